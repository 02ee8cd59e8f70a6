// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A test target beside the goldens that it reads through `#filePath`.
func suite(_ name: String, of targets: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: targets + ["TestSupport"], exclude: ["Golden"], swiftSettings: strict)
}

let package = Package(
  name: "HabitFlow",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HabitCore", targets: ["HabitCore"]),
    .library(name: "HabitStore", targets: ["HabitStore"]),
    .library(name: "HabitRender", targets: ["HabitRender"]),
  ],
  targets: [
    // The C libraries of the system, one target each.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // The libraries, from the inside out. Arrows point up in this list.
    .target(name: "HabitCore", swiftSettings: strict),
    .target(name: "CommandKit", swiftSettings: strict),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "HabitStore", dependencies: ["HabitCore", "SQLite"], swiftSettings: strict),
    .target(name: "HabitRender", dependencies: ["HabitCore"], swiftSettings: strict),
    .target(name: "HabitCairo", dependencies: ["HabitRender", "CCairo", "CPNG"], swiftSettings: strict),
    .target(name: "HabitExchange", dependencies: ["HabitCore", "SQLite"], swiftSettings: strict),
    .target(
      name: "HabitCLI", dependencies: ["HabitCore", "HabitStore", "HabitRender", "CommandKit"],
      swiftSettings: strict),

    // The tests, one target for each library, and two that look at the whole.
    .target(name: "TestSupport", dependencies: ["HabitCore"], path: "Tests/TestSupport", swiftSettings: strict),
    suite("HabitCoreTests", of: ["HabitCore"]),
    suite("CommandKitTests", of: ["CommandKit"]),
    suite("HabitStoreTests", of: ["HabitStore", "SQLite", "HabitCore"]),
    suite("HabitRenderTests", of: ["HabitRender", "HabitCore"]),
    suite("HabitCairoTests", of: ["HabitCairo", "CPNG", "HabitRender", "HabitCore"]),
    suite("HabitExchangeTests", of: ["HabitExchange", "SQLite", "HabitCore"]),
    suite("HabitCLITests", of: ["HabitCLI", "CommandKit", "HabitCore", "HabitStore", "HabitRender"]),
  ]
)

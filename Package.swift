// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Without a dynamic loader a program starts twice as fast, and holds less memory. SQLite and libarchive, the only C
// libraries of those that are linked so, are linked in.
let withoutLoader: [LinkerSetting] = [
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
]

// Cairo and Pango come as shared libraries, so here the loader is needed, but it need neither move the program nor look
// into it for what those libraries want.
let atFixedAddress: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc", "-Xlinker", "--no-export-dynamic"],
    .when(platforms: [.linux], configuration: .release))
]

/// A C library that executables hold, with those that it needs itself, so that the loader need neither find it nor look
/// up its symbols.
func linkedIn(_ library: String, with others: [String] = ["m"]) -> [LinkerSetting] {
  [
    .linkedLibrary(":lib\(library).a", .when(platforms: [.linux], configuration: .release))
  ]
    + others.map { .linkedLibrary($0, .when(platforms: [.linux], configuration: .release)) } + [
      .linkedLibrary(library, .when(platforms: [.linux], configuration: .debug)),
      .linkedLibrary(library, .when(platforms: [.macOS])),
    ]
}

// What is linked in must not also be asked of pkg-config, which names the shared library; but only it knows where
// Homebrew keeps the header.
func ofHomebrew(_ package: String) -> String? {
  #if os(macOS)
    package
  #else
    nil
  #endif
}

/// A test target beside the goldens, and other files, that it reads through `#filePath`.
func suite(_ name: String, of targets: [Target.Dependency], beside files: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: targets + ["TestSupport"], exclude: ["Golden"] + files, swiftSettings: strict)
}

let package = Package(
  name: "HabitFlow",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HabitCore", targets: ["HabitCore"]),
    .library(name: "HabitStore", targets: ["HabitStore"]),
    .library(name: "HabitRender", targets: ["HabitRender"]),
    .library(name: "HabitCairo", targets: ["HabitCairo"]),
    .library(name: "HabitSync", targets: ["HabitSync"]),
    .executable(name: "habit", targets: ["habit"]),
    .executable(name: "habit-draw", targets: ["habit-draw"]),
    .executable(name: "habit-exchange", targets: ["habit-exchange"]),
    .executable(name: "habit-sync", targets: ["habit-sync"]),
  ],
  targets: [
    // The C libraries of the system, one target each.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CSixel", pkgConfig: ofHomebrew("libsixel"), providers: [.apt(["libsixel-dev"]), .brew(["libsixel"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: ofHomebrew("libarchive"),
      providers: [
        .apt(["libarchive-dev", "nettle-dev", "liblzma-dev", "libzstd-dev", "libbz2-dev", "zlib1g-dev"]),
        .brew(["libarchive"]),
      ]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),

    // The libraries, from the inside out. Arrows point up in this list.
    .target(name: "HabitCore", swiftSettings: strict),
    .target(name: "CommandKit", swiftSettings: strict),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict, linkerSettings: linkedIn("sqlite3")),
    .target(
      name: "Archive", dependencies: ["CArchive"], swiftSettings: strict,
      linkerSettings: linkedIn("archive", with: ["nettle", "lzma", "zstd", "bz2", "z"])),
    .target(name: "Postgres", dependencies: ["CPostgres"], swiftSettings: strict),
    .target(name: "HabitStore", dependencies: ["HabitCore", "SQLite"], swiftSettings: strict),
    .target(name: "HabitRender", dependencies: ["HabitCore"], swiftSettings: strict),
    .target(
      name: "HabitCairo", dependencies: ["HabitCore", "HabitRender", "CCairo", "CPNG", "CSixel"],
      swiftSettings: strict, linkerSettings: linkedIn("sixel")),
    .target(name: "HabitExchange", dependencies: ["HabitCore", "SQLite", "Archive"], swiftSettings: strict),
    .target(name: "HabitSync", dependencies: ["HabitCore", "Postgres"], swiftSettings: strict),
    .target(
      name: "HabitCLI", dependencies: ["HabitCore", "HabitStore", "HabitRender", "CommandKit"],
      swiftSettings: strict),

    // The executables: wiring only. Each C library has one of its own.
    .target(
      name: "HabitSystem", dependencies: ["HabitCore", "HabitCLI", "CommandKit"], path: "Sources/habit-system",
      swiftSettings: strict),
    .executableTarget(
      name: "habit", dependencies: ["HabitCLI", "HabitSystem"], swiftSettings: strict,
      linkerSettings: withoutLoader),
    .executableTarget(
      name: "habit-draw", dependencies: ["HabitCLI", "HabitCairo", "HabitSystem"], swiftSettings: strict,
      linkerSettings: atFixedAddress),
    .executableTarget(
      name: "habit-exchange", dependencies: ["HabitCLI", "HabitExchange", "HabitSystem"], swiftSettings: strict,
      linkerSettings: withoutLoader),
    .executableTarget(
      name: "habit-sync", dependencies: ["HabitCLI", "HabitSync", "Postgres", "HabitSystem"], swiftSettings: strict,
      linkerSettings: atFixedAddress),

    // What other programs can do with the libraries, run by a test.
    .executableTarget(
      name: "heatmap-of-numbers", dependencies: ["HabitCairo", "HabitCore", "HabitRender"],
      path: "Examples/HeatmapOfNumbers", swiftSettings: strict),

    .executableTarget(
      name: "streak-of-a-diary", dependencies: ["HabitCore"], path: "Examples/StreakOfADiary", swiftSettings: strict),

    // The tests, one target for each library, and two that look at the whole.
    .target(name: "TestSupport", dependencies: ["HabitCore"], path: "Tests/TestSupport", swiftSettings: strict),
    suite("HabitCoreTests", of: ["HabitCore"]),
    suite("CommandKitTests", of: ["CommandKit"]),
    suite("HabitStoreTests", of: ["HabitStore", "SQLite", "HabitCore"]),
    suite("HabitSyncTests", of: ["HabitSync", "Postgres", "HabitStore", "HabitCore"]),
    suite("HabitRenderTests", of: ["HabitRender", "HabitCore"]),
    suite("HabitCairoTests", of: ["HabitCairo", "CPNG", "CSixel", "HabitRender", "HabitCore"]),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive"], swiftSettings: strict),
    suite("HabitExchangeTests", of: ["HabitExchange", "HabitStore", "SQLite", "Archive", "HabitCore"]),
    suite("HabitCLITests", of: ["HabitCLI", "CommandKit", "HabitCore", "HabitStore", "HabitRender", "SQLite"]),
    .testTarget(
      name: "HabitSystemTests", dependencies: ["HabitSystem", "HabitCLI", "TestSupport"], swiftSettings: strict),
    suite(
      "EndToEndTests",
      of: [
        "HabitCLI", "HabitCore", "SQLite", "habit", "habit-draw", "habit-exchange", "habit-sync", "heatmap-of-numbers",
        "streak-of-a-diary",
      ],
      beside: ["Support/Browser/browser.py", "Support/Desktop/desktop.py", "Support/Formats/formats.py"]),
  ]
)

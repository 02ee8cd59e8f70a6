public import FoundationEssentials

/// What habits and todos are sorted into.
public struct Category: Sendable, Hashable, Identifiable {
  /// What tells the category from all others, on every device.
  public let id: UUID
  /// The name, unique among the categories that are not deleted.
  public var name: Name
  /// The colour.
  public var color: HabitColor
  /// One emoji or a short text.
  public var icon: String

  /// The colour of a category that was given none.
  public static let standardColor = HabitColor(rgb: 0x007AFF)

  /// The icon of a category that was given none.
  public static let standardIcon = "📁"

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - id: What tells the category from all others.
  ///   - name: The name.
  ///   - color: The colour.
  ///   - icon: One emoji or a short text.
  public init(
    id: UUID, name: Name, color: HabitColor = Self.standardColor, icon: String = Self.standardIcon
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
  }
}

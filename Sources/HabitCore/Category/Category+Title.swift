extension Category {
  /// The icon and the name, or the name alone.
  package var title: String { icon.isEmpty ? name.text : "\(icon) \(name.text)" }
}

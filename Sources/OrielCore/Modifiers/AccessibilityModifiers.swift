extension View {
  /// Adds accessibility traits to the view.
  ///
  /// Add `isSelected` only while the view is selected:
  ///
  ///     Button("Inbox") { folder = .inbox }
  ///       .accessibilityAddTraits(folder == .inbox ? .isSelected : [])
  ///
  /// In GTK, `isButton`, `isLink` and `isHeader` set the role of the view, which is fixed when its widget is created:
  /// adding or removing them later has no effect. A button that may become selected has the role of a toggle button,
  /// and the state `pressed`; other views have the state `selected`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: traits, removed: [])))
  }

  /// Removes accessibility traits that modifiers closer to the view have added.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: [], removed: traits)))
  }
}

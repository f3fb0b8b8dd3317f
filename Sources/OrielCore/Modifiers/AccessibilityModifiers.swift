extension View {
  /// Adds traits to the view.
  ///
  /// A view that may become selected adds no trait as long as it isn't:
  ///
  ///     Button("Inbox") { folder = .inbox }
  ///       .accessibilityAddTraits(folder == .inbox ? .isSelected : [])
  ///
  /// In GTK, `isButton`, `isLink` and `isHeader` give the view another role, which counts from the view's beginning: adding or
  /// removing them later changes nothing. A button that may become selected has the role of a toggle button, and the
  /// state `pressed`; other views have the state `selected`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: traits, removed: [])))
  }

  /// Removes traits from the view that modifiers inside have added.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: [], removed: traits)))
  }
}

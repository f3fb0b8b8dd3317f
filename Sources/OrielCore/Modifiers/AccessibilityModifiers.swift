extension View {
  /// Adds accessibility traits to the view.
  ///
  /// Add `isSelected` only while the view is selected:
  ///
  ///     Button("Inbox") { folder = .inbox }
  ///       .accessibilityAddTraits(folder == .inbox ? .isSelected : [])
  ///
  /// In GTK, traits such as `isButton`, `isLink` and `isHeader` set the role of the view, which is fixed when its widget is
  /// created: adding or removing them later has no effect. A button that may become selected has the role of a toggle
  /// button, and the state `pressed`; other views have the state `selected`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: traits, removed: [])))
  }

  /// Removes accessibility traits that modifiers closer to the view have added.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier(.accessibilityTraits(added: [], removed: traits)))
  }

  /// Makes the view a heading of a level, by which assistive technology lists and visits the parts of a window.
  ///
  /// ```swift
  /// Text("Orders").font(.title).accessibilityHeading(.h1)
  /// ```
  ///
  /// The headers of sections are headings of level 2, and the titles of group boxes of level 3, without a modifier. In GTK:
  /// the role of a heading and its property `level`. The role is fixed when the widget is created.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AttributeModifier(.accessibilityHeading(level)))
  }
}

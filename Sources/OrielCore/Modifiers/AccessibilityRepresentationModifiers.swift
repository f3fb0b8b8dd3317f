extension View {
  /// Replaces the view for assistive technology and the keyboard by another one, which isn't seen.
  ///
  /// ```swift
  /// Dial(value: $volume)
  ///   .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  /// ```
  ///
  /// In GTK, the widgets of the representation are in front of the view, with its size at most, invisible and out of reach
  /// of the pointer. Tab reaches its controls; the view itself has to show which one has the focus.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().modifier(Unseen()) }
  }

  /// Makes the view a group of others for assistive technology, which aren't seen, such as the points of a chart that a
  /// `Canvas` draws.
  ///
  /// ```swift
  /// Canvas { context, size in draw(months, in: context, size) }
  ///   .accessibilityChildren {
  ///     ForEach(months) { Text("\($0.name): \($0.sales)") }
  ///   }
  ///   .accessibilityLabel("Sales")
  /// ```
  ///
  /// In GTK, the widgets of the children are in a column in front of the view, invisible and out of reach of the pointer. The
  /// view should be as large as they are together.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true)
      .overlay { VStack { children() }.modifier(Unseen()) }
      .accessibilityElement(children: .contain)
  }
}

/// Hides views from the eye and the pointer only.
private struct Unseen: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0).allowsHitTesting(false) }
}

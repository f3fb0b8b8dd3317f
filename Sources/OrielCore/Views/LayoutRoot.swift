extension Layout {
  /// Arranges views with this layout.
  ///
  /// ```swift
  /// Flow(spacing: 4) { ForEach(tags, id: \.self) { Text($0) } }
  /// ```
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutRoot(layout: self, content: content())
  }
}

/// The views of a custom layout.
private struct LayoutRoot<L: Layout, Content: View>: LayoutView {
  typealias Body = Never

  let layout: L
  let content: Content

  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { L.layoutProperties.stackOrientation }
  func makeLayout() -> LayoutRunnerNode { LayoutRunnerNode(layout) }
  func update(_ node: LayoutRunnerNode) { node.update(layout) }
}

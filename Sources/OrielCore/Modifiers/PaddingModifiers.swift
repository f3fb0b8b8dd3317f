import FoundationEssentials

extension View {
  /// Leaves room on the given edges: `length` pixels, or the desktop's usual 12.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 12)))
  }

  /// Leaves room on all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Leaves room on each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

private struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets
  func makeLayout() -> PaddingNode { PaddingNode(insets) }
  func update(_ layout: PaddingNode) { layout.insets = insets }
}

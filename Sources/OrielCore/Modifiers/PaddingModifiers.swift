import FoundationEssentials

extension View {
  /// Adds padding to the given edges: `length` application pixels, or the default of 12.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 12)))
  }

  /// Adds padding of the given length, in application pixels, to all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds different padding to each edge, in application pixels.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

private struct PaddingModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let insets: EdgeInsets
  func makeLayout() -> PaddingNode { PaddingNode(insets) }
  func update(_ layout: PaddingNode) { layout.insets = insets }
}

extension View {
  /// Paints the area behind the view.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      LayerModifier(layers: LayersElement(role: .background, fill: style._paint.paint), layer: EmptyView(), role: nil))
  }

  /// Puts another view behind this one. The size stays this view's.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(
      LayerModifier(
        layers: LayersElement(role: .background, alignment: alignment), layer: content(), role: .background))
  }

  /// Puts another view in front of this one. The size stays this view's.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(
      LayerModifier(layers: LayersElement(role: .overlay, alignment: alignment), layer: content(), role: .overlay))
  }

  /// Paints over the view.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      LayerModifier(layers: LayersElement(role: .overlay, fill: style._paint.paint), layer: EmptyView(), role: nil))
  }
}

/// Puts a view, or a colour, behind or in front of the modified one.
private struct LayerModifier<Layer: View>: BoxingModifier {
  let layers: LayersElement
  let layer: Layer
  let role: SlotRole?

  var box: LayersBox<Layer> { LayersBox(layers: layers, contained: role.map { Slot($0, layer) }) }
}

/// The view's place and its layer's.
private struct LayersBox<Layer: View>: PrimitiveView {
  typealias Body = Never

  let layers: LayersElement
  let contained: Slot<Layer>?

  static var readsEnvironmentOnly: Bool { true }
  func element(in context: ElementContext) -> LayersElement { layers }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

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
package struct LayerModifier<Layer: View>: ViewModifier {
  package typealias Body = Never

  let layers: LayersElement
  let layer: Layer
  let role: SlotRole?

  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    LayerNode(view, in: context)
  }
}

/// The node of a layered view: a primitive that holds the view and its layer.
@MainActor
private final class LayerNode<Modified: View, Layer: View>:
  _ViewNode<ModifiedContent<Modified, LayerModifier<Layer>>>
{
  private var child: _ViewNode<LayeredView<Modified, Layer>>?

  init(_ view: ModifiedContent<Modified, LayerModifier<Layer>>, in context: _NodeContext) {
    super.init(context: context)
    child = LayeredView._makeNode(LayeredView(view), in: context.below(self))
  }

  override func update(_ newView: ModifiedContent<Modified, LayerModifier<Layer>>) {
    child?.update(LayeredView(newView))
  }

  override func unmountChildren() { child?.unmount() }
  override func forEachWidget(_ body: (any PlatformWidget) -> Void) { child?.forEachWidget(body) }
  override var lastWidget: (any PlatformWidget)? { child?.lastWidget }
}

private struct LayeredView<Modified: View, Layer: View>: PrimitiveView {
  typealias Body = Never

  let modified: Modified
  let modifier: LayerModifier<Layer>

  init(_ content: ModifiedContent<Modified, LayerModifier<Layer>>) {
    modified = content.content
    modifier = content.modifier
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }

  var contained: TupleView<Modified, Slot<Layer>?> {
    TupleView(modified, modifier.role.map { Slot($0, modifier.layer) })
  }

  func element(in context: ElementContext) -> Element { .layers(modifier.layers) }
}

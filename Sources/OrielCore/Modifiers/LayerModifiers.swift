nonisolated extension View {
  /// Fills the area behind the view with a style, by default with the background style. Windows on Linux have no safe
  /// areas into which the fill could extend.
  public func background<S: ShapeStyle>(
    _ style: S = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(FillModifier(role: .background, paint: style._paint.paint))
  }

  /// Places a view behind this one. It is proposed this view's size, and doesn't affect the layout.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(
      LayerModifier(configuration: LayerNode.Configuration(.background, alignment: alignment), layer: content()))
  }

  /// Places a view behind this one, which doesn't affect the size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Places a view in front of this one. It is proposed this view's size, and doesn't affect the layout.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(configuration: LayerNode.Configuration(.overlay, alignment: alignment), layer: content()))
  }

  /// Places a view in front of this one, which doesn't affect the size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Masks the view with the opacity of another view, which isn't displayed: where the mask is half transparent, so is
  /// this view. The mask receives no input, and is hidden from assistive technology.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(LayerModifier(configuration: LayerNode.Configuration(.mask, alignment: alignment), layer: mask()))
  }

  /// Masks the view with the opacity of another view. See ``View/mask(alignment:_:)``.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Fills the area in front of the view with a style. Windows on Linux have no safe areas into which the fill could
  /// extend.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(FillModifier(role: .overlay, paint: style._paint.paint))
  }
}

extension LayerNode {
  fileprivate func insertLayer(_ layer: LayoutNode) {
    switch configuration.role {
    case .background: insertChild(layer, after: nil)
    case .overlay, .mask: appendChild(layer)
    }
  }
}

/// Fills the area behind or in front of the modified view.
private struct FillModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let role: LayerNode.Configuration.Role
  let paint: Paint

  var readsEnvironment: Bool { paint.dependsOnEnvironment }

  func makeLayout() -> LayerNode { LayerNode(LayerNode.Configuration(role)) }
  func complete(_ layout: LayerNode) { layout.insertLayer(DrawnNode(Drawing(fill: paint))) }

  func update(_ layout: LayerNode) { if !readsEnvironment { fill(layout, with: paint) } }
  func update(_ layout: LayerNode, in environment: EnvironmentValues) {
    fill(layout, with: paint.resolved(in: environment))
  }

  private func fill(_ layout: LayerNode, with paint: Paint) { (layout.layer as? DrawnNode)?.drawing.fill = paint }
}

/// Places views behind or in front of the modified one.
private nonisolated struct LayerModifier<Layer: View>: AccompaniedModifier {
  @MainActor static var isReusable: Bool { true }
  let configuration: LayerNode.Configuration
  let layer: Layer

  @MainActor var companion: Layer { layer }
  @MainActor func place(in layout: LayerNode) -> LayoutNode? { layout.layer }
  @MainActor func makeLayout() -> LayerNode { LayerNode(configuration) }
  @MainActor func complete(_ layout: LayerNode) { layout.insertLayer(ZStackNode(arrangement)) }

  @MainActor func update(_ layout: LayerNode) {
    layout.configuration = configuration
    (layout.layer as? ZStackNode)?.arrangement = arrangement
  }

  @MainActor private var arrangement: ZStackArrangement { ZStackArrangement(configuration.alignment) }
}

import CGtk
import OrielCore

/// The background of a presentation: a paint that fills the area, and aligned views.
@MainActor final class BackgroundSurface: LayoutContainer {
  private let root = ZStackNode()
  private let frame: FlexibleFrameNode
  private let layers = ZStackNode()
  private let surface: SurfaceWidget
  private var filling: DrawnNode?

  init() {
    let everything = FlexibleFrameNode.Limits(minimum: 0, maximum: .infinity)
    frame = FlexibleFrameNode(FlexibleFrameNode.Configuration(width: everything, height: everything))
    frame.insertChild(layers, after: nil)
    root.insertChild(frame, after: nil)
    surface = SurfaceWidget(SurfaceContent(root))
    showIfFull()
  }

  var widget: GtkWidgetPointer { surface.widget }

  /// Updates the background of a presentation.
  func update(_ request: PresentationRequest) {
    setAlignment(request.backgroundAlignment)
    setPaint(request.background)
    showIfFull()
  }

  private func setAlignment(_ alignment: Alignment) {
    guard alignment != frame.configuration.alignment else { return }
    frame.configuration.alignment = alignment
    layers.arrangement = ZStackArrangement(alignment)
  }

  private func setPaint(_ paint: Paint?) {
    if let paint, let filling {
      filling.drawing.fill = paint
    } else if let paint {
      let made = DrawnNode(Drawing(fill: paint))
      filling = made
      root.insertChild(made, after: nil)
    } else if let filling {
      root.removeChild(filling)
      self.filling = nil
    }
  }

  private func showIfFull() {
    gtk_widget_set_visible(widget, filling == nil && layers.childCount == 0 ? 0 : 1)
  }

  /// Allocates the whole area of the presentation.
  func allocate(width: Int32, height: Int32) {
    if gtk_widget_should_layout(widget) != 0 { gtk_widget_allocate(widget, width, height, -1, nil) }
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    layers.insertChild(node, after: sibling)
    showIfFull()
  }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) { layers.moveChild(node, after: sibling) }

  func remove(_ node: LayoutNode) {
    layers.removeChild(node)
    showIfFull()
  }

  func dispose() { surface.dispose() }
}

import CGtk
import FoundationEssentials
import OrielCore

/// A button in a picture without a display: its label, in a border if the style has one.
@MainActor final class OffscreenButton: OffscreenContainer<ButtonElement> {
  private let padding = PaddingNode(EdgeInsets())

  override init(_ element: ButtonElement) {
    super.init(element)
    content.surface.root.insertChild(padding, after: nil)
    let row = StackNode(StackArrangement(VerticalAlignment.center, spacing: ControlSpacing.label))
    padding.insertChild(row, after: nil)
    if hasBorder { padding.insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12) }
    if isFilled { content.foreground = GdkRGBA(GradientRamp.Components(textComponents, 1)) }
  }

  private var row: LayoutNode? { padding.content }

  override func insert(_ node: LayoutNode, after sibling: LayoutNode?) { row?.insertChild(node, after: sibling) }
  override func move(_ node: LayoutNode, after sibling: LayoutNode?) { row?.moveChild(node, after: sibling) }
  override func remove(_ node: LayoutNode) { row?.removeChild(node) }

  private var hasBorder: Bool {
    switch element.style {
    case .automatic, .bordered, .borderedProminent: true
    case .borderless, .plain, .link, .custom: false
    }
  }

  private var isFilled: Bool { hasBorder && (element.style == .borderedProminent || element.role == .destructive) }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    let opacity = element.isEnabled ? 1 : 0.6
    gtk_snapshot_push_opacity(snapshot, opacity)
    defer { gtk_snapshot_pop(snapshot) }
    if hasBorder { drawBorder(in: frame, of: host, on: snapshot) }
    super.draw(in: frame, of: host, on: snapshot)
  }

  private var paint: Paint { element.role == .destructive ? .color(.red) : element.tint ?? .tint }

  /// The color of text on a filled button.
  private var textComponents: SIMD3<Double> {
    guard paint != .tint, let fill = ResolvedPaint(paint, in: .standard, for: .area).components else { return .one }
    return Contrast.foreground(on: fill)
  }

  private func drawBorder(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var fill = host.color(isFilled ? paint : .background(level: 1))
    let line = host.color(isFilled ? paint : .separator)
    var (outline, area) = (GskRoundedRect(), frame.graphene)
    gsk_rounded_rect_init_from_rect(&outline, &area, 5)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &fill, &area)
    gtk_snapshot_pop(snapshot)
    let widths: [Float] = [1, 1, 1, 1]
    let lines = [GdkRGBA](repeating: line, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, lines)
  }
}

extension ButtonElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenButton(self) }
}

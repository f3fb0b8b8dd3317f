import CGtk
import FoundationEssentials
import OrielCore

/// A control that can't be drawn without a display: a crossed out area.
@MainActor final class OffscreenPlaceholder<WidgetElement: Element>: OffscreenWidget<WidgetElement> {
  override init(_ element: WidgetElement) {
    super.init(element)
    Diagnostics.warn(
      "\(WidgetElement.self) can't be drawn without a display; the picture has a placeholder",
      once: "offscreen.\(WidgetElement.self)")
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (min(proposal.width ?? 100, 100), min(proposal.height ?? 34, 34))
    return CGSize(width: width, height: height)
  }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var color = host.color(.foreground(level: 3))
    var area = frame.graphene
    gtk_snapshot_push_clip(snapshot, &area)
    var path = Path(frame.cgRect)
    path.move(to: CGPoint(x: frame.minX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    let handle = PathHandle(path, isMirrored: false, width: frame.width)
    StrokeStyle(lineWidth: 2).withStroke { gtk_snapshot_append_stroke(snapshot, handle.pointer, $0, &color) }
    gtk_snapshot_pop(snapshot)
  }
}

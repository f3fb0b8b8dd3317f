import CGtk
import FoundationEssentials
import OrielCore

/// A line in a picture without a display.
@MainActor final class OffscreenDivider: OffscreenWidget<DividerElement> {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.axis == .horizontal
      ? CGSize(width: proposal.width ?? 1, height: 1) : CGSize(width: 1, height: proposal.height ?? 1)
  }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var color = host.color(.separator)
    var area = frame.graphene
    gtk_snapshot_append_color(snapshot, &color, &area)
  }
}

extension DividerElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenDivider(self) }
}

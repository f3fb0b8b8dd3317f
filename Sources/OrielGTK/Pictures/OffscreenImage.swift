import CGtk
import FoundationEssentials
import OrielCore

/// An image in a picture without a display.
@MainActor final class OffscreenImage: OffscreenWidget<ImageElement> {
  override var sensitivity: Axis.Set { element.isResizable ? [.horizontal, .vertical] : [] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = OffscreenSurface.ruler.size(of: element)
    return element.isResizable ? proposal.replacingUnspecifiedDimensions(by: own.cgSize) : own.cgSize
  }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    CanvasDrawing(host: host).draw(element, in: frame, on: snapshot)
  }
}

extension ImageElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenImage(self) }
}

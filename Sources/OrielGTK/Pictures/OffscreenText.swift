import CGtk
import FoundationEssentials
import OrielCore

/// A text in a picture without a display.
@MainActor final class OffscreenText: OffscreenWidget<TextElement> {
  private var measured: (text: TextElement, layout: TextLayout)?

  /// The layout that measures the text.
  private var layout: TextLayout {
    if let measured, measured.text == element { return measured.layout }
    let layout = TextLayout(element, in: OffscreenSurface.ruler)
    measured = (element, layout)
    return layout
  }

  override var sensitivity: Axis.Set { layout.sensitivity(isHeightLimited: true) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, isHeightLimited: true).cgSize
  }

  override func baselines(in size: CGSize) -> TextBaselines? {
    layout.baselines(in: Size(size), isHeightLimited: true)
  }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var color = host.color(element.style.foreground ?? .foreground(level: 0), for: .text)
    guard !element.isRedacted else {
      color.alpha *= 0.15
      var area = frame.graphene
      return gtk_snapshot_append_color(snapshot, &color, &area)
    }
    let area = Rect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
    TextLayout(element, in: host).draw(in: area, isHeightLimited: true, color: color, on: snapshot)
  }
}

extension TextElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenText(self) }
}

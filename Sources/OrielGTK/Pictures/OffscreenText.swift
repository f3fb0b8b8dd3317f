import CGtk
import FoundationEssentials
import OrielCore

/// A text in a picture without a display.
@MainActor final class OffscreenText: OffscreenWidget<TextElement> {
  private func size(width: CGFloat?, height: CGFloat? = nil) -> Size {
    TextLayout(element, width: width, height: height, in: OffscreenSurface.ruler)?.measured.size
      ?? Size(width: 0, height: 0)
  }

  /// Whether the text is always as wide as its widest line, as a label is.
  private var isRigid: Bool {
    let lines = TextLines(element)
    return !lines.wraps && !lines.isSingle && lines.limit == nil
  }

  override var sensitivity: Axis.Set { isRigid ? .vertical : [.horizontal, .vertical] }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let natural = size(width: nil)
    if isRigid { return natural.cgSize }
    // A stack may propose a little less than the natural width, because it adds and subtracts fractions.
    let width = (min(proposal.width ?? natural.width, natural.width) + 0.01).rounded(.down)
    var size = width < natural.width || element.lineLimit != nil ? size(width: max(0, width)) : natural
    // As wide as a label: the proposed width, if there are several lines.
    size.width = max(0, width)
    if let height = proposal.height, height + 0.5 < size.height {
      size.height = min(size.height, self.size(width: size.width, height: height).height)
    }
    if element.reservesSpace, let limit = element.lineLimit {
      var sample = element
      sample.string = "X"
      sample.runs = []
      sample.lineLimit = nil
      let line = TextLayout(sample, width: nil, in: OffscreenSurface.ruler)?.measured.size.height ?? 0
      size.height = max(size.height, line * CGFloat(max(1, limit)))
    }
    return size.cgSize
  }

  override func baselines(in size: CGSize) -> TextBaselines? {
    TextLayout(element, width: size.width, in: OffscreenSurface.ruler)?.measured.baselines
  }

  override func draw(in frame: Rect, of host: OffscreenSurface, on snapshot: OpaquePointer) {
    var color = host.color(element.style.foreground ?? .foreground(level: 0))
    guard !element.isRedacted else {
      color.alpha *= 0.15
      var area = frame.graphene
      return gtk_snapshot_append_color(snapshot, &color, &area)
    }
    let whole = size(width: frame.width).height
    let height = frame.height + 0.5 < whole ? frame.height : nil
    let layout = TextLayout(element, width: frame.width, height: height, in: host)
    layout?.draw(at: Point(x: frame.minX.rounded(), y: frame.minY.rounded()), color: color, on: snapshot)
  }
}

extension TextElement: OffscreenElement {
  func makeOffscreenWidget() -> any OffscreenContent { OffscreenText(self) }
}

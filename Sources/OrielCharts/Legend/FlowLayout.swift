import OrielCore

/// Views beside each other, in as many lines as they need.
struct FlowLayout: Layout {
  let spacing: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(of: subviews, width: proposal.width ?? .infinity).size.cgSize
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = arrangement(of: subviews, width: bounds.width).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size.cgSize))
    }
  }

  private func arrangement(of subviews: Subviews, width: CGFloat) -> (size: Size, frames: [Rect]) {
    var frames: [Rect] = []
    var (x, y, lineHeight, right) = (0.0, 0.0, 0.0, 0.0)
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width {
        (x, y) = (0, y + lineHeight + spacing.height)
        lineHeight = 0
      }
      frames.append(Rect(x: x, y: y, width: size.width, height: size.height))
      right = max(right, x + size.width)
      x += size.width + spacing.width
      lineHeight = max(lineHeight, size.height)
    }
    return (Size(width: right, height: y + lineHeight), frames)
  }
}

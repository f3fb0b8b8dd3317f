import FoundationEssentials

/// Arranges a field and what belongs to it in a line.
///
/// Where the field would be too narrow, it has a line of its own, and the others are in lines below it.
struct FindRow: Layout {
  private static let spacing: CGFloat = 6
  private static let narrowestField: CGFloat = 140

  /// Some of the views, side by side.
  private struct Line {
    var views: Range<Int>
    var widths: [CGFloat]
    var height: CGFloat

    var width: CGFloat { widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * FindRow.spacing }
  }

  private func lines(of views: Subviews, in width: CGFloat?) -> [Line] {
    guard let field = views.first else { return [] }
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    for view in views {
      let size = view.sizeThatFits(.unspecified)
      widths.append(size.width)
      heights.append(size.height)
    }
    let others = widths.dropFirst().reduce(0) { $0 + $1 + Self.spacing }
    let available = width ?? max(widths[0], Self.narrowestField) + others
    if available - others >= Self.narrowestField {
      widths[0] = available - others
      return [Line(views: 0..<views.count, widths: widths, height: heights.max() ?? 0)]
    }
    let fieldHeight = field.sizeThatFits(ProposedViewSize(width: available, height: nil)).height
    var lines = [Line(views: 0..<1, widths: [available], height: fieldHeight)]
    for index in 1..<max(1, views.count) {
      if lines.count > 1, lines[lines.count - 1].width + Self.spacing + widths[index] <= available {
        lines[lines.count - 1].views = lines[lines.count - 1].views.lowerBound..<index + 1
        lines[lines.count - 1].widths.append(widths[index])
        lines[lines.count - 1].height = max(lines[lines.count - 1].height, heights[index])
      } else {
        lines.append(Line(views: index..<index + 1, widths: [widths[index]], height: heights[index]))
      }
    }
    return lines
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width)
    let gaps = CGFloat(max(0, lines.count - 1)) * Self.spacing
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.origin.y
    for line in lines(of: subviews, in: bounds.size.width) {
      var left = bounds.origin.x
      for (index, width) in zip(line.views, line.widths) {
        subviews[index].place(
          at: CGPoint(x: left, y: top + line.height / 2), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: nil))
        left += width + Self.spacing
      }
      top += line.height + Self.spacing
    }
  }
}

import Oriel

/// Views side by side, in as many lines as they need.
struct Flow: Layout {
  var spacing = 6.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(of: subviews, width: bounds.width) {
      var x = bounds.minX
      for index in line.indices {
        let size = subviews[index].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.minY + line.top + (line.height - size.height) / 2),
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
    }
  }

  private struct Line {
    var indices: Range<Int>
    var top: Double
    var width: Double
    var height: Double
  }

  private func lines(of subviews: Subviews, width: Double) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      if var line = lines.last, line.width + spacing + size.width <= width {
        line.indices = line.indices.lowerBound..<index + 1
        line.width += spacing + size.width
        line.height = max(line.height, size.height)
        lines[lines.count - 1] = line
      } else {
        let top = lines.last.map { $0.top + $0.height + spacing } ?? 0
        lines.append(Line(indices: index..<index + 1, top: top, width: size.width, height: size.height))
      }
    }
    return lines
  }
}

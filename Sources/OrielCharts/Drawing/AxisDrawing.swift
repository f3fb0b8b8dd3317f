import OrielCore

/// Draws the ticks and the labels of axes that are texts.
struct AxisDrawing: View {
  let axes: [PlacedAxis]
  let plot: Rect
  let isMirrored: Bool

  var body: some View {
    Canvas { context, size in
      for axis in axes {
        for line in axis.lines { if let length = line.length { draw(line, length, axis, in: context, size.width) } }
        for label in axis.labels { draw(label, in: context, size.width) }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private func draw(
    _ line: AxisLine, _ length: Double, _ axis: PlacedAxis, in context: GraphicsContext, _ width: Double
  ) {
    var context = context
    if isMirrored {
      context.translateBy(x: width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.translateBy(x: line.offset.width, y: line.offset.height)
    let (x, y) = (plot.minX + line.position, plot.minY + line.position)
    let (start, end) =
      switch axis.side {
      case .bottom: (CGPoint(x: x, y: plot.maxY), CGPoint(x: x, y: plot.maxY + length))
      case .top: (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.minY - length))
      case .leading: (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.minX - length, y: y))
      case .trailing: (CGPoint(x: plot.maxX, y: y), CGPoint(x: plot.maxX + length, y: y))
      }
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    context.stroke(path, with: .style(PaintStyle(line.paint)), style: line.stroke)
  }

  private func draw(_ label: PlacedLabel, in context: GraphicsContext, _ width: Double) {
    guard case .text(let text) = label.content else { return }
    var resolved = context.resolve(text)
    if let paint = label.paint { resolved.shading = .style(PaintStyle(paint)) }
    // A little wider than the text, so that rounding doesn't break it.
    var frame = label.frame
    frame.width += 1
    if isMirrored { frame.minX = width - frame.minX - frame.width }
    guard label.frame.width < label.size.width else { return context.draw(resolved, in: frame.cgRect) }
    var clipped = context
    clipped.clip(to: Path(frame.cgRect))
    clipped.draw(resolved, in: CGRect(x: frame.minX, y: frame.minY, width: label.size.width + 1, height: frame.height))
  }
}

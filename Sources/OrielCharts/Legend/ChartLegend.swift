import OrielCore

/// The legend of a chart: the colors, symbols and lines of values, in as many lines as they need.
struct ChartLegend: View {
  let model: PlotModel
  let format: AxisFormat
  /// Whether the entries are below each other.
  let isVertical: Bool

  private static let length = 9.0

  /// Whether a chart has values to explain.
  static func isNeeded(_ model: PlotModel) -> Bool {
    !model.foreground.domain.isEmpty || model.foreground.range != nil || !model.symbols.domain.isEmpty
      || !model.lineStyles.domain.isEmpty
  }

  var body: some View {
    if isVertical {
      VStack(alignment: .leading, spacing: 4) { content }
    } else {
      FlowLayout(spacing: CGSize(width: 12, height: 4)) { content }
    }
  }

  @ViewBuilder private var content: some View {
    if let range = model.foreground.range { shades(range) }
    ForEach(LegendEntry.entries(of: model, format)) { entry in
      HStack(spacing: 4) {
        if let lineStyle = entry.lineStyle {
          Canvas { context, size in
            let line = Path { path in
              path.move(to: CGPoint(x: 0, y: size.height / 2))
              path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
            }
            context.stroke(line, with: .style(PaintStyle(entry.paint)), style: lineStyle)
          }
          .frame(width: 20, height: Self.length)
        } else {
          entry.symbol.fill(PaintStyle(entry.paint)).frame(width: Self.length, height: Self.length)
        }
        Text(verbatim: entry.title)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// The shades of numbers between the least and the greatest.
  private func shades(_ range: ClosedRange<Double>) -> some View {
    let step = NumberTicks.step(for: range.upperBound - range.lowerBound, count: 10)
    return HStack(spacing: 4) {
      Text(verbatim: format.text(of: range.lowerBound, step: step))
      Canvas { context, size in
        let count = 24
        let width = size.width / Double(count)
        for index in 0..<count {
          let paint = model.foreground.shade(at: Double(index) / Double(count - 1))
          context.fill(
            Path(CGRect(x: Double(index) * width, y: 0, width: width, height: size.height)),
            with: .style(PaintStyle(paint)))
        }
      }
      .frame(width: 96, height: Self.length)
      Text(verbatim: format.text(of: range.upperBound, step: step))
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

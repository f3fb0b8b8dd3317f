import OrielCore

/// The plot of a chart, with its grid lines and marks. See `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
  /// The distance by which symbols and lines may extend beyond the plot.
  private static let margin = 12.0

  let drawing: PlotDrawing

  public var body: some View {
    Canvas { context, _ in
      context.translateBy(x: Self.margin, y: Self.margin)
      drawing.draw(in: context)
    }
    .padding(-Self.margin)
  }
}

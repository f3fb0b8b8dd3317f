import OrielCore

/// An entry of a legend: a value with its appearance.
struct LegendEntry: Identifiable {
  let id: Int
  let title: String
  let paint: Paint
  let symbol: AnyChartSymbolShape
  /// The dashes of a line; nil if the entry has a symbol.
  let lineStyle: StrokeStyle?

  /// The entries of a chart: the values that determine colors, and those that determine only symbols or lines.
  static func entries(of model: PlotModel, _ format: AxisFormat) -> [LegendEntry] {
    var data = model.foreground.domain
    var seen = Set(data)
    data += (model.symbols.domain + model.lineStyles.domain).filter { seen.insert($0).inserted }
    let hasAreas = model.marks.contains { $0.kind == .bar || $0.kind == .area || $0.kind == .rectangle }
    let usual = hasAreas ? AnyChartSymbolShape(SwatchSymbol()) : AnyChartSymbolShape(.circle)
    return data.enumerated().map { index, datum in
      LegendEntry(
        id: index, title: format.spoken(PlottedValue(label: "", datum: datum)), paint: model.foreground[datum] ?? .tint,
        symbol: model.symbols[datum] ?? usual, lineStyle: model.symbols[datum] == nil ? model.lineStyles[datum] : nil)
    }
  }
}

/// The symbol of entries for bars and areas.
private struct SwatchSymbol: ChartSymbolShape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.width / 4) }
}

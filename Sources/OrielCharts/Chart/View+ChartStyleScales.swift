import OrielCore

extension View {
  /// Sets the styles of the values of `foregroundStyle(by:)`.
  ///
  /// ```swift
  /// .chartForegroundStyleScale(["Apples": .green, "Oranges": .orange])
  /// ```
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { chartSettings { $0.foreground.set(mapping) { $0._paint.paint } } }

  /// Sets the values of `foregroundStyle(by:)`, in the order of the legend, and their styles. With fewer styles than
  /// values, the styles are repeated.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSettings { $0.foreground.set(domain: domain._domain, values: range._visualValues.map(\._paint.paint)) }
  }

  /// Sets the values of `foregroundStyle(by:)`, in the order of the legend.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSettings { $0.foreground.set(domain: domain._domain) }
  }

  /// Sets the styles of the values of `foregroundStyle(by:)`, in the order of the data. Numbers have the nearest one of
  /// the styles, or shades of a single one.
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    chartSettings { $0.foreground.set(values: range._visualValues.map(\._paint.paint)) }
  }

  /// Sets the values of `foregroundStyle(by:)`, in the order of the legend, and a closure that returns their styles.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSettings {
      $0.foreground.set(domain: domain._domain)
      $0.foreground.set(mapping) { $0._paint.paint }
    }
  }

  /// Sets a closure that returns the styles of the values of `foregroundStyle(by:)`.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { chartSettings { $0.foreground.set(mapping) { $0._paint.paint } } }

  // MARK: Symbols

  /// Sets the symbols of the values of `symbol(by:)`.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { chartSettings { $0.symbol.set(mapping) { AnyChartSymbolShape($0) } } }

  /// Sets the values of `symbol(by:)`, in order, and their symbols.
  public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
    chartSettings { $0.symbol.set(domain: domain._domain, values: range.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets the values of `symbol(by:)`, in order.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSettings { $0.symbol.set(domain: domain._domain) }
  }

  /// Sets the symbols of the values of `symbol(by:)`, in the order of the data.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { $0.symbol.set(values: range.map { AnyChartSymbolShape($0) }) }
  }

  /// Sets a closure that returns the symbols of the values of `symbol(by:)`.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { chartSettings { $0.symbol.set(mapping) { AnyChartSymbolShape($0) } } }

  /// Sets the areas of symbols of the values of `symbolSize(by:)`, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    chartSettings { $0.symbolSize.set(mapping) { Double($0) } }
  }

  /// Sets the areas of symbols of the least and the greatest value of `symbolSize(by:)`, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chartSettings { $0.symbolSize.set(values: [range.lowerBound, range.upperBound]) }
  }

  /// Sets the extreme values of `symbolSize(by:)`, and the areas of their symbols in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chartSettings { $0.symbolSize.set(domain: domain._domain, values: [range.lowerBound, range.upperBound]) }
  }

  // MARK: Lines

  /// Sets the strokes of the values of `lineStyle(by:)`.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    chartSettings { $0.lineStyle.set(mapping) { $0 } }
  }

  /// Sets the values of `lineStyle(by:)`, in order, and their strokes.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
    chartSettings { $0.lineStyle.set(domain: domain._domain, values: range) }
  }

  /// Sets the strokes of the values of `lineStyle(by:)`, in the order of the data.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSettings { $0.lineStyle.set(values: range) }
  }

  /// Sets a closure that returns the strokes of the values of `lineStyle(by:)`.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { chartSettings { $0.lineStyle.set(mapping) { $0 } } }
}

extension StyleSettings {
  fileprivate mutating func set(domain: _ScaleDomain? = nil, values: [Value]? = nil) {
    if case .values(let domain) = domain?.content { self.domain = domain }
    self.values = values ?? self.values
  }

  fileprivate mutating func set<Key: Plottable, Own>(_ pairs: KeyValuePairs<Key, Own>, _ convert: (Own) -> Value) {
    domain = pairs.map(\.key.datum)
    values = pairs.map { convert($0.value) }
  }

  fileprivate mutating func set<Key: Plottable, Own>(
    _ mapping: @escaping (Key) -> Own, _ convert: @escaping (Own) -> Value
  ) { self.mapping = { Key(datum: $0).map { convert(mapping($0)) } } }
}

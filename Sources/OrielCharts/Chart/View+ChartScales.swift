import OrielCore

extension View {
  /// Sets the values of the x axis and their places in the plot.
  ///
  /// - Parameters:
  ///   - domain: the values, such as `0...100` or an array of categories.
  ///   - range: the part of the plot.
  ///   - type: how values are placed; nil for the way that suits the data.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.x.set(domain: domain._domain, padding: range._padding, type: type) } }

  /// Sets the values of the x axis. See `chartXScale(domain:range:type:)`.
  ///
  /// ```swift
  /// .chartXScale(domain: 0...100)
  /// .chartXScale(domain: .automatic(includesZero: false))
  /// ```
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.set(domain: domain._domain, type: type) }
  }

  /// Sets the part of the plot that the values of the x axis take. See `chartXScale(domain:range:type:)`.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.set(padding: range._padding, type: type) }
  }

  /// Sets how the values of the x axis are placed.
  public func chartXScale(type: ScaleType? = nil) -> some View { chartSettings { $0.x.set(type: type) } }

  /// Sets the values of the y axis and their places in the plot. See `chartXScale(domain:range:type:)`.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.y.set(domain: domain._domain, padding: range._padding, type: type) } }

  /// Sets the values of the y axis. See `chartXScale(domain:type:)`.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.set(domain: domain._domain, type: type) }
  }

  /// Sets the part of the plot that the values of the y axis take. See `chartXScale(domain:range:type:)`.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.set(padding: range._padding, type: type) }
  }

  /// Sets how the values of the y axis are placed.
  public func chartYScale(type: ScaleType? = nil) -> some View { chartSettings { $0.y.set(type: type) } }
}

extension AxisSettings {
  fileprivate mutating func set(
    domain: _ScaleDomain? = nil, padding: (start: Double, end: Double)? = nil, type: ScaleType? = nil
  ) {
    self.domain = domain ?? self.domain
    self.padding = padding ?? self.padding
    self.type = type ?? self.type
  }
}

import OrielCore

extension View {
  /// Sets along which axes the charts in the view are scrolled. An axis is scrolled if the visible part of its domain,
  /// which `chartXVisibleDomain(length:)` and `chartYVisibleDomain(length:)` set, is shorter than the domain.
  ///
  /// ```swift
  /// .chartScrollableAxes(.horizontal)
  /// .chartXVisibleDomain(length: 30 * 86_400)   // a month
  /// ```
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartSettings { $0.scrollableAxes = axes } }

  /// Sets the length of the visible part of the x axis: a difference of numbers, a number of seconds, or a number of
  /// categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.x.visibleLength = length.datum.amount }
  }

  /// Sets the length of the visible part of the y axis. See `chartXVisibleDomain(length:)`.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.y.visibleLength = length.datum.amount }
  }

  /// Sets the first visible x value, until the user scrolls.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    chartSettings { $0.x.scroll = ScrollSettings(start: initialX.datum, report: nil) }
  }

  /// Sets the first visible y value, until the user scrolls.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    chartSettings { $0.y.scroll = ScrollSettings(start: initialY.datum, report: nil) }
  }

  /// Sets the first visible x value when the chart appears, and writes that to which the user scrolls.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings { settings in
      settings.x.scroll = ScrollSettings(start: x.wrappedValue.datum) { P(datum: $0).map { x.wrappedValue = $0 } }
    }
  }

  /// Sets the first visible y value when the chart appears, and writes that to which the user scrolls.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings { settings in
      settings.y.scroll = ScrollSettings(start: y.wrappedValue.datum) { P(datum: $0).map { y.wrappedValue = $0 } }
    }
  }
}

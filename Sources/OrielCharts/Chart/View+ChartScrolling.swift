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

  /// Makes the first visible x value the binding's: the user scrolls and it is written, the app writes and the chart
  /// scrolls.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSettings { settings in
      settings.x.scroll = ScrollSettings(to: x)
    }
  }

  /// Makes the first visible y value the binding's. See `chartScrollPosition(x:)`.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSettings { settings in
      settings.y.scroll = ScrollSettings(to: y)
    }
  }
}

extension ScrollSettings {
  fileprivate init<P: Plottable>(to position: Binding<P>) {
    start = position.wrappedValue.datum
    report = { datum in
      if let value = P(datum: datum) { position.wrappedValue = value }
      return position.wrappedValue.datum
    }
  }
}

import OrielCore

extension View {
  /// Sets whether the charts in the view have a legend. By default they have one if values determine colors, symbols or
  /// line styles.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend.
  ///
  /// - Parameters:
  ///   - position: the side of the chart; by default below it.
  ///   - alignment: the alignment with the side.
  ///   - spacing: the distance from the chart, in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      $0.legend = LegendSettings(
        visibility: .automatic, position: position, alignment: alignment, spacing: spacing, content: nil)
    }
  }

  /// Replaces the legend by a view. See `chartLegend(position:alignment:spacing:)`.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chartSettings {
      $0.legend = LegendSettings(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing
      ) { AnyView(content()) }
    }
  }

  /// Changes the appearance of the plot, such as its background or border. Its frame is that between the axes.
  ///
  /// ```swift
  /// .chartPlotStyle { plot in plot.background(.blue.opacity(0.1)).border(.blue) }
  /// ```
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (_ plotArea: ChartPlotContent) -> Content
  ) -> some View { chartSettings { $0.plotStyle = { AnyView(content($0)) } } }

  /// Adds a view in front of the charts in the view, in the size of the plot with its axes. See ``ChartProxy``.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a view behind the charts in the view, in the size of the plot with its axes. See ``ChartProxy``.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
}

// MARK: Selection

extension View {
  /// Writes the x value at the pointer to a binding: while the pointer is over the plot or drags, and nil when it leaves.
  ///
  /// ```swift
  /// Chart {
  ///   ForEach(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
  ///   if let selectedMonth { RuleMark(x: .value("Month", selectedMonth)) }
  /// }
  /// .chartXSelection(value: $selectedMonth)
  /// ```
  ///
  /// A category is that of the band at the pointer; a number or date is exact.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.x.selectValue = value.select }
  }

  /// Writes the y value at the pointer to a binding. See `chartXSelection(value:)`.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.y.selectValue = value.select }
  }

  /// Writes the x values between the ends of a drag to a binding.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSettings { $0.x.set(range) }
  }

  /// Writes the y values between the ends of a drag to a binding.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSettings { $0.y.set(range) }
  }

  /// Writes the value at the angle of a click or drag to a binding: the sum of the values before the angle, with which an
  /// app finds the sector.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.selectAngle = value.select }
  }

  /// Replaces the gesture with which the user selects values. The gesture's locations are in the plot; methods of the proxy
  /// such as ``ChartProxy/selectXValue(at:)`` select.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSettings { $0.gesture = { proxy, area in AnyView(area.gesture(gesture(proxy))) } }
  }
}

extension Binding {
  /// Writes a selected value. The same value isn't written again, so that motions of the pointer update no views.
  fileprivate func select<P: Plottable>(_ datum: Datum?) where Value == P? {
    let selected = datum.flatMap { P(datum: $0) }
    if selected?.datum != wrappedValue?.datum { wrappedValue = selected }
  }
}

extension AxisSettings {
  @MainActor fileprivate mutating func set<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    selectsRange = true
    selectRange = { ends in
      guard let ends, let low = P(datum: ends.0), let high = P(datum: ends.1) else { return }
      range.wrappedValue = min(low, high)...max(low, high)
    }
  }
}

import OrielCore

extension View {
  /// Sets whether the charts in the view have an x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View { chartSettings { $0.x.visibility = visibility } }

  /// Sets whether the charts in the view have a y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View { chartSettings { $0.y.visibility = visibility } }

  /// Sets the x axis of the charts in the view.
  ///
  /// ```swift
  /// .chartXAxis {
  ///   AxisMarks(values: .stride(by: .month, count: 3))
  /// }
  /// ```
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let groups = AxisGroup.maker(of: content())
    return chartSettings { $0.x.makeGroups = groups }
  }

  /// Sets the y axis of the charts in the view.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let groups = AxisGroup.maker(of: content())
    return chartSettings { $0.y.makeGroups = groups }
  }

  /// Adds a title to the x axis.
  ///
  /// - Parameters:
  ///   - label: the title.
  ///   - position: the side of the chart; by default below it.
  ///   - alignment: the alignment with the side.
  ///   - spacing: the distance from the axis, in points.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

  /// Adds a title to the x axis. See `chartXAxisLabel(_:position:alignment:spacing:)`.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing) }

  /// Adds a title to the x axis. See `chartXAxisLabel(_:position:alignment:spacing:)`.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing) }

  /// Adds a view as title of the x axis. See `chartXAxisLabel(_:position:alignment:spacing:)`.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
    return chartSettings { $0.x.labels.append(title) }
  }

  /// Adds a title to the y axis: by default above the chart. Beside the chart it reads along the axis. See
  /// `chartXAxisLabel(_:position:alignment:spacing:)`.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

  /// Adds a title to the y axis. See `chartYAxisLabel(_:position:alignment:spacing:)`.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing) }

  /// Adds a title to the y axis. See `chartYAxisLabel(_:position:alignment:spacing:)`.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing) }

  /// Adds a view as title of the y axis. See `chartYAxisLabel(_:position:alignment:spacing:)`.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
    return chartSettings { $0.y.labels.append(title) }
  }
}

extension AxisGroup {
  /// Makes the groups of values of an axis.
  @MainActor fileprivate static func maker<Content: AxisContent>(of content: Content) -> @MainActor () -> [AxisGroup] {
    {
      var collector = _AxisCollector()
      Content._collect(content, into: &collector)
      return collector.groups
    }
  }
}

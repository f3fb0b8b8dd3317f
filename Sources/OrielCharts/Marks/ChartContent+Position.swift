import OrielCore

extension ChartContent {
  /// Places marks of the same position beside each other, by a value.
  ///
  /// - Parameters:
  ///   - value: the value; its categories are beside each other in the order of the data.
  ///   - axis: the axis along which the marks are placed; nil for the one with categories.
  ///   - span: the length that the marks share.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled {
      if $0.style.position == nil { $0.style.position = PositionBy(value: value.plotted, axis: axis, span: span) }
    }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, in points. Their upper and lower edges are moved separately.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks, in points. Their leading and trailing edges are moved separately.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    styled { mark in
      mark.style.offset.xStart += xStart
      mark.style.offset.xEnd += xEnd
      mark.style.offset.yStart += yStart
      mark.style.offset.yEnd += yEnd
    }
  }

  /// Adds a view at each mark. The annotation of a line or area is at its last point.
  ///
  /// - Parameters:
  ///   - position: the place at the mark; by default above it, or at the end of a bar.
  ///   - alignment: the alignment with the mark.
  ///   - spacing: the distance from the mark, in points.
  ///   - overflowResolution: what becomes of an annotation that would extend beyond the chart.
  ///   - content: makes the view.
  @MainActor @preconcurrency public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(
      MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
        AnyView(content($0))
      })
  }

  /// Adds a view at each mark. See `annotation(position:alignment:spacing:overflowResolution:content:)`.
  @MainActor @preconcurrency public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(
      MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { _ in
        AnyView(content())
      })
  }

  private func annotated(_ annotation: MarkAnnotation) -> some ChartContent {
    styled { $0.style.annotations.append(annotation) }
  }
}

import OrielCore

extension ChartContent {
  /// Sets the color or pattern of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let paint = style._paint.paint
    return styled { if $0.style.foreground == nil { $0.style.foreground = paint } }
  }

  /// Sets the color of the marks by a value, and distinguishes series. A legend shows the colors.
  ///
  /// Categories have the colors of `chartForegroundStyleScale(_:)`; numbers have shades.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { if $0.style.foregroundBy == nil { $0.style.foregroundBy = value.plotted } }
  }

  /// Multiplies the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent { styled { $0.style.opacity *= opacity } }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { styled { $0.style.blur += radius } }

  /// Adds a shadow to the marks.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    styled { if $0.style.shadow == nil { $0.style.shadow = MarkShadow(color: color, radius: radius, x: x, y: y) } }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    styled { if $0.style.cornerRadius == nil { $0.style.cornerRadius = radius } }
  }

  /// Sets the stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { if $0.style.lineStyle == nil { $0.style.lineStyle = style } }
  }

  /// Sets the dashes of lines by a value, and distinguishes series.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { if $0.style.lineStyleBy == nil { $0.style.lineStyleBy = value.plotted } }
  }

  /// Sets how the points of lines and areas are connected.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { if $0.style.interpolation == nil { $0.style.interpolation = method } }
  }

  /// Sets whether gradients refer to the plot instead of to the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { $0.style.alignsWithPlot = aligns }
  }

  /// Sets the position of the marks in front of those with a lower index. The default is 0.
  public func zIndex(_ value: Double) -> some ChartContent { styled { $0.style.zIndex = value } }
}

// MARK: Symbols

extension ChartContent {
  /// Sets the symbol of points, and adds symbols to lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { if $0.style.symbol == nil { $0.style.symbol = AnyChartSymbolShape(symbol) } }
  }

  /// Sets the symbol of points by a value, adds symbols to lines, and distinguishes series.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { if $0.style.symbolBy == nil { $0.style.symbolBy = value.plotted } }
  }

  /// Displays a view at each point.
  @MainActor @preconcurrency public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    styled { mark in
      mark.style.symbol = mark.style.symbol ?? AnyChartSymbolShape(NoSymbol())
      mark.style.annotations.append(
        MarkAnnotation(
          position: .overlay, alignment: .center, spacing: nil,
          overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled), isSymbol: true
        ) { _ in AnyView(symbol()) })
    }
  }

  /// Sets the size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { if $0.style.symbolSize == nil { $0.style.symbolSize = Size(size) } }
  }

  /// Sets the area of the square around symbols, in square points. The default is 60.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let length = max(0, area).squareRoot()
    return symbolSize(CGSize(width: length, height: length))
  }

  /// Sets the size of symbols by a value, and distinguishes series.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { if $0.style.symbolSizeBy == nil { $0.style.symbolSizeBy = value.plotted } }
  }
}

/// The symbol of a point at which a view is displayed.
private struct NoSymbol: ChartSymbolShape {
  func path(in rect: CGRect) -> Path { Path() }
}

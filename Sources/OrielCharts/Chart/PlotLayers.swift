import OrielCore

/// The plot of a chart with its axes, annotations and overlays, in a size.
struct PlotLayers: View {
  let whole: PlotModel
  let settings: ChartSettings
  let xGroups: [AxisGroup]
  let yGroups: [AxisGroup]
  let format: AxisFormat
  let reader: GeometryProxy

  @Environment(\.self) private var environment
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The sizes of labels that are views.
  @State private var labelSizes: [AxisLabelID: Size] = [:]
  /// Where the user has scrolled to.
  @State private var xScrolled: ScrolledAxis?
  @State private var yScrolled: ScrolledAxis?

  var body: some View {
    let model = visibleModel
    let arrangement = arrangement(of: model)
    let plot = arrangement.plot
    let geometry = MarkGeometry(model, arrangement)
    let proxy = ChartProxy(geometry: geometry, plot: plot, settings: settings)
    ZStack(alignment: .topLeading) {
      ForEach(settings.backgrounds.indices, id: \.self) { index in layer(settings.backgrounds[index], proxy) }
      placed(content(PlotDrawing(geometry: geometry, axes: arrangement.axes, isMirrored: isMirrored)), plot)
      AxisDrawing(axes: arrangement.axes, plot: plot, isMirrored: isMirrored)
      labelViews(arrangement.axes)
      AccessibleMarks(geometry: geometry, plot: plot, format: format)
      if settings.gesture != nil || settings.selects || xWindow != nil || yWindow != nil {
        placed(SelectionLayer(proxy: proxy) { pointerArea(plot) }, plot)
      }
      AnnotationLayer(geometry: geometry, plot: plot, size: Size(reader.size))
      ForEach(settings.overlays.indices, id: \.self) { index in layer(settings.overlays[index], proxy) }
    }
    .frame(width: reader.size.width, height: reader.size.height, alignment: .topLeading)
  }

  /// Whether the layout is mirrored. The environment may say something else, but changes with it.
  private var isMirrored: Bool {
    _ = layoutDirection
    return reader.isMirrored
  }

  private func arrangement(of model: PlotModel) -> ChartArrangement {
    var texts = environment
    texts.font = .caption
    // Read, so that the places follow the size of texts.
    _ = typeSize
    let context = ChartArrangement.Context(
      size: Size(reader.size), xGroups: xGroups, yGroups: yGroups, xPadding: settings.x.padding,
      yPadding: settings.y.padding, format: format,
      measure: { reader.size(of: $0, in: texts).map { Size($0) } ?? Size(width: 24, height: 14) },
      viewSize: { labelSizes[$0] })
    return ChartArrangement(model, context)
  }

  // MARK: Scrolling

  /// The visible parts of axes that are scrolled.
  private var xWindow: VisibleDomain? {
    guard settings.scrollableAxes.contains(.horizontal) else { return nil }
    return VisibleDomain(of: whole.x, length: settings.x.visibleLength, isVertical: false)
  }

  private var yWindow: VisibleDomain? {
    guard settings.scrollableAxes.contains(.vertical) else { return nil }
    return VisibleDomain(of: whole.y, length: settings.y.visibleLength, isVertical: true)
  }

  private var visibleModel: PlotModel {
    guard xWindow != nil || yWindow != nil else { return whole }
    var model = whole
    model.show(x: xWindow?.range(scrolled: shares.width), y: yWindow?.range(scrolled: shares.height))
    return model
  }

  private var shares: Size {
    Size(
      width: share(xWindow, settings.x.scroll, xScrolled, whole.x),
      height: share(yWindow, settings.y.scroll, yScrolled, whole.y))
  }

  private func share(
    _ window: VisibleDomain?, _ scroll: ScrollSettings?, _ scrolled: ScrolledAxis?, _ scale: PlotScale
  ) -> Double {
    guard let window else { return 0 }
    if let scrolled, scrolled.isCurrent(for: scroll) { return window.share(for: scrolled.start) }
    guard let scroll, let start = scale.coordinate(of: scroll.start) else { return 0 }
    return window.share(for: scale.isCategorical ? start - 0.5 : start)
  }

  private func didScroll(to shares: Size) {
    if let xWindow {
      xScrolled = ScrolledAxis(to: xWindow.range(scrolled: shares.width).lowerBound, settings.x.scroll, whole.x)
    }
    if let yWindow {
      yScrolled = ScrolledAxis(to: yWindow.range(scrolled: shares.height).lowerBound, settings.y.scroll, whole.y)
    }
  }

  /// The area that receives the pointer's events in the plot.
  @ViewBuilder private func pointerArea(_ plot: Rect) -> some View {
    if xWindow != nil || yWindow != nil {
      ScrollArea(
        viewport: plot.size, ratio: Size(width: xWindow?.ratio ?? 1, height: yWindow?.ratio ?? 1), shares: shares,
        didScroll: didScroll)
    } else {
      Color.clear.contentShape(Rectangle())
    }
  }

  // MARK: Parts

  private func content(_ drawing: PlotDrawing) -> AnyView {
    let content = ChartPlotContent(drawing: drawing)
    return settings.plotStyle.map { $0(content) } ?? AnyView(content)
  }

  private func placed(_ view: some View, _ frame: Rect) -> some View {
    view.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }

  private func layer(_ layer: ChartLayer, _ proxy: ChartProxy) -> some View {
    layer.content(proxy).frame(width: reader.size.width, height: reader.size.height, alignment: layer.alignment)
  }

  /// The labels of axes that are views, whose sizes the next layout takes into account.
  private func labelViews(_ axes: [PlacedAxis]) -> some View {
    let labels = axes.flatMap(\.labels).compactMap { label -> (id: AxisLabelID, view: AnyView, frame: Rect)? in
      if case .view(let view, let id) = label.content { (id, view, label.frame) } else { nil }
    }
    return ForEach(labels, id: \.id) { label in
      label.view
        .fixedSize()
        .onGeometryChange(for: Size.self, of: { Size($0.size) }, action: { labelSizes[label.id] = $0 })
        .offset(x: label.frame.minX, y: label.frame.minY)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The plot of a chart, whose numbers follow an animation.
struct AnimatedPlot: View, Animatable {
  let model: PlotModel
  let settings: ChartSettings
  let xGroups: [AxisGroup]
  let yGroups: [AxisGroup]
  let format: AxisFormat
  private var vector: PlotVector

  init(
    model: PlotModel, settings: ChartSettings, xGroups: [AxisGroup], yGroups: [AxisGroup], format: AxisFormat
  ) {
    self.model = model
    self.settings = settings
    self.xGroups = xGroups
    self.yGroups = yGroups
    self.format = format
    vector = model.vector
  }

  nonisolated var animatableData: PlotVector {
    get { vector }
    set { vector = newValue }
  }

  var body: some View {
    GeometryReader { reader in
      PlotLayers(
        whole: current, settings: settings, xGroups: xGroups, yGroups: yGroups, format: format, reader: reader)
    }
  }

  /// The model in the current frame of an animation.
  private var current: PlotModel {
    guard vector.values.count >= 5 else { return model }
    var model = model
    model.vector = vector
    return model
  }
}

import OrielCore

/// A plot with the titles of its axes and its legend around it.
struct ChartFrame<Plot: View>: View {
  let model: PlotModel
  let settings: ChartSettings
  let format: AxisFormat
  @ViewBuilder let plot: Plot

  var body: some View {
    HStack(spacing: legendSpacing) {
      if legendSide == .leading { legend }
      VStack(alignment: .leading, spacing: legendSpacing) {
        if legendSide == .top { legend }
        titled
        if legendSide == .bottom { legend }
      }
      if legendSide == .trailing { legend }
    }
    .overlay(alignment: settings.legend.alignment ?? .topLeading) {
      if legendSide == .overlay { legend.padding(8) }
    }
  }

  // MARK: Titles

  private var titled: some View {
    HStack(spacing: 4) {
      titles(.leading)
      VStack(spacing: 4) {
        titles(.top)
        plot
        titles(.bottom)
      }
      titles(.trailing)
    }
  }

  private struct Title: Identifiable {
    let id: Int
    let title: AxisTitle
    let side: Side
    let alignment: Alignment
  }

  private var allTitles: [Title] {
    let x = settings.x.labels.map {
      ($0, $0.position == .automatic ? Side.bottom : Side($0.position), Alignment.center)
    }
    let y = settings.y.labels.map { ($0, $0.position == .automatic ? Side.top : Side($0.position), Alignment.trailing) }
    return (x + y).enumerated().map { index, item in
      let isAutomatic = item.0.position == .automatic
      return Title(
        id: index, title: item.0, side: item.1,
        alignment: item.0.alignment ?? (isAutomatic ? item.2 : Self.alignment(of: item.0.position)))
    }
  }

  private static func alignment(of position: AnnotationPosition) -> Alignment {
    switch position.kind {
    case .topLeading, .bottomLeading: .leading
    case .topTrailing, .bottomTrailing: .trailing
    case .automatic, .overlay, .top, .bottom, .leading, .trailing: .center
    }
  }

  @ViewBuilder private func titles(_ side: Side) -> some View {
    ForEach(allTitles.filter { $0.side == side }) { title in
      let content = title.title.content().font(.caption).foregroundStyle(.secondary)
      let spacing = max(0, (title.title.spacing ?? 4) - 4)
      if side == .leading || side == .trailing {
        QuarterTurn { content.fixedSize().rotationEffect(.degrees(side == .leading ? -90 : 90)) }
          .padding(side == .leading ? .trailing : .leading, spacing)
          .frame(maxHeight: .infinity, alignment: title.alignment)
      } else {
        content
          .padding(side == .top ? .bottom : .top, spacing)
          .frame(maxWidth: .infinity, alignment: title.alignment)
      }
    }
  }

  // MARK: Legend

  private enum Side {
    case leading, trailing, top, bottom, overlay

    init(_ position: AnnotationPosition) {
      switch position.kind {
      case .automatic, .bottom, .bottomLeading, .bottomTrailing: self = .bottom
      case .overlay: self = .overlay
      case .top, .topLeading, .topTrailing: self = .top
      case .leading: self = .leading
      case .trailing: self = .trailing
      }
    }
  }

  /// The side of the legend; nil without one.
  private var legendSide: Side? {
    let settings = settings.legend
    guard settings.visibility != .hidden, settings.content != nil || ChartLegend.isNeeded(model) else { return nil }
    return Side(settings.position)
  }

  private var legendSpacing: CGFloat { settings.legend.spacing ?? 8 }

  @ViewBuilder private var legend: some View {
    let isBeside = legendSide == .leading || legendSide == .trailing
    let content =
      settings.legend.content?() ?? AnyView(ChartLegend(model: model, format: format, isVertical: isBeside))
    switch legendSide {
    case .overlay: content
    case .leading, .trailing: content.frame(maxHeight: .infinity, alignment: settings.legend.alignment ?? .topLeading)
    case .top, .bottom, nil:
      content.frame(
        maxWidth: .infinity, alignment: settings.legend.alignment ?? Self.legendAlignment(settings.legend.position))
    }
  }

  private static func legendAlignment(_ position: AnnotationPosition) -> Alignment {
    position == .topTrailing || position == .bottomTrailing ? .trailing : .leading
  }
}

/// The place of a view that is turned by 90 degrees.
private struct QuarterTurn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

import OrielCore

/// The annotations of the marks of a chart.
struct AnnotationLayer: View {
  let geometry: MarkGeometry
  let plot: Rect
  let size: Size

  private struct Item: Identifiable {
    struct ID: Hashable {
      let mark: Int
      let annotation: Int
    }

    let id: ID
    let place: AnnotationPlace
    let content: AnyView
  }

  var body: some View {
    let items = items
    if !items.isEmpty {
      AnnotationLayout {
        ForEach(items) { $0.content.font(.caption).annotationPlace($0.place) }
      }
    }
  }

  private var items: [Item] {
    let marks = geometry.model.marks
    var lastOfSeries: [SeriesKey: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isConnected && !mark.style.annotations.isEmpty {
      lastOfSeries[mark.seriesKey] = index
    }
    var items: [Item] = []
    for (index, mark) in marks.enumerated() {
      for (number, annotation) in mark.style.annotations.enumerated() {
        // A line or area has one annotation, but a symbol for each point.
        if mark.isConnected, !annotation.isSymbol, lastOfSeries[mark.seriesKey] != index { continue }
        guard let frame = frame(of: index, mark), isVisible(frame) else { continue }
        let place = place(of: annotation, at: frame, position(of: annotation, at: index))
        let content = annotation.content(AnnotationContext(targetSize: frame.size.cgSize))
        items.append(Item(id: Item.ID(mark: index, annotation: number), place: place, content: content))
      }
    }
    return items
  }

  private func frame(of index: Int, _ mark: Mark) -> Rect? {
    guard mark.kind == .area else { return geometry.frame(of: index) }
    return geometry.edges(of: index).map { Rect(x: $0.0.x, y: $0.0.y, width: 0, height: 0) }
  }

  /// Whether a mark is within the ends of a domain that the app has set.
  private func isVisible(_ frame: Rect) -> Bool {
    (!geometry.x.isLimited || frame.maxX >= -1 && frame.minX <= plot.width + 1)
      && (!geometry.y.isLimited || frame.maxY >= -1 && frame.minY <= plot.height + 1)
  }

  /// An automatic annotation is at the end of a bar.
  private func position(of annotation: MarkAnnotation, at index: Int) -> AnnotationPosition.Kind {
    guard annotation.position == .automatic, geometry.model.marks[index].kind == .bar else {
      return annotation.position.kind
    }
    let isNegative = geometry.isNegative(index)
    if geometry.model.places[index].isHorizontal { return isNegative ? .leading : .trailing }
    return isNegative ? .bottom : .top
  }

  private func place(of annotation: MarkAnnotation, at frame: Rect, _ position: AnnotationPosition.Kind)
    -> AnnotationPlace
  {
    func bounds(_ strategy: AnnotationOverflowResolution.Strategy, isX: Bool) -> ClosedRange<Double>? {
      guard case .fit(let boundary) = strategy.kind, annotation.position != .overlay else { return nil }
      if boundary.isPlot { return isX ? plot.minX...plot.maxX : plot.minY...plot.maxY }
      return 0...(isX ? size.width : size.height)
    }
    return AnnotationPlace(
      target: frame.offset(x: plot.minX, y: plot.minY), position: position,
      alignment: annotation.alignment, spacing: annotation.spacing ?? 4,
      xBounds: bounds(annotation.overflow.x, isX: true), yBounds: bounds(annotation.overflow.y, isX: false))
  }
}

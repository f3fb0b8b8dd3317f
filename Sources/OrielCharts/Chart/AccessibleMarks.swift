import OrielCore

/// What assistive technology reads instead of the drawing of a chart: each mark, or a summary of many.
struct AccessibleMarks: View {
  /// The largest number of marks that are read one by one.
  static let limit = 100

  let geometry: MarkGeometry
  let plot: Rect
  let format: AxisFormat

  private struct Item: Identifiable {
    let id: Int
    let text: String
    let identifier: String?
    let frame: Rect
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(items) { item in
        if let identifier = item.identifier {
          label(item).accessibilityIdentifier(identifier)
        } else {
          label(item)
        }
      }
    }
    .opacity(0)
    .allowsHitTesting(false)
  }

  private func label(_ item: Item) -> some View {
    Text(verbatim: item.text)
      .lineLimit(1)
      .accessibilityAddTraits(.isImage)
      .frame(width: max(1, item.frame.width), height: max(1, item.frame.height), alignment: .topLeading)
      .offset(x: item.frame.minX, y: item.frame.minY)
  }

  private var items: [Item] {
    let marks = geometry.model.marks
    let visible = marks.indices.filter { !marks[$0].style.accessibility.isHidden && geometry.model.places[$0].isPlaced }
    if visible.isEmpty { return [] }
    guard visible.count <= Self.limit else {
      let text = MarkSummary(marks: visible.map { marks[$0] }, format: format).text
      return [Item(id: -1, text: text, identifier: nil, frame: plot)]
    }
    return visible.compactMap { index in
      guard let frame = geometry.frame(of: index) else { return nil }
      return Item(
        id: index, text: MarkDescription(mark: marks[index], format: format).text,
        identifier: marks[index].style.accessibility.identifier, frame: frame.offset(x: plot.minX, y: plot.minY))
    }
  }
}

/// What assistive technology says about a mark, such as "May, Sales: 12".
struct MarkDescription {
  let mark: Mark
  let format: AxisFormat

  var text: String {
    let accessibility = mark.style.accessibility
    let parts = self.parts
    let label = accessibility.label ?? parts.first?.text
    let value = accessibility.value ?? parts.dropFirst().map(\.labeled).joined(separator: ", ")
    return [label, value.isEmpty ? nil : value].compactMap { $0 }.joined(separator: ", ")
  }

  private struct Part {
    let label: String
    let text: String
    let isQuantity: Bool

    var labeled: String { label.isEmpty ? text : "\(label): \(text)" }
  }

  /// The values of the mark: the category or date, then the others.
  private var parts: [Part] {
    var parts = [mark.x, mark.y].compactMap { part(of: $0) }
    if parts.count == 2, parts[0].isQuantity, !parts[1].isQuantity { parts.swapAt(0, 1) }
    let style = [mark.style.foregroundBy, mark.series, mark.style.symbolBy].compactMap { $0 }.first
    if let style, !parts.contains(where: { $0.label == style.label }) {
      let part = Part(label: style.label, text: format.spoken(style), isQuantity: false)
      if mark.kind == .sector { parts.insert(part, at: 0) } else { parts.append(part) }
    }
    // A single quantity is said with its label.
    if parts.count == 1, let part = parts.first, part.isQuantity {
      return [Part(label: part.label, text: part.labeled, isQuantity: true)]
    }
    return parts
  }

  private func part(of extent: MarkExtent) -> Part? {
    guard let value = extent.first else { return nil }
    let text = extent.values.map { format.spoken($0) }.joined(separator: " – ")
    if case .number = value.datum { return Part(label: value.label, text: text, isQuantity: true) }
    return Part(label: value.label, text: text, isQuantity: false)
  }
}

/// What assistive technology says about many marks: the extremes of their values, such as "Sales: 3 – 87".
struct MarkSummary {
  let marks: [Mark]
  let format: AxisFormat

  var text: String {
    let sides = [summary(of: marks.map(\.x)), summary(of: marks.map(\.y))].compactMap { $0 }
    let series = summary(of: marks.compactMap { $0.style.foregroundBy.map { .value($0) } })
    return (sides + [series].compactMap { $0 }).joined(separator: ", ")
  }

  private func summary(of extents: [MarkExtent]) -> String? {
    let values = extents.flatMap(\.values)
    guard let first = values.first, let last = values.last else { return nil }
    let ordered = values.filter { $0.datum.amount?.isFinite ?? false }
    let low = ordered.min { ($0.datum.amount ?? 0) < ($1.datum.amount ?? 0) } ?? first
    let high = ordered.max { ($0.datum.amount ?? 0) < ($1.datum.amount ?? 0) } ?? last
    let range = low.datum == high.datum ? format.spoken(low) : "\(format.spoken(low)) – \(format.spoken(high))"
    return first.label.isEmpty ? range : "\(first.label): \(range)"
  }
}

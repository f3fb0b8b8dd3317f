import Foundation
import OrielCore

/// Makes the lines and labels of an axis on a scale with positions.
@MainActor struct AxisLayout {
  let isX: Bool
  let scale: PlotScale
  /// The smallest unit of the calendar for which the data stands.
  let unit: Calendar.Component?
  let format: AxisFormat
  /// The size of a text.
  let measure: (Text) -> Size
  /// The size of a view; nil before it is known.
  let viewSize: (AxisLabelID) -> Size?

  /// The number of values for which there is room.
  private var count: Int { max(2, min(isX ? 7 : AxisDomain.parts, Int(scale.length / (isX ? 65 : 22)))) }

  /// The lines and labels of a group of values. The labels have no frame yet.
  func axis(of group: AxisGroup, index: Int) -> PlacedAxis {
    let ticks = AxisTicks(group.values, on: scale, count: count, unit: unit, calendar: format.calendar)
    var axis = PlacedAxis(
      side: AxisSide(group.position, isX: isX), isInset: group.preset == .inset, isAligned: group.preset == .aligned)
    for (valueIndex, coordinate) in ticks.coordinates.enumerated() {
      guard let datum = scale.datum(at: coordinate) else { continue }
      let value = AxisValue(datum: datum, index: valueIndex, count: ticks.coordinates.count)
      for (partIndex, part) in (group.parts?(value) ?? usualParts(group)).enumerated() {
        let id = AxisLabelID(isX: isX, group: index, index: valueIndex, part: partIndex)
        add(part, at: valueIndex, datum, ticks, id, to: &axis)
      }
    }
    return axis
  }

  private func usualParts(_ group: AxisGroup) -> [AxisPart] {
    let label = AxisLabel(
      content: group.format ?? .automatic, anchor: nil, collision: .automatic, horizontalSpacing: nil,
      verticalSpacing: nil)
    let labels = [AxisPart(kind: .label(label))]
    return scale.isCategorical ? labels : [AxisPart(kind: .gridLine, stroke: group.stroke)] + labels
  }

  private func add(
    _ part: AxisPart, at index: Int, _ datum: Datum, _ ticks: AxisTicks, _ id: AxisLabelID, to axis: inout PlacedAxis
  ) {
    switch part.kind {
    case .gridLine, .tick:
      let isCentered = part.isCentered ?? false
      var length: Double?
      if case .tick(let own) = part.kind { length = own.points }
      axis.lines.append(
        AxisLine(
          position: position(of: index, ticks, isCentered: isCentered),
          stroke: part.stroke ?? StrokeStyle(lineWidth: 1, dash: scale.kind == .date && length == nil ? [2, 3] : []),
          paint: part.foreground ?? Self.linePaint, offset: part.offset, length: length))
    case .label(let label):
      guard let content = content(of: label, datum, ticks, part.font, id) else { return }
      let spacing = (isX ? label.verticalSpacing : label.horizontalSpacing) ?? 4
      // The unit that begins at the end of the domain has no place in it.
      if part.isCentered == nil, namesUnits(ticks), ticks.coordinates[index] >= scale.domain.upperBound - 1e-6 {
        return
      }
      let position =
        part.isCentered == nil
        ? unitPosition(of: index, ticks) : self.position(of: index, ticks, isCentered: part.isCentered ?? false)
      axis.labels.append(
        PlacedLabel(
          content: content, position: position, size: size(of: content),
          anchor: label.anchor, offset: part.offset, spacing: spacing, collision: label.collision.kind,
          paint: part.foreground))
    }
  }

  private static let linePaint = Paint.foreground(level: 4)

  private func size(of content: PlacedLabel.Content) -> Size {
    switch content {
    case .text(let text): measure(text)
    case .view(_, let id): viewSize(id) ?? Size(width: 30, height: 16)
    }
  }

  /// Whether the labels name units of the calendar for which the data stands.
  private func namesUnits(_ ticks: AxisTicks) -> Bool {
    if case .date(let step) = ticks.step { step.unit == unit } else { false }
  }

  /// The position of a label: the middle of the unit of the calendar if the data stands for such units.
  private func unitPosition(of index: Int, _ ticks: AxisTicks) -> Double {
    guard let unit, namesUnits(ticks) else { return position(of: index, ticks, isCentered: false) }
    return scale.position(
      of: ticks.middle(of: index, step: DateStep(unit: unit), calendar: format.calendar, in: scale.domain))
  }

  private func position(of index: Int, _ ticks: AxisTicks, isCentered: Bool) -> Double {
    guard isCentered, !scale.isCategorical else { return scale.position(of: ticks.coordinates[index]) }
    return scale.position(of: ticks.middle(of: index, calendar: format.calendar, in: scale.domain))
  }

  private func content(
    of label: AxisLabel, _ datum: Datum, _ ticks: AxisTicks, _ font: Font?, _ id: AxisLabelID
  ) -> PlacedLabel.Content? {
    let text: Text?
    switch label.content {
    case .automatic: text = Text(verbatim: string(of: datum, ticks))
    case .text(let own): text = own
    case .format(let make): text = make(datum, format).map { Text(verbatim: $0) }
    case .view(let view): return .view(view, id)
    }
    return text.map { .text(font.map($0.font) ?? $0) }
  }

  private func string(of datum: Datum, _ ticks: AxisTicks) -> String {
    switch (datum, ticks.step) {
    case (.category(let name), _): return name
    case (.number(let number), .number(let step)): return format.text(of: number, step: step)
    case (.number(let number), _): return format.text(of: number, step: abs(number))
    case (.date(let seconds), .date(let step)):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return format.text(of: date, unit: isFirstOfSeveralYears(date, step.unit) ? .year : step.unit)
    case (.date(let seconds), _):
      return format.text(of: Date(timeIntervalSinceReferenceDate: seconds), unit: .day)
    }
  }

  /// Whether a month is the first of a year, on an axis of several years.
  private func isFirstOfSeveralYears(_ date: Date, _ unit: Calendar.Component) -> Bool {
    guard unit == .month || unit == .quarter, format.calendar.component(.month, from: date) == 1 else { return false }
    let ends = [scale.domain.lowerBound, scale.domain.upperBound - 1]
    return Set(ends.map { format.calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0)) }).count > 1
  }
}

extension AxisTick.Length {
  /// The length in points.
  fileprivate var points: Double {
    switch kind {
    case .points(let length): length
    // About the height of a label in the usual font.
    case .label(let more): 16 + more
    }
  }
}

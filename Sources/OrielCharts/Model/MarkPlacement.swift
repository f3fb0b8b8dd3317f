import Foundation
import OrielCore

/// Finds the coordinates of marks: stacks bars, areas and sectors, and assigns the slots of marks beside each other.
struct MarkPlacement {
  private(set) var places: [PlacedMark] = []
  /// The sum of the values of all sectors.
  private(set) var angleSum = 0.0

  private let marks: [Mark]
  /// The scale of an axis with categories; nil for numbers and dates.
  private let x: PlotScale?
  private let y: PlotScale?
  private let isLogarithmic: (x: Bool, y: Bool)

  /// - Parameter isLogarithmic: whether an axis has places for numbers over zero only.
  init(of marks: [Mark], x: PlotScale?, y: PlotScale?, isLogarithmic: (x: Bool, y: Bool) = (false, false)) {
    self.marks = marks
    self.isLogarithmic = isLogarithmic
    self.x = x
    self.y = y
    places = marks.map { place(of: $0) }
    stack()
    assignSlots()
    placeSectors()
  }

  // MARK: Single marks

  private func place(of mark: Mark) -> PlacedMark {
    let isHorizontal = isHorizontal(mark)
    let isArea = mark.kind == .bar || mark.kind == .rectangle
    func length(_ extent: MarkExtent, _ scale: PlotScale?, along: Bool, isLogarithmic: Bool) -> PlacedMark.Span {
      let span = span(extent, scale, isLength: along && (mark.kind == .bar || mark.kind == .area), isArea: isArea)
      return isLogarithmic && span.role != .points && span.to <= 0 ? .nowhere : span
    }
    return PlacedMark(
      x: length(mark.x, x, along: isHorizontal, isLogarithmic: isLogarithmic.x),
      y: length(mark.y, y, along: !isHorizontal, isLogarithmic: isLogarithmic.y), isHorizontal: isHorizontal)
  }

  /// - Parameters:
  ///   - isLength: whether a single value is the length of the mark, from zero.
  ///   - isArea: whether the mark fills the band of a single value.
  private func span(_ extent: MarkExtent, _ scale: PlotScale?, isLength: Bool, isArea: Bool) -> PlacedMark.Span {
    switch extent {
    case .points: return .points
    case .range(let start, let end):
      guard let from = coordinate(of: start.datum, scale), let to = coordinate(of: end.datum, scale) else {
        return .nowhere
      }
      guard scale != nil else { return PlacedMark.Span(role: .ends, from: from, to: to) }
      // A range of categories includes those at its ends.
      return PlacedMark.Span(role: .ends, from: min(from, to) - 0.5, to: max(from, to) + 0.5)
    case .value(let value):
      guard let coordinate = coordinate(of: value.datum, scale) else { return .nowhere }
      if scale != nil {
        return isArea
          ? PlacedMark.Span(role: .band, from: coordinate - 0.5, to: coordinate + 0.5)
          : PlacedMark.Span(role: .ends, from: coordinate, to: coordinate)
      }
      if let span = value.span {
        let middle = (span.lowerBound + span.upperBound) / 2
        return isArea
          ? PlacedMark.Span(role: .band, from: span.lowerBound, to: span.upperBound)
          : PlacedMark.Span(role: .ends, from: middle, to: middle)
      }
      if isLength { return PlacedMark.Span(role: .ends, from: 0, to: coordinate) }
      return PlacedMark.Span(role: isArea ? .middle : .ends, from: coordinate, to: coordinate)
    }
  }

  private func coordinate(of datum: Datum, _ scale: PlotScale?) -> Double? {
    if let scale { return scale.coordinate(of: datum) }
    return datum.amount.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether a bar or area extends along the x axis.
  private func isHorizontal(_ mark: Mark) -> Bool {
    guard mark.kind == .bar || mark.kind == .area else { return false }
    switch (mark.x, mark.y) {
    case (.range, .value), (.range, .points): return true
    case (.value, .range), (.points, .range), (.points, .value): return isDiscrete(mark.y, y) && isPoints(mark.x)
    case (.value, .points): return !isDiscrete(mark.x, x)
    case (.value, .value): return mark.kind == .bar && !isDiscrete(mark.x, x) && isDiscrete(mark.y, y)
    case (.range, .range), (.points, .points): return false
    }
  }

  private func isPoints(_ extent: MarkExtent) -> Bool { if case .points = extent { true } else { false } }

  private func isDiscrete(_ extent: MarkExtent, _ scale: PlotScale?) -> Bool {
    scale != nil || extent.first?.span != nil || { if case .date = extent.first?.datum { true } else { false } }()
  }

  // MARK: Stacks

  private struct StackKey: Hashable {
    let kind: Mark.Kind
    let isHorizontal: Bool
    let place: Double
    let slot: Datum?
    let method: MarkStackingMethod.Kind
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var members: [Int] = []
  }

  private mutating func stack() {
    var stacks: [StackKey: Stack] = [:]
    for (index, mark) in marks.enumerated() where mark.stacking.kind != .unstacked && places[index].isPlaced {
      let place = places[index]
      guard case .value(let value) = place.isHorizontal ? mark.x : mark.y, value.span == nil,
        (place.isHorizontal ? x : y) == nil
      else { continue }
      let across = place.isHorizontal ? place.y : place.x
      let key = StackKey(
        kind: mark.kind, isHorizontal: place.isHorizontal, place: across.role == .points ? 0 : across.middle,
        slot: mark.style.position?.value.datum, method: mark.stacking.kind)
      var stack = stacks[key] ?? Stack()
      let length = (place.isHorizontal ? place.x : place.y).to
      let start = length < 0 ? stack.negative : stack.positive
      setLength(of: index, start, start + length)
      if length < 0 { stack.negative += length } else { stack.positive += length }
      stack.members.append(index)
      stacks[key] = stack
    }
    for (key, stack) in stacks {
      let sum = stack.positive - stack.negative
      switch key.method {
      case .normalized where sum > 0: adjust(stack.members) { $0 / sum }
      case .center: adjust(stack.members) { $0 - (stack.positive + stack.negative) / 2 }
      case .normalized, .standard, .unstacked: break
      }
    }
  }

  private mutating func adjust(_ members: [Int], _ change: (Double) -> Double) {
    for index in members {
      let span = places[index].isHorizontal ? places[index].x : places[index].y
      setLength(of: index, change(span.from), change(span.to))
    }
  }

  private mutating func setLength(of index: Int, _ from: Double, _ to: Double) {
    let span = PlacedMark.Span(role: .ends, from: from, to: to)
    if places[index].isHorizontal { places[index].x = span } else { places[index].y = span }
  }

  // MARK: Slots

  /// Marks with different values of `position(by:)` are beside each other.
  private mutating func assignSlots() {
    var slots: [Datum: Int] = [:]
    for mark in marks {
      guard let datum = mark.style.position?.value.datum, slots[datum] == nil else { continue }
      slots[datum] = slots.count
    }
    guard !slots.isEmpty else { return }
    for (index, mark) in marks.enumerated() {
      guard let datum = mark.style.position?.value.datum, let slot = slots[datum] else { continue }
      places[index].slot = (slot, slots.count)
    }
  }

  // MARK: Sectors

  private mutating func placeSectors() {
    for (index, mark) in marks.enumerated() where mark.kind == .sector {
      let amount = mark.x.first?.datum.amount ?? 0
      let value = amount.isFinite ? max(0, amount) : 0
      places[index] = PlacedMark(
        x: PlacedMark.Span(role: .ends, from: angleSum, to: angleSum + value), y: .points)
      angleSum += value
    }
  }
}

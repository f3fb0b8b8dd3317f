import OrielCore

/// The appearances of values, such as the colors of series.
struct StyleScale<Value> {
  /// The values, in order.
  let domain: [Datum]
  private var found: [Datum: Value] = [:]

  /// Creates the scale of values of the data, with what the app has set.
  ///
  /// - Parameter automatic: the appearances of values for which the app has set none; they are repeated.
  init(of data: [Datum], _ settings: StyleSettings<Value>, automatic: [Value]) {
    var seen: Set<Datum> = []
    domain = ((settings.domain ?? []) + data).filter { seen.insert($0).inserted }
    let values = settings.values.flatMap { $0.isEmpty ? nil : $0 } ?? automatic
    for (index, datum) in domain.enumerated() {
      found[datum] = settings.mapping.map { $0(datum) ?? values[index % values.count] } ?? values[index % values.count]
    }
  }

  /// The appearance of a value.
  subscript(datum: Datum) -> Value? { found[datum] }
}

/// The colors of values: categories have colors of their own, numbers have shades.
struct ForegroundScale {
  /// The colors of the first categories, in order.
  static let palette: [Paint] =
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .brown, .indigo].map { .color($0) }

  private let categories: StyleScale<Paint>
  /// The range of numbers, if the values are numbers.
  let range: ClosedRange<Double>?
  private let shades: [Paint]

  /// The categories, in order.
  var domain: [Datum] { range == nil ? categories.domain : [] }

  init(of data: [Datum], _ settings: StyleSettings<Paint>) {
    categories = StyleScale(of: data, settings, automatic: Self.palette)
    let numbers = ((settings.domain ?? []) + data).compactMap { datum -> Double? in
      if case .number(let number) = datum, number.isFinite { number } else { nil }
    }
    let areNumbers = data.allSatisfy { if case .number = $0 { true } else { false } }
    let isContinuous = settings.mapping == nil && !data.isEmpty && areNumbers
    range = isContinuous ? numbers.min().flatMap { low in numbers.max().map { low...$0 } } : nil
    shades = settings.values ?? [.color(.blue)]
  }

  /// The color of a value.
  subscript(datum: Datum) -> Paint? {
    guard let range, case .number(let number) = datum else { return categories[datum] }
    guard number.isFinite else { return nil }
    let length = range.upperBound - range.lowerBound
    return shade(at: length > 0 ? min(max(0, (number - range.lowerBound) / length), 1) : 1)
  }

  /// The color at a part of the range: a more or less transparent one, or the nearest of several.
  func shade(at share: Double) -> Paint {
    if shades.count > 1 { return shades[Int((share * Double(shades.count - 1)).rounded())] }
    return PaintStyle(shades.first ?? .tint).faded(0.15 + 0.85 * share)
  }
}

/// A paint as a style.
struct PaintStyle: ShapeStyle {
  let _paint: _Paint

  init(_ paint: Paint) { _paint = _Paint(paint) }

  /// The paint with its opacity multiplied by a factor.
  func faded(_ opacity: Double) -> Paint {
    opacity == 1 ? _paint.paint : AnyShapeStyle(self).opacity(opacity)._paint.paint
  }
}

import OrielCore

/// The numbers of a chart that an animation interpolates. Numbers that only one of two vectors has aren't interpolated.
struct PlotVector: VectorArithmetic, Sendable {
  var values: [Double] = []

  static let zero = PlotVector()

  static func + (first: PlotVector, second: PlotVector) -> PlotVector { first.combined(with: second, +) }
  static func - (first: PlotVector, second: PlotVector) -> PlotVector { first.combined(with: second, -) }

  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// An empty vector is zero, of any length.
  private func combined(with other: PlotVector, _ operation: (Double, Double) -> Double) -> PlotVector {
    if other.values.isEmpty { return self }
    if values.isEmpty { return PlotVector(values: other.values.map { operation(0, $0) }) }
    return PlotVector(values: zip(values, other.values).map(operation))
  }
}

/// Type-erased animatable data, for shapes whose type isn't known.
///
/// Data of different types can't be combined; the result is the first operand.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil for a zero of any type.
  private var vector: (any VectorArithmetic)?

  /// Erases the type of data. `EmptyAnimatableData` becomes zero.
  package init<V: VectorArithmetic>(_ vector: V) {
    if V.self != EmptyAnimatableData.self { self.vector = vector }
  }

  private init() {}

  /// The zero of any type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Whether there is no data to interpolate.
  package var isEmpty: Bool { vector == nil }

  /// The data as a type; nil if it has another type.
  package func value<V: VectorArithmetic>(as type: V.Type) -> V? {
    guard let vector else { return V.zero }
    return vector as? V
  }

  /// Whether both have the same type, so that they can be interpolated.
  package func isLike(_ other: _AnyAnimatableData) -> Bool {
    func holds<V: VectorArithmetic>(_ vector: V) -> Bool { other.vector is V }
    return vector.map { holds($0) } ?? other.isEmpty
  }

  /// Whether both are equal data of the same type, or zero.
  public static func == (first: _AnyAnimatableData, second: _AnyAnimatableData) -> Bool {
    func isEqual<V: VectorArithmetic>(_ vector: V, to other: _AnyAnimatableData) -> Bool {
      other.value(as: V.self) == vector
    }
    if let vector = first.vector { return isEqual(vector, to: second) }
    return second.vector.map { isEqual($0, to: first) } ?? true
  }

  /// Adds data of the same type.
  public static func + (first: _AnyAnimatableData, second: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<V: VectorArithmetic>(_ vector: V) -> _AnyAnimatableData {
      second.value(as: V.self).map { _AnyAnimatableData(vector + $0) } ?? first
    }
    return first.vector.map { sum($0) } ?? second
  }

  /// Subtracts data of the same type.
  public static func - (first: _AnyAnimatableData, second: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let vector = first.vector ?? second.vector else { return first }
    func difference<V: VectorArithmetic>(_ vector: V) -> _AnyAnimatableData {
      guard let own = first.value(as: V.self), let other = second.value(as: V.self) else { return first }
      return _AnyAnimatableData(own - other)
    }
    return difference(vector)
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic { vector.scaled(by: rhs) }
    vector = vector.map { scaled($0) }
  }

  /// The square of the data's length.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

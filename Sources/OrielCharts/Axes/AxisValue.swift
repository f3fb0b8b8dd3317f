/// A value of an axis at which there are a grid line, a tick or a label.
public struct AxisValue {
  let datum: Datum
  /// The position among the values of the axis.
  public let index: Int
  /// The number of the values of the axis.
  public let count: Int

  /// Returns the value as a type; nil if it isn't of the type.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? {
    switch (datum, P.PrimitivePlottable._isDate) {
    case (.number, true), (.date, false): nil
    default: P(datum: datum)
    }
  }
}

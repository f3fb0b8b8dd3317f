/// A value of the data in the form that scales use. See ``PrimitivePlottableProtocol``.
public enum _Datum: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date, in seconds since the reference date.
  case date(Double)
  /// A category.
  case category(String)
}

typealias Datum = _Datum

extension Datum {
  /// The position on a continuous scale; nil for a category.
  var amount: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
}

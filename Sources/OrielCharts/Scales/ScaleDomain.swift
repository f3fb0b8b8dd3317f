import Foundation

/// The values of a scale: a range, a list of values, or ``AutomaticScaleDomain``.
public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}

/// The values of a scale without their type. See ``ScaleDomain``.
public struct _ScaleDomain {
  enum Content {
    case automatic(includesZero: Bool?, modify: (([Datum]) -> [Datum])?)
    /// At least two numbers or dates, of which the extremes count, or categories.
    case values([Datum])
  }

  let content: Content
  var isReversed = false
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(content: .values([lowerBound.datum, upperBound.datum])) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain {
    let values = map(\.datum)
    let isReversed = (values.first?.amount).flatMap { first in values.last?.amount.map { first > $0 } } ?? false
    return _ScaleDomain(content: .values(values), isReversed: isReversed)
  }
}

/// The values of a scale that result from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: whether a domain of numbers includes zero. By default, that of an axis along which bars, areas or
  ///     lines extend does.
  ///   - reversed: whether the first value is at the end.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        content: .automatic(includesZero: includesZero, modify: nil), isReversed: reversed ?? false))
  }

  /// The domain of the data, which a closure changes: it receives the extremes of numbers or dates, or the categories.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let modify: ([Datum]) -> [Datum] = { domain in
      var values = domain.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
    return AutomaticScaleDomain(
      _domain: _ScaleDomain(
        content: .automatic(includesZero: includesZero, modify: modify), isReversed: reversed ?? false))
  }
}

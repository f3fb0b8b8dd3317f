import Foundation

/// Collects the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private enum Part {
    case literal(String)
    case value(String, isPrivate: Bool, mask: OSLogPrivacy.Mask)
  }

  private var parts: [Part] = []

  /// Creates a message without text.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(interpolationCount * 2 + 1)
  }

  /// Appends a text of the source, which is never private.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Appends a text. It is private unless `privacy` is public.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.aligned(value()), privacy, isPrivateByItself: true)
  }

  /// Appends an integer. It is public unless `privacy` is private.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.aligned(format.text(value())), privacy)
  }

  /// Appends a number. It is public unless `privacy` is private.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.aligned(format.text(Double(value()))), privacy)
  }

  /// Appends a truth value. It is public unless `privacy` is private.
  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    append(String(value()), privacy)
  }

  /// Appends the description of a value. It is private unless `privacy` is public.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.aligned(value().description), privacy, isPrivateByItself: true)
  }

  /// Appends the description of an error. It is private unless `privacy` is public.
  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    append(String(describing: error()), privacy, isPrivateByItself: true)
  }

  /// Appends the name of a type. It is public unless `privacy` is private.
  public mutating func appendInterpolation(_ type: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto) {
    append(String(reflecting: type()), privacy)
  }

  private mutating func append(_ text: String, _ privacy: OSLogPrivacy, isPrivateByItself: Bool = false) {
    let isPrivate =
      switch privacy.readers {
      case .automatic: isPrivateByItself
      case .all: false
      case .developer: true
      }
    parts.append(.value(text, isPrivate: isPrivate, mask: privacy.mask))
  }

  func text(showsPrivate: Bool) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .value(let value, false, _): text += value
      case .value(let value, true, let mask):
        text += showsPrivate ? value : mask.hashes ? "<mask.hash: \(value.hashValue)>" : "<private>"
      }
    }
    return text
  }
}

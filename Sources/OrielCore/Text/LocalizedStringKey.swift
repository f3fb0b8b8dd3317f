import FoundationEssentials

/// A text to be looked up in the app's translations.
///
/// A string literal in a view's title is one of these; a `String` variable is taken literally. Interpolated values
/// become placeholders of the key, as in SwiftUI: `"Hello \(name)"` is looked up as `Hello %@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let key: String
  package let arguments: [Argument]
  /// The text where there is no translation.
  private let untranslated: String

  package enum Argument: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case float(Double)
  }

  /// A key without placeholders.
  public init(_ value: String) {
    key = value
    arguments = []
    untranslated = value
  }

  /// A key without placeholders.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with its placeholders.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    untranslated = stringInterpolation.untranslated
  }

  /// Whether both are looked up alike and filled alike.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.key == second.key && first.arguments == second.arguments
  }

  /// Collects a key and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []
    var untranslated = ""

    /// Begins an interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      untranslated += literal
      var literal = literal
      let hasPercent = literal.withUTF8 { $0.contains(UInt8(ascii: "%")) }
      key +=
        hasPercent ? literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : literal
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string), shown: string) }
    /// Adds a value.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { appendInterpolation(String(string)) }
    /// A whole number. The usual type has a function of its own, because a generic one costs several times as much.
    public mutating func appendInterpolation(_ value: Int) {
      append("%lld", .integer(Int64(value)), shown: NumberText.digits(of: value))
    }
    /// Adds a value.
    public mutating func appendInterpolation<I: FixedWidthInteger & SignedInteger>(_ value: I) {
      append("%lld", .integer(Int64(value)), shown: NumberText.digits(of: value))
    }
    /// Adds a value.
    public mutating func appendInterpolation<I: FixedWidthInteger & UnsignedInteger>(_ value: I) {
      append("%llu", .unsigned(UInt64(value)), shown: NumberText.digits(of: value))
    }
    /// Adds a value.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
      appendInterpolation(value, specifier: "%lf")
    }
    /// A number in a format of its own, such as `"%.2f"`.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F, specifier: String) {
      append(specifier, .float(Double(value)), shown: nil)
    }
    /// A number in a format of its own, such as `"%04lld"`.
    public mutating func appendInterpolation<I: FixedWidthInteger>(_ value: I, specifier: String) {
      append(specifier, .integer(Int64(value)), shown: nil)
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<T>(_ value: T, format: (T) -> String) {
      appendInterpolation(format(value))
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { appendInterpolation(format.format(value)) }
    /// Anything else, in its textual form.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation(String(describing: value)) }

    private mutating func append(_ placeholder: String, _ argument: Argument, shown: String?) {
      key += placeholder
      arguments.append(argument)
      untranslated += shown ?? FormatText.fill(placeholder, with: [argument])
    }
  }

  /// The text in the person's language; as it was written where there is no translation.
  package func resolved(table: String? = nil, in resources: ResourceFolder? = nil) -> String {
    guard let format = Translations.text(for: key, table: table, in: resources), format != key else {
      return untranslated
    }
    return arguments.isEmpty ? format : FormatText.fill(format, with: arguments)
  }
}

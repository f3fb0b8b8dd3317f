import Foundation

/// A text to be looked up in the app's translations.
///
/// A string literal in a view's title is one of these; a `String` variable is taken literally. Interpolated values
/// become placeholders of the key, as in SwiftUI: `"Hello \(name)"` is looked up as `Hello %@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let key: String
  package let arguments: [Argument]

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
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects a key and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .text(String(string))) }
    public mutating func appendInterpolation<I: FixedWidthInteger & SignedInteger>(_ value: I) {
      append("%lld", .integer(Int64(value)))
    }
    public mutating func appendInterpolation<I: FixedWidthInteger & UnsignedInteger>(_ value: I) {
      append("%llu", .unsigned(UInt64(value)))
    }
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) { append("%lf", .float(Double(value))) }
    /// A number in a format of its own, such as `"%.2f"`.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F, specifier: String) {
      append(specifier, .float(Double(value)))
    }
    /// A number in a format of its own, such as `"%04lld"`.
    public mutating func appendInterpolation<I: FixedWidthInteger>(_ value: I, specifier: String) {
      append(specifier, .integer(Int64(value)))
    }
    public mutating func appendInterpolation<T>(_ value: T, format: (T) -> String) { append("%@", .text(format(value))) }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { append("%@", .text(format.format(value))) }
    /// Anything else, in its textual form.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }

  /// The text in the person's language; the key itself where there is no translation.
  package func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
    let format = Translations.text(for: key, table: table, bundle: bundle)
    guard !arguments.isEmpty || key.utf8.contains(UInt8(ascii: "%")) else { return format }
    return FormatText.fill(format, with: arguments)
  }
}

/// Looks texts up in the app's bundle.
package enum Translations {
  /// Whether the app brings any translations: without them nothing has to be looked up.
  private static let mainHasTables: Bool = {
    guard let folder = Bundle.main.resourceURL,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return false }
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".strings") }
  }()

  static func text(for key: String, table: String?, bundle: Bundle?) -> String {
    guard let bundle else {
      return mainHasTables ? Bundle.main.localizedString(forKey: key, value: key, table: table) : key
    }
    return bundle.localizedString(forKey: key, value: key, table: table)
  }
}

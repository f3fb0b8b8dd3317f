import FoundationEssentials

/// A key with which a text is localized.
///
/// A string literal as a view's title is a key; a `String` variable is displayed verbatim. Interpolated values become
/// placeholders, as in SwiftUI: the key of `"Hello \(name)"` is `Hello %@`. A key without a translation is displayed
/// itself. A translation may have forms for numbers; see <doc:AssetsAndStrings>.
///
/// The localized text may contain Markdown, which ``Text`` displays: `*emphasis*`, `**strong emphasis**`,
/// `~~deleted~~`, code between backticks, `[links](https://example.org)`, `<https://example.org>`, web and mail
/// addresses, and `\*` for a character that isn't markup. Images, and attributes as in `^[text](inflect: true)`, are
/// reduced to their text. Blocks such as headings and lists, HTML, and entities such as `&amp;` are plain text.
/// Interpolated values are never markup. Where only a string can be displayed, such as in the title of a window, the
/// markup is removed.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let key: String
  let arguments: [Argument]
  /// The text if there is no translation.
  private let untranslated: String
  /// Whether the key may contain markup.
  private let mayBeMarked: Bool

  enum Argument: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case float(Double)
    case formatted(FormattedText)
  }

  /// Whether a value has a format, so that the text depends on what views have set for formats.
  let hasFormats: Bool

  /// Creates a key without placeholders.
  public init(_ value: String) {
    key = value
    arguments = []
    hasFormats = false
    untranslated = value
    mayBeMarked = InlineMarkdown.mayContainMarkup(value)
  }

  /// Creates a key with values, and the text for the language of the user.
  init(key: String, values: [String], untranslated: String) {
    self.key = key
    arguments = values.map { .text($0) }
    hasFormats = false
    self.untranslated = untranslated
    mayBeMarked = false
  }

  /// Creates a key without placeholders.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    hasFormats = stringInterpolation.hasFormats
    untranslated = stringInterpolation.untranslated
    mayBeMarked = stringInterpolation.mayBeMarked
  }

  /// Returns whether the keys and their arguments are equal.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.key == second.key && first.arguments == second.arguments
  }

  /// The interpolation of a key and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []
    var untranslated = ""
    var hasFormats = false
    var mayBeMarked = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      untranslated += literal
      mayBeMarked = mayBeMarked || InlineMarkdown.mayContainMarkup(literal)
      var literal = literal
      let hasPercent = literal.withUTF8 { $0.contains(UInt8(ascii: "%")) }
      key +=
        hasPercent ? literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : literal
    }

    /// Appends a value.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string), shown: string) }
    /// Appends a value.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { appendInterpolation(String(string)) }
    /// Appends an integer. A nongeneric overload is several times as fast.
    public mutating func appendInterpolation(_ value: Int) {
      append("%lld", .integer(Int64(value)), shown: NumberText.digits(of: value))
    }
    /// Appends a value.
    public mutating func appendInterpolation<I: FixedWidthInteger & SignedInteger>(_ value: I) {
      append("%lld", .integer(Int64(value)), shown: NumberText.digits(of: value))
    }
    /// Appends a value.
    public mutating func appendInterpolation<I: FixedWidthInteger & UnsignedInteger>(_ value: I) {
      append("%llu", .unsigned(UInt64(value)), shown: NumberText.digits(of: value))
    }
    /// Appends a value.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
      appendInterpolation(value, specifier: "%lf")
    }
    /// Appends a number with a format, such as `"%.2f"`.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F, specifier: String) {
      append(specifier, .float(Double(value)), shown: nil)
    }
    /// Appends a number with a format, such as `"%04lld"`.
    public mutating func appendInterpolation<I: FixedWidthInteger>(_ value: I, specifier: String) {
      append(specifier, .integer(Int64(value)), shown: nil)
    }
    /// Appends a formatted value.
    public mutating func appendInterpolation<T>(_ value: T, format: (T) -> String) {
      appendInterpolation(format(value))
    }
    /// Appends a formatted value. Used by code that is compiled into the app.
    public mutating func appendInterpolation<F: FormatStyle>(
      _formatted value: F.FormatInput, _ format: F, adapt: @escaping (F, Calendar?, TimeZone?) -> F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(TypedFormattedText(value, format, adapt)), shown: nil)
      hasFormats = true
    }
    /// Appends a description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation(String(describing: value)) }

    private mutating func append(_ placeholder: String, _ argument: Argument, shown: String?) {
      key += placeholder
      arguments.append(argument)
      untranslated += shown ?? FormatText.fill(placeholder, with: [argument])
    }
  }

  /// The localized text without its markup.
  package func resolved(table: String? = nil, in resources: ResourceFolder? = nil) -> String {
    switch localized(table: table, in: resources) {
    case .plain(let string): string
    case .marked(let runs): runs.reduce(into: "") { $0 += $1.text }
    }
  }

  /// A localized text, with its markup if it has any.
  enum Localized {
    case plain(String)
    case marked([MarkedRun])
  }

  /// The localized text, or the literal if there is no translation.
  ///
  /// - Parameter context: what views have set: the language of its locale replaces those of the user.
  func localized(
    table: String? = nil, in resources: ResourceFolder? = nil, _ context: FormatContext = FormatContext()
  ) -> Localized {
    let found = Translations.text(
      for: key, arguments, table: table, in: resources, language: context.locale?.identifier)
    let translation = found.flatMap { $0 == key ? nil : $0 }
    var (arguments, untranslated) = (arguments, untranslated)
    if hasFormats, !context.isEmpty {
      arguments = arguments.map { if case .formatted(let value) = $0 { .text(value.string(in: context)) } else { $0 } }
      untranslated = FormatText.fill(key, with: arguments)
    }
    if translation == nil, !mayBeMarked { return .plain(untranslated) }
    // A literal isn't a format unless values are inserted.
    let format = translation ?? (arguments.isEmpty ? untranslated : key)
    // Values are inserted after the markup is found, so that they are never markup.
    if let runs = InlineMarkdown.runs(of: format, arguments: arguments) { return .marked(runs) }
    guard translation != nil else { return .plain(untranslated) }
    return .plain(arguments.isEmpty ? format : FormatText.fill(format, with: arguments))
  }
}

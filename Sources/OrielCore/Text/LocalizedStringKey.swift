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

  /// Creates a key from its placeholders and their values.
  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
    hasFormats = false
    untranslated = arguments.isEmpty ? key : FormatText.fill(key, with: arguments)
    mayBeMarked = InlineMarkdown.mayContainMarkup(key)
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

    /// Appends a string, a number or a localized text.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      value._append(to: &self, specifier: nil)
    }
    /// Appends a value with a format, such as `"%.2f"` or `"%04lld"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      value._append(to: &self, specifier: specifier)
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
    /// Appends a description of a value. A generic function's string or number is appended as such.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      // Asks the type, since the cast of a value unwraps optionals.
      if T.self is any _FormatSpecifiable.Type, let value = value as? any _FormatSpecifiable {
        value._append(to: &self, specifier: nil)
      } else {
        appendInterpolation(String(describing: value))
      }
    }

    mutating func append(_ placeholder: String, _ argument: Argument, shown: String?) {
      key += placeholder
      arguments.append(argument)
      untranslated += shown ?? FormatText.fill(placeholder, with: [argument])
    }
  }

  /// The localized text without its markup.
  package func resolved(table: String? = nil, in resources: ResourceFolder? = nil) -> String {
    localized(table: table, in: resources).string
  }

  /// A localized text, with its markup if it has any.
  enum Localized {
    case plain(String)
    case marked([MarkedRun])

    /// The text without its markup.
    var string: String {
      switch self {
      case .plain(let string): string
      case .marked(let runs): runs.reduce(into: "") { $0 += $1.text }
      }
    }
  }

  /// The localized text, or the literal if there is no translation.
  ///
  /// - Parameters:
  ///   - name: the key in the table, if it isn't this one.
  ///   - context: what views have set: the language of its locale replaces those of the user.
  func localized(
    as name: String? = nil, table: String? = nil, in resources: ResourceFolder? = nil,
    _ context: FormatContext = FormatContext()
  ) -> Localized {
    let translation = translation(as: name, table: table, in: resources, context)
    if translation == nil, !mayBeMarked, !hasFormats { return .plain(untranslated) }
    let (arguments, untranslated) = filled(in: context)
    if translation == nil, !mayBeMarked { return .plain(untranslated) }
    // A literal isn't a format unless values are inserted.
    let format = translation ?? (arguments.isEmpty ? untranslated : key)
    // Values are inserted after the markup is found, so that they are never markup.
    if let runs = InlineMarkdown.runs(of: format, arguments: arguments) { return .marked(runs) }
    guard translation != nil else { return .plain(untranslated) }
    return .plain(arguments.isEmpty ? format : FormatText.fill(format, with: arguments))
  }

  /// The localized text as it is written: a variant of `localized` whose markup isn't read.
  func string(
    as name: String?, table: String?, in resources: ResourceFolder?, _ context: FormatContext
  ) -> String {
    let (arguments, untranslated) = filled(in: context)
    guard let translation = translation(as: name, table: table, in: resources, context) else { return untranslated }
    return arguments.isEmpty ? translation : FormatText.fill(translation, with: arguments)
  }

  private func translation(
    as name: String?, table: String?, in resources: ResourceFolder?, _ context: FormatContext
  ) -> String? {
    let language = context.locale?.identifier
    let found = Translations.text(for: name ?? key, arguments, table: table, in: resources, language: language)
    return found == key ? nil : found
  }

  /// The values, and the text without a translation, with the formats that views have set.
  private func filled(in context: FormatContext) -> (arguments: [Argument], untranslated: String) {
    guard hasFormats, !context.isEmpty else { return (arguments, untranslated) }
    let arguments = arguments.map {
      if case .formatted(let value) = $0 { Argument.text(value.string(in: context)) } else { $0 }
    }
    return (arguments, FormatText.fill(key, with: arguments))
  }
}

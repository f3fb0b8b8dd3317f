import FoundationEssentials

/// A reference to a localized text, which is looked up where it is displayed.
///
/// ```swift
/// let title = LocalizedStringResource("Delete \(name)?", comment: "The title of an alert")
/// let greeting = LocalizedStringResource("greeting", defaultValue: "Hello, \(name)!")
/// Text(greeting)
/// let string = String(localized: greeting)
/// ```
///
/// Unlike a ``LocalizedStringKey``, it knows its table, its bundle and its locale, and can have another key than the text
/// in the code. It can be stored, sent to another actor, and encoded. Foundation for Linux has no such type.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// The place of the translations of a resource.
  public enum BundleDescription: Equatable, Codable, Sendable {
    /// The app.
    case main
    /// A folder with the resources of a bundle.
    case atURL(URL)

    /// The app: a class has no resources of its own.
    public static func forClass(_ class: AnyClass) -> BundleDescription { .main }
  }

  /// The key of the text in its table.
  public let key: String
  /// The text if there is no translation, with its values.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The place of the translations.
  public let bundle: BundleDescription
  /// The locale that was chosen; nil for the user's, or that of the views which display the text.
  private var chosenLocale: Locale?

  /// The locale whose language the text has.
  ///
  /// It is the user's until it is set; then it also takes precedence over ``EnvironmentValues/locale``.
  public var locale: Locale {
    get { chosenLocale ?? .current }
    set { chosenLocale = newValue }
  }

  /// Creates a resource whose key is its text.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is displayed itself if there is no translation.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - locale: the locale of the text; nil for the user's, or that of the views which display the text.
  ///   - bundle: the place of the translations.
  ///   - comment: a description for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle)
  }

  /// The variant of ``init(_:table:locale:bundle:comment:)`` whose key isn't its text.
  ///
  /// - Parameters:
  ///   - key: the key in the table.
  ///   - defaultValue: the text that is displayed if there is no translation.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - locale: the locale of the text; nil for the user's, or that of the views which display the text.
  ///   - bundle: the place of the translations.
  ///   - comment: a description for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, bundle)
  }

  /// Creates a resource of the app without placeholders.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of the app from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?, _ bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.bundle = bundle
    chosenLocale = locale
  }
}

extension LocalizedStringResource {
  /// The localized text, whose markup is read.
  ///
  /// - Parameter context: what views have set. The locale of the resource takes precedence.
  func localized(_ context: FormatContext) -> LocalizedStringKey.Localized {
    defaultValue.key.localized(as: key, table: table, in: resources, chosen(context))
  }

  /// The localized text as it is written.
  func string(in context: FormatContext) -> String {
    defaultValue.key.string(as: key, table: table, in: resources, chosen(context))
  }

  private func chosen(_ context: FormatContext) -> FormatContext {
    var context = context
    if let chosenLocale { context.locale = chosenLocale }
    return context
  }

  private var resources: ResourceFolder? {
    switch bundle {
    case .main: nil
    case .atURL(let url): ResourceFolder(path: url.path(percentEncoded: false))
    }
  }
}

/// A localized text among the values of another one.
// Unchecked as its superclass: the resource is `Sendable`.
final class FormattedResource: FormattedText, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  override func string(in context: FormatContext) -> String { resource.string(in: context) }

  override func isEqual(to other: FormattedText) -> Bool { (other as? FormattedResource)?.resource == resource }
}

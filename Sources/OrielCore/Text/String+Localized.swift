import FoundationEssentials

extension String {
  /// Creates a text that is localized with the app's translations.
  ///
  /// ```swift
  /// let subject = String(localized: "\(count) messages")
  /// ```
  ///
  /// Markup stays in the text. Foundation for Linux has no such initializer.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text itself if there is no translation.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - locale: the locale of the text; nil for the user's.
  ///   - comment: a description for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table, locale: locale))
  }

  /// The variant of ``init(localized:table:locale:comment:)`` whose key isn't the text.
  ///
  /// - Parameter defaultValue: the text if there is no translation.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale))
  }

  /// Creates the text of a resource, in its locale or the user's.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.string(in: FormatContext()) }
}

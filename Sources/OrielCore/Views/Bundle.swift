import Foundation

// API with `Bundle` is emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension ResourceFolder {
  /// Creates a reference to the resources of a bundle.
  @_alwaysEmitIntoClient public init(_ bundle: Bundle) {
    self.init(path: bundle.resourcePath ?? bundle.bundlePath)
  }
}

extension ImageResource {
  /// Creates a reference to an image set in a bundle.
  @_alwaysEmitIntoClient public init(name: String, bundle: Bundle) {
    self.init(name: name, resources: ResourceFolder(bundle))
  }
}

extension ColorResource {
  /// Creates a reference to a color set in a bundle.
  @_alwaysEmitIntoClient public init(name: String, bundle: Bundle) {
    self.init(name: name, resources: ResourceFolder(bundle))
  }
}

extension Color {
  /// Creates a color of an asset catalog in a bundle, or of the app if `bundle` is nil.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) {
    self.init(name, resources: bundle.map { ResourceFolder($0) })
  }
}

extension Text {
  /// Creates a text that is localized with the translations of a bundle, or of the app if `bundle` is nil.
  @_alwaysEmitIntoClient public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, resources: bundle.map { ResourceFolder($0) }, comment: comment)
  }
}

extension Image {
  /// Creates an image from the resources of a bundle, or of the app if `bundle` is nil.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) {
    self.init(name, resources: bundle.map { ResourceFolder($0) })
  }

  /// Creates an image from the resources of a bundle or the app, with a label for assistive technology.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, resources: bundle.map { ResourceFolder($0) }, label: label)
  }

  /// Creates a decorative image, which assistive technology ignores.
  @_alwaysEmitIntoClient public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name, resources: bundle.map { ResourceFolder($0) })
  }
}

extension LocalizedStringResource {
  /// Creates a resource with the translations of a bundle.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
  }

  /// Creates a resource with a key, a default text, and the translations of a bundle.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle),
      comment: comment)
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The resources of a bundle.
  @_alwaysEmitIntoClient public init(_ bundle: Bundle) {
    self = .atURL(bundle.resourceURL ?? bundle.bundleURL)
  }
}

extension String {
  /// Creates a text that is localized with the translations of a bundle, or of the app if `bundle` is nil.
  @_alwaysEmitIntoClient public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle?, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        keyAndValue, table: table, locale: locale, bundle: bundle.map { .init($0) } ?? .main, comment: comment))
  }

  /// Creates a text that is localized by a key with the translations of a bundle, or of the app if `bundle` is nil.
  @_alwaysEmitIntoClient public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle?,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.map { .init($0) } ?? .main,
        comment: comment))
  }
}

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

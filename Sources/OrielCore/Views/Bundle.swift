import Foundation

// What takes a `Bundle` is compiled where it is called: an app that never does is linked without Foundation.

extension ResourceFolder {
  /// Where a bundle has its resources.
  @_alwaysEmitIntoClient public init(_ bundle: Bundle) {
    self.init(path: bundle.resourcePath ?? bundle.bundlePath)
  }
}

extension Text {
  /// A text that is looked up in the translations of a bundle, or of the app.
  @_alwaysEmitIntoClient public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, resources: bundle.map { ResourceFolder($0) }, comment: comment)
  }
}

extension Image {
  /// A picture among the resources of a bundle, or of the app: `name` with or without its extension.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?) {
    self.init(name, resources: bundle.map { ResourceFolder($0) })
  }

  /// A picture among the resources of a bundle, or of the app, with a label for assistive technology.
  @_alwaysEmitIntoClient public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, resources: bundle.map { ResourceFolder($0) }, label: label)
  }

  /// A picture that assistive technology passes over.
  @_alwaysEmitIntoClient public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name, resources: bundle.map { ResourceFolder($0) })
  }
}

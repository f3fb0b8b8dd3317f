import Foundation

// Emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension NSItemProvider {
  /// Creates a provider of a text.
  @_alwaysEmitIntoClient public convenience init(object: NSString) { self.init(object: object.substring(from: 0)) }

  /// Creates a provider of a URL.
  @_alwaysEmitIntoClient public convenience init(object: NSURL) {
    self.init(object: URL(string: object.absoluteString) ?? URL(filePath: "/"))
  }

  /// Whether a text can be loaded.
  @_alwaysEmitIntoClient public func canLoadObject(ofClass type: NSString.Type) -> Bool {
    canLoadObject(ofClass: String.self)
  }

  /// Whether a URL can be loaded.
  @_alwaysEmitIntoClient public func canLoadObject(ofClass type: NSURL.Type) -> Bool {
    canLoadObject(ofClass: URL.self)
  }

  /// Loads a text.
  @_alwaysEmitIntoClient public func loadObject(
    ofClass type: NSString.Type, completionHandler: @escaping @Sendable (NSString?, (any Error)?) -> Void
  ) {
    loadObject(ofClass: String.self) { text, error in completionHandler(text.map { NSString(string: $0) }, error) }
  }

  /// Loads a URL.
  @_alwaysEmitIntoClient public func loadObject(
    ofClass type: NSURL.Type, completionHandler: @escaping @Sendable (NSURL?, (any Error)?) -> Void
  ) {
    loadObject(ofClass: URL.self) { url, error in
      completionHandler(url.flatMap { NSURL(string: $0.absoluteString) }, error)
    }
  }
}

import FoundationEssentials

/// The content of the clipboard, or of a drag over a window.
@MainActor package protocol TransferSource: AnyObject {
  /// The items, if they come from this app.
  var localItems: [NSItemProvider]? { get }
  /// The types in which other apps provide the content. A list of URLs has the type ``UTType/url``.
  var contentTypes: [UTType] { get }
  /// Reads the content in one of the types.
  func read(_ type: UTType) async throws -> Data
}

extension TransferSource {
  /// Whether items of certain types are available. The types of the files in a list of URLs aren't known before it is
  /// read; all types of files are then considered available.
  package func mayProvide(_ types: [UTType]) -> Bool {
    if let localItems { return localItems.contains { $0.conforms(toAny: types) } }
    return contentTypes.contains { offered in
      types.contains { offered.conforms(to: $0) || (offered == .url && $0.mayBeFile) }
    }
  }

  /// The items of certain types. Data of other apps is read immediately, because it may not be available later.
  package func items(of types: [UTType]) async -> [NSItemProvider] {
    if let localItems { return localItems.filter { $0.conforms(toAny: types) } }
    let offered = contentTypes
    if offered.contains(.url), types.contains(where: { $0.mayBeFile || UTType.url.conforms(to: $0) }),
      let list = try? await read(.url)
    {
      let items = URLList.urls(in: list).map { url in
        let item = NSItemProvider()
        item.suggestedName = url.lastPathComponent
        if url.isFileURL { item.addFile(url) } else { item.addURL(url) }
        return item
      }
      let accepted = items.filter { $0.conforms(toAny: types) }
      if !accepted.isEmpty { return accepted }
    }
    let item = NSItemProvider()
    for type in offered where type != .url && types.contains(where: { type.conforms(to: $0) }) {
      guard let data = try? await read(type) else { continue }
      item.add(NSItemProvider.Registration(type: type, visibility: .all) { .data(data) })
    }
    return item.registrations.isEmpty ? [] : [item]
  }
}

extension NSItemProvider {
  package func conforms(toAny types: [UTType]) -> Bool { types.contains { hasItem(conformingTo: $0) } }
}

extension UTType {
  /// Whether files can be of this type or a subtype of it.
  fileprivate var mayBeFile: Bool {
    conforms(to: .data) || conforms(to: .directory) || UTType.fileURL.conforms(to: self) || self == .content
  }
}

/// A list of URLs as apps exchange it: `text/uri-list`.
package enum URLList {
  package static func urls(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
  }

  package static func data(_ urls: [URL]) -> Data { Data(urls.map { "\($0.absoluteString)\r\n" }.joined().utf8) }
}

/// The capability of a platform to exchange items with other apps.
@MainActor package protocol TransferPlatform: AnyObject {
  /// The clipboard's content; nil if it is empty.
  var clipboard: (any TransferSource)? { get }
  /// Notifies the views that have read the clipboard's types when they change.
  var clipboardChanges: DependencySource { get }
  /// Replaces the clipboard's content.
  func copy(_ items: [NSItemProvider])
}

private enum TransferPlatformKey: EnvironmentKey { static var defaultValue: (any TransferPlatform)? { nil } }

extension EnvironmentValues {
  /// The platform's clipboard; nil outside of a window.
  package var transferPlatform: (any TransferPlatform)? {
    get { self[TransferPlatformKey.self] }
    set { self[TransferPlatformKey.self] = newValue }
  }
}

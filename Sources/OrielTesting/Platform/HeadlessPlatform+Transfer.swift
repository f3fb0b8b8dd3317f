import Foundation
import OrielCore

extension HeadlessPlatform: TransferPlatform {
  package var clipboard: (any TransferSource)? { clipboardSource }

  package func copy(_ items: [NSItemProvider]) { setClipboard(HeadlessSource(items)) }

  func setClipboard(_ source: HeadlessSource?) {
    clipboardSource = source
    version += 1
    clipboardChanges.notifyReaders()
  }
}

/// Items of this app, or data of another one.
@MainActor final class HeadlessSource: TransferSource {
  let localItems: [NSItemProvider]?
  private let data: [(type: UTType, data: Data)]

  /// Items of this app.
  init(_ items: [NSItemProvider]) {
    localItems = items
    data = []
  }

  /// Data of another app.
  init(_ data: [(type: UTType, data: Data)]) {
    localItems = nil
    self.data = data
  }

  /// Files or links of another app.
  convenience init(_ urls: [URL]) { self.init([(.url, URLList.data(urls))]) }

  /// Items as another app provides them: the data of the first one that can be exported.
  convenience init<Item: Transferable>(exporting items: [Item]) async throws {
    if let urls = items as? [URL] {
      self.init(urls)
      return
    }
    var data: [(type: UTType, data: Data)] = []
    if let item = items.first {
      for registration in NSItemProvider(object: item).registrations where registration.visibility == .all {
        data.append((registration.type, try await registration.loadData()))
      }
    }
    self.init(data)
  }

  var contentTypes: [UTType] { data.map(\.type) }

  func read(_ type: UTType) async throws -> Data {
    guard let found = data.first(where: { $0.type == type }) else { throw NSItemProviderError.unavailable }
    return found.data
  }
}

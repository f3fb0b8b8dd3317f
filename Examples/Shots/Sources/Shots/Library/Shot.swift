import Foundation
import Oriel

/// A picture in the folder.
struct Shot: Identifiable, Hashable, Sendable {
  /// The name of the file.
  let id: String
  let url: URL
  var modified: Date
  /// The size of the file.
  var bytes: Int
  var tags: [String] = []
  /// The place of the name in the order of names.
  let nameKey: String

  init(id: String, url: URL, modified: Date, bytes: Int, tags: [String] = []) {
    self.id = id
    self.url = url
    self.modified = modified
    self.bytes = bytes
    self.tags = tags
    nameKey = NaturalOrder.key(id)
  }

  var name: String { id }
  /// Whether the picture can be changed.
  var isEditable: Bool { PictureFormat(url) != nil }
}

extension Shot: Transferable {
  /// A picture is dragged and copied as its file.
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.url)
  }
}

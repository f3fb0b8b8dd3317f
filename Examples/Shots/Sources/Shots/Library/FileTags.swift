import CGdkPixbuf
import Foundation

/// The tags of a file, as other programs of the desktop know them: an extended attribute.
enum FileTags {
  private static let attribute = "user.xdg.tags"

  static func read(_ path: String) -> [String] {
    let count = getxattr(path, attribute, nil, 0)
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    guard getxattr(path, attribute, &bytes, count) == count else { return [] }
    return parsed(String(decoding: bytes, as: UTF8.self))
  }

  static func write(_ tags: [String], to path: String) throws {
    let text = Array(tags.joined(separator: ",").utf8)
    let status = tags.isEmpty ? removexattr(path, attribute) : setxattr(path, attribute, text, text.count, 0)
    guard status != 0, !(tags.isEmpty && errno == ENODATA) else { return }
    throw errno == ENOTSUP
      ? PictureError(String(localized: "The disk can’t keep tags of files."))
      : CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
  }

  /// The tags in a text in which commas separate them.
  static func parsed(_ text: String) -> [String] {
    var tags: [String] = []
    for part in text.split(separator: ",") {
      let tag = part.trimmingCharacters(in: .whitespaces)
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

import CGtk
import FoundationEssentials
import OrielCore

/// The MIME types under which items are exchanged with other apps.
enum TransferTypes {
  /// A list of URLs, of files or of pages.
  static let urlList = "text/uri-list"
  private static let undeclared = "application/x-uniform-type;identifier="

  /// The MIME types of a type, the preferred one first.
  static func mimeTypes(of type: UTType) -> [String] {
    switch type {
    case .url, .fileURL: [urlList]
    case .utf8PlainText, .plainText, .text: ["text/plain;charset=utf-8", "text/plain"]
    default: [type.preferredMIMEType ?? undeclared + type.identifier]
    }
  }

  /// The type of a MIME type; nil for those that don't represent content, such as targets of X11.
  static func type(of mimeType: String) -> UTType? {
    if mimeType == urlList { return .url }
    if mimeType.hasPrefix(undeclared) { return UTType(transferred: String(mimeType.dropFirst(undeclared.count))) }
    if mimeType.hasPrefix("text/plain") { return mimeType.includes("utf-8") ? .utf8PlainText : .plainText }
    return mimeType.includes("/") ? UTType(mimeType: mimeType) : nil
  }

  /// The types of formats, in their order, each with its first MIME type.
  @MainActor static func types(in formats: OpaquePointer?) -> [(type: UTType, mimeType: String)] {
    guard let formats else { return [] }
    var count: gsize = 0
    let names = gdk_content_formats_get_mime_types(formats, &count)
    var found: [(type: UTType, mimeType: String)] = []
    for index in 0..<Int(count) {
      guard let name = names?[index], let type = type(of: String(cString: name)) else { continue }
      if !found.contains(where: { $0.type == type }) { found.append((type, String(cString: name))) }
    }
    return found
  }
}

/// Several items in the form in which other apps receive them: one content in several MIME types.
struct TransferredItems {
  let items: [NSItemProvider]

  /// The MIME types, the preferred one first.
  var mimeTypes: [String] {
    var names: [String] = []
    for item in items {
      for registration in item.registrations where registration.visibility == .all {
        for name in TransferTypes.mimeTypes(of: registration.type) where !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The content in one of the MIME types: a list of URLs, the lines of all texts, or the data of one item.
  func data(for mimeType: String) async throws -> Data {
    let isList = mimeType == TransferTypes.urlList
    var parts: [Data] = []
    for item in items {
      let registration = item.registrations.first {
        $0.visibility == .all && TransferTypes.mimeTypes(of: $0.type).contains(mimeType)
      }
      guard let registration else { continue }
      parts.append(try await registration.loadData())
    }
    guard let first = parts.first else { throw NSItemProviderError.unavailable }
    if isList { return URLList.data(parts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }) }
    guard mimeType.hasPrefix("text/plain"), parts.count > 1 else { return first }
    return Data(parts.joined(separator: [UInt8(ascii: "\n")]))
  }
}

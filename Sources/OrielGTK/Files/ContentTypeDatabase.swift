import CGtk
import FoundationEssentials
import OrielCore

/// The system's shared MIME database, through GIO. GIO loads it at the first query.
// Unchecked: the cache is guarded by the lock, and GIO's content types by a lock in GIO.
package final class ContentTypeDatabase: TypeDatabase, @unchecked Sendable {
  private let lock = Lock()
  private var entries: [String: TypeDatabaseEntry?] = [:]

  package init() {}

  package func mimeType(forExtension filenameExtension: String) -> String? {
    guess(name: "file.\(filenameExtension)", beginning: Data())
  }

  package func mimeType(ofFileNamed name: String, beginning: Data) -> String? {
    guess(name: name, beginning: beginning)
  }

  private func guess(name: String, beginning: Data) -> String? {
    // A name that ends in a slash would be that of a folder.
    let name = name.parts(separatedBy: "/").joined(separator: "_")
    let type = beginning.withUnsafeBytes { bytes in
      // Nil instead of empty data: GIO has a type for empty files, which would take precedence if the name has several
      // types. Without data, the type with the largest weight is used.
      let data = bytes.isEmpty ? nil : bytes.assumingMemoryBound(to: guchar.self).baseAddress
      return Self.text(g_content_type_guess(name.isEmpty ? nil : name.forGTK, data, gsize(bytes.count), nil))
    }
    // GIO's result for unknown types.
    return type == "application/octet-stream" ? nil : type
  }

  package func entry(forMIMEType mimeType: String) -> TypeDatabaseEntry? {
    if let known = lock.withLock({ entries[mimeType] }) { return known }
    let preferred = Self.text(g_content_type_from_mime_type(mimeType)) ?? mimeType
    let entry = MIMETypeFile(preferred).map {
      TypeDatabaseEntry(mimeType: preferred, extensions: $0.extensions, parents: $0.parents)
    }
    lock.withLock { entries[mimeType] = .some(entry) }
    return entry
  }

  package func description(ofMIMEType mimeType: String) -> String? {
    guard let entry = entry(forMIMEType: mimeType) else { return nil }
    let description = Self.text(g_content_type_get_description(entry.mimeType))
    return description?.isEmpty == false ? description : nil
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
  }
}

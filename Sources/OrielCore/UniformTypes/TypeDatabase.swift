import FoundationEssentials

/// What the system knows of file types beyond Oriel's own table: on GTK, the shared MIME database.
///
/// Everything is asked by MIME type, in lower case and without parameters. It may be asked from any thread.
package protocol TypeDatabase: Sendable {
  /// The MIME type of files whose names end in this extension, which is in lower case, without its dot, and may have
  /// several parts; nil if the database has none.
  func mimeType(forExtension filenameExtension: String) -> String?
  /// The MIME type of a file with this name that begins with these bytes; nil if nothing tells.
  func mimeType(ofFileNamed name: String, beginning: Data) -> String?
  /// What the database knows of a MIME type, or of the one that it is another name for; nil if it doesn't know it.
  func entry(forMIMEType mimeType: String) -> TypeDatabaseEntry?
  /// What people call files of a MIME type, in the user's language; nil if it doesn't know.
  func description(ofMIMEType mimeType: String) -> String?
}

/// What a type database knows of one MIME type.
package struct TypeDatabaseEntry: Equatable, Sendable {
  /// The name that the database itself prefers.
  package var mimeType: String
  /// Without the dot, the preferred one first.
  package var extensions: [String]
  /// The MIME types that it is a special form of.
  package var parents: [String]

  package init(mimeType: String, extensions: [String] = [], parents: [String] = []) {
    self.mimeType = mimeType
    self.extensions = extensions
    self.parents = parents
  }
}

import FoundationEssentials

/// The system's database of file types. On GTK: the shared MIME database.
///
/// MIME types are lowercase and without parameters. The database can be used from any thread.
package protocol TypeDatabase: Sendable {
  /// The MIME type of an extension, which is lowercase, without the dot, and may have several parts; nil if unknown.
  func mimeType(forExtension filenameExtension: String) -> String?
  /// The MIME type of a file with a name and first bytes; nil if unknown.
  func mimeType(ofFileNamed name: String, beginning: Data) -> String?
  /// The entry of a MIME type or of the type of which it is an alias; nil if unknown.
  func entry(forMIMEType mimeType: String) -> TypeDatabaseEntry?
  /// The localized description of a MIME type; nil if unknown.
  func description(ofMIMEType mimeType: String) -> String?
}

/// An entry of a type database.
package struct TypeDatabaseEntry: Equatable, Sendable {
  /// The canonical name.
  package var mimeType: String
  /// The extensions without the dot, the preferred one first.
  package var extensions: [String]
  /// The MIME types of the supertypes.
  package var parents: [String]

  package init(mimeType: String, extensions: [String] = [], parents: [String] = []) {
    self.mimeType = mimeType
    self.extensions = extensions
    self.parents = parents
  }
}

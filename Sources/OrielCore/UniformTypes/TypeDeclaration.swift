/// The declaration of a type. All strings are lowercase except the identifier and the description.
struct TypeDeclaration: Equatable, Sendable {
  /// The identifier in its original case.
  let identifier: String
  /// The keys of the supertypes.
  var parents: [String] = []
  /// The extensions without the dot, the preferred one first.
  var extensions: [String] = []
  /// The MIME types, the preferred one first.
  var mimeTypes: [String] = []
  /// The description.
  var description: String?
}

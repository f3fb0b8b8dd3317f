/// What is known of one type. Everything but the identifier and the description is in lower case.
struct TypeDeclaration: Equatable, Sendable {
  /// The identifier as its owner writes it.
  let identifier: String
  /// The keys of the types that it conforms to.
  var parents: [String] = []
  /// Without the dot, the preferred one first.
  var extensions: [String] = []
  /// The preferred one first.
  var mimeTypes: [String] = []
  /// What people call it.
  var description: String?
}

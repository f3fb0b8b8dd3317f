/// The built-in types: those of Apple's framework and common ones on Linux.
struct TypeTable: Sendable {
  static let shared = TypeTable(lines: [base, text, code, images, media, archives, documents].joined(separator: "\n"))

  /// The declarations by key, which is the lowercase identifier.
  private(set) var declarations: [String: TypeDeclaration] = [:]
  /// The keys in the order of declaration.
  private(set) var order: [String] = []
  /// The keys of the types with an extension, the most likely first.
  private(set) var byExtension: [String: [String]] = [:]
  /// The keys of the types with a MIME type, the most likely first.
  private(set) var byMIMEType: [String: [String]] = [:]

  /// Parses lines with five columns: identifier, supertypes, extensions, MIME types, description.
  init(lines: String) {
    for line in lines.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      guard columns.count == 5 else { continue }
      let identifier = Self.words(columns[0]).first ?? ""
      add(
        TypeDeclaration(
          identifier: identifier, parents: Self.words(columns[1]), extensions: Self.words(columns[2]),
          mimeTypes: Self.words(columns[3]), description: Self.words(columns[4]).joined(separator: " ")))
    }
  }

  private mutating func add(_ declaration: TypeDeclaration) {
    let key = declaration.identifier
    declarations[key] = declaration
    order.append(key)
    for ending in declaration.extensions { byExtension[ending, default: []].append(key) }
    for mimeType in declaration.mimeTypes { byMIMEType[mimeType, default: []].append(key) }
  }

  private static func words(_ column: Substring) -> [String] { column.split(separator: " ").map(String.init) }
}

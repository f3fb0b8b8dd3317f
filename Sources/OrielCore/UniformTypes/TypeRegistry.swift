import FoundationEssentials

/// The registry of the built-in types, the app's types and those of the system's database.
// Unchecked: the variables are guarded by the lock.
package final class TypeRegistry: @unchecked Sendable {
  /// The shared registry of the process.
  package static let shared = TypeRegistry()

  private let lock = Lock()
  private var declared: [String: TypeDeclaration] = [:]
  private var systemDatabase: (any TypeDatabase)?

  /// The system's database, which the platform sets before the first window opens.
  package var database: (any TypeDatabase)? {
    get { lock.withLock { systemDatabase } }
    set { lock.withLock { systemDatabase = newValue } }
  }

  /// Declares a type of the app. Built-in types can't be changed; later declarations of a type are merged.
  func declare(_ new: TypeDeclaration) {
    let key = new.identifier.lowercased()
    guard TypeTable.shared.declarations[key] == nil, !key.hasPrefix(DynamicType.prefix) else { return }
    lock.withLock {
      var declaration = declared[key] ?? TypeDeclaration(identifier: new.identifier)
      declaration.parents += new.parents.filter { !declaration.parents.contains($0) }
      declaration.extensions += new.extensions.filter { !declaration.extensions.contains($0) }
      declaration.mimeTypes += new.mimeTypes.filter { !declaration.mimeTypes.contains($0) }
      declaration.description = new.description ?? declaration.description
      declared[key] = declaration
    }
  }

  /// The declaration of the type with a key; nil if it is neither declared nor dynamic.
  func declaration(for key: String) -> TypeDeclaration? {
    if let declaration = TypeTable.shared.declarations[key] { return declaration }
    if key.hasPrefix(DynamicType.prefix) { return dynamicDeclaration(key) }
    return lock.withLock { declared[key] }
  }

  /// The keys of the type and all its supertypes.
  func ancestors(of key: String) -> Set<String> {
    var found: Set<String> = [key]
    var waiting = [key]
    while let next = waiting.popLast() {
      for parent in declaration(for: next)?.parents ?? [] where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found
  }

  /// The type itself or its nearest supertype with an extension; the type itself if there is none.
  func namingType(of type: UTType) -> UTType {
    var seen: Set<String> = [type.key]
    var level = [type.key]
    while !level.isEmpty {
      let declarations = level.compactMap { declaration(for: $0) }
      if let found = declarations.first(where: { !$0.extensions.isEmpty }) {
        return UTType(unchecked: found.identifier)
      }
      level = declarations.flatMap(\.parents).filter { seen.insert($0).inserted }
    }
    return type
  }

  /// The type by which files of this type are recognized: itself, or its naming type if neither it nor a subtype has an
  /// extension or MIME type.
  func tellingType(of type: UTType) -> UTType {
    func isTold(_ type: TypeDeclaration) -> Bool { !type.extensions.isEmpty || !type.mimeTypes.isEmpty }
    guard let declaration = declaration(for: type.key), !isTold(declaration) else { return type }
    return descendants(of: type.key).contains(where: isTold) ? type : namingType(of: type)
  }

  /// The declared type with a key and its subtypes.
  func descendants(of key: String) -> [TypeDeclaration] {
    let own = lock.withLock { declared.values.sorted { $0.identifier < $1.identifier } }
    let all = TypeTable.shared.order.compactMap { TypeTable.shared.declarations[$0] } + own
    return all.filter { ancestors(of: $0.identifier.lowercased()).contains(key) }
  }

  func localizedDescription(of key: String) -> String? {
    guard let declaration = declaration(for: key) else { return nil }
    if let database {
      for mimeType in declaration.mimeTypes {
        if let description = database.description(ofMIMEType: mimeType) { return description }
      }
    }
    return declaration.description
  }

  // MARK: Tags

  func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    switch tagClass {
    case .filenameExtension:
      let ending = Self.normalized(filenameExtension: tag)
      guard let ending else { return [] }
      let known = knownTypes(extension: ending).filter { type in supertype.map { type.conforms(to: $0) } ?? true }
      if !known.isEmpty { return known }
      return [dynamicType(DynamicType(filenameExtension: ending, parent: Self.parent(for: supertype)))]
    case .mimeType:
      guard let mimeType = Self.normalized(mimeType: tag) else { return [] }
      let known = knownTypes(mimeType: mimeType).filter { type in supertype.map { type.conforms(to: $0) } ?? true }
      if !known.isEmpty { return known }
      return [dynamicType(DynamicType(mimeType: mimeType, parent: Self.parent(for: supertype)))]
    // Apps can create other tag classes.
    default: return []
    }
  }

  /// The type of a file name, by its longest known extension.
  func type(ofFileNamed name: String, conformingTo supertype: UTType) -> UTType? {
    let endings = Self.endings(of: name)
    for ending in endings {
      if let type = knownTypes(extension: ending).first(where: { $0.conforms(to: supertype) }) { return type }
    }
    return endings.last.flatMap { UTType(filenameExtension: $0, conformingTo: supertype) }
  }

  /// All types of the name's extensions, declared or dynamic.
  func types(ofFileNamed name: String) -> [UTType] {
    let endings = Self.endings(of: name)
    let known = endings.flatMap { knownTypes(extension: $0) }
    return known + (endings.last.flatMap { UTType(filenameExtension: $0) }.map { [$0] } ?? [])
  }

  /// The types of an extension. The app's types precede the built-in ones.
  private func knownTypes(extension ending: String) -> [UTType] {
    var types = lock.withLock { declared.values.filter { $0.extensions.contains(ending) } }
      .sorted { $0.identifier < $1.identifier }.map { UTType(unchecked: $0.identifier) }
    types += (TypeTable.shared.byExtension[ending] ?? []).map { UTType(builtIn: $0) }
    if types.isEmpty, let mimeType = database?.mimeType(forExtension: ending) {
      types = knownTypes(mimeType: mimeType)
    }
    return types
  }

  private func knownTypes(mimeType: String) -> [UTType] {
    var types = lock.withLock { declared.values.filter { $0.mimeTypes.contains(mimeType) } }
      .sorted { $0.identifier < $1.identifier }.map { UTType(unchecked: $0.identifier) }
    types += (TypeTable.shared.byMIMEType[mimeType] ?? []).map { UTType(builtIn: $0) }
    guard types.isEmpty, let entry = database?.entry(forMIMEType: mimeType) else { return types }
    if entry.mimeType != mimeType, let known = TypeTable.shared.byMIMEType[entry.mimeType] {
      return known.map { UTType(builtIn: $0) }
    }
    return [dynamicType(DynamicType(mimeType: entry.mimeType))]
  }

  // MARK: Dynamic types

  private func dynamicType(_ type: DynamicType) -> UTType { UTType(builtIn: type.identifier) }

  private func dynamicDeclaration(_ key: String) -> TypeDeclaration? {
    guard let type = DynamicType(identifier: key) else { return nil }
    var declaration = TypeDeclaration(identifier: key)
    if let ending = type.filenameExtension { declaration.extensions = [ending] }
    if let mimeType = type.mimeType {
      declaration.mimeTypes = [mimeType]
      if let entry = database?.entry(forMIMEType: mimeType) {
        declaration.extensions += entry.extensions.filter { !declaration.extensions.contains($0) }
        // MIME types may be each other's parents: `ancestors` visits each type once.
        declaration.parents = entry.parents.filter { $0 != mimeType }.flatMap { parent in
          knownTypes(mimeType: parent).map(\.key)
        }
      }
      declaration.parents += Self.family(of: mimeType)
    }
    if let parent = type.parent { declaration.parents.append(parent) }
    if declaration.parents.isEmpty { declaration.parents = [UTType.data.key] }
    return declaration
  }

  /// The supertypes that the top-level MIME type implies.
  private static func family(of mimeType: String) -> [String] {
    switch mimeType.prefix(while: { $0 != "/" }) {
    case "image": [UTType.image.key]
    case "audio": [UTType.audio.key]
    case "video": [UTType.movie.key]
    case "text": [UTType.text.key]
    case "font": [UTType.font.key]
    case "inode": [UTType.item.key]
    default: [UTType.data.key]
    }
  }

  // Data is the default supertype, which isn't stored.
  private static func parent(for supertype: UTType?) -> String? { supertype == .data ? nil : supertype?.key }

  // MARK: Spelling

  private static func normalized(filenameExtension: String) -> String? {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty, !ending.hasPrefix("."), !ending.hasSuffix("."),
      !ending.utf8.contains(where: { $0 == 0 || $0 == 10 || $0 == UInt8(ascii: "/") })
    else { return nil }
    return ending
  }

  private static func normalized(mimeType: String) -> String? {
    let plain = mimeType.prefix { $0 != ";" }.trimmingSpaces().lowercased()
    let halves = plain.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && !$0.utf8.contains { $0 <= 32 } }) else { return nil }
    return plain
  }

  /// The possible extensions of a name, the longest first: `a.tar.gz` has `tar.gz` and `gz`. A leading dot marks a
  /// hidden file and begins no extension.
  private static func endings(of name: String) -> [String] {
    let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).drop { $0.isEmpty }
    guard parts.count > 1, let last = parts.last, !last.isEmpty else { return [] }
    return (1..<parts.count).suffix(3).map { start in
      parts[(parts.startIndex + start)...].joined(separator: ".")
    }.filter { normalized(filenameExtension: $0) != nil }
  }
}

@_spi(Reflection) import Swift

/// The layout of a view type's stored properties, determined once for each type.
@MainActor final class TypeLayout {
  /// A dynamic property, at its offset in the view.
  struct Property {
    var offset: Int
    var kind: Kind

    enum Kind {
      /// A property of Oriel, with storage in the graph.
      case stored(any GraphProperty.Type)
      /// A property whose `update()` runs before each body: a property of the app, or also one with storage.
      case updated(any DynamicProperty.Type)
    }
  }

  /// The dynamic properties. Those nested in a property of the app precede it.
  let properties: [Property]
  /// Whether some property's `update()` has to run before each body.
  let hasUpdates: Bool
  /// Whether the only dynamic properties read the environment.
  let isStateless: Bool
  // Never changes, and is used on the main actor only. Isolated, each call of a test would check its executor.
  private nonisolated(unsafe) let comparison: FieldComparison

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  static func of<T>(_ type: T.Type) -> TypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = TypeLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init<T>(_ type: T.Type) {
    var properties: [Property] = []
    Self.collect(type, at: 0, into: &properties)
    self.properties = properties
    hasUpdates = properties.contains { if case .updated = $0.kind { true } else { false } }
    isStateless = properties.allSatisfy { if case .stored(let type) = $0.kind { type.isStateless } else { false } }
    comparison = FieldComparison(type)
  }

  private static func collect(_ type: Any.Type, at base: Int, into properties: inout [Property]) {
    forEachField(of: type) { offset, fieldType in
      if let stored = fieldType as? any GraphProperty.Type {
        properties.append(Property(offset: base + offset, kind: .stored(stored)))
        if stored.updatesBeforeBody { properties.append(Property(offset: base + offset, kind: .updated(stored))) }
      } else if let custom = fieldType as? any DynamicProperty.Type {
        collect(fieldType, at: base + offset, into: &properties)
        properties.append(Property(offset: base + offset, kind: .updated(custom)))
      }
    }
  }

  /// Whether two values certainly have the same body. `false` may also mean that this is unknown.
  nonisolated func isSame<T>(_ first: T, _ second: T) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        comparison.isSame(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// Calls `body` with the offset and type of each stored property of a structure or tuple. It isn't called for other
  /// types.
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    // For an existential the standard library would read a value that doesn't exist.
    guard MetadataKind(of: type) == .struct || MetadataKind(of: type) == .tuple else { return }
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }
}

extension TypeLayout {
  /// The name of the stored property of a type that contains an offset, as the app declares it: a property wrapper
  /// without its underscore.
  static func fieldName(of type: Any.Type, at offset: Int) -> String? {
    guard MetadataKind(of: type) == .struct else { return nil }
    var found: String?
    _ = _forEachField(of: type) { name, start, _, _ in
      if start <= offset { found = String(cString: name) }
      return start <= offset
    }
    return found.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }

  /// The offsets of a structure's references, including optional ones, that are neither weak nor unowned.
  static func offsetsOfStrongReferences<T>(in type: T.Type) -> Set<Int> {
    var offsets: Set<Int> = []
    // `ignoreUnknown`, which the standard library declares as a variable.
    let options = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachFieldWithKeyPath(of: type, options: options) { _, keyPath in
      if let offset = MemoryLayout<T>.offset(of: keyPath) { offsets.insert(offset) }
      return true
    }
    return offsets
  }
}

/// The kind of a type, from the first word of its metadata.
enum MetadataKind: Int {
  case `struct` = 0x200
  case tuple = 0x301

  /// Nil for other kinds.
  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

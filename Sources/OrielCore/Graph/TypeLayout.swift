@_spi(Reflection) import Swift

/// What is known of a view type's stored properties: found once for each type, then used for every value of it.
@MainActor final class TypeLayout {
  /// A property that belongs to the graph, at its offset in the view.
  struct Property {
    var offset: Int
    var kind: Kind

    enum Kind {
      /// One of Oriel's own, which has storage in the graph.
      case stored(any GraphProperty.Type)
      /// One that wants to be told before each body: one of the app's, or, once more, one that has storage.
      case updated(any DynamicProperty.Type)
    }
  }

  /// The dynamic properties; those nested in one of the app's own come before it.
  let properties: [Property]
  /// Whether some property's `update()` has to run before each body.
  let hasUpdates: Bool
  // Never changes, and is used by the main actor only; bound to it, each call of a test would be checked at run time.
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

  /// Whether two values are known to lead to the same body. `false` may also mean "can't tell".
  nonisolated func isSame<T>(_ first: T, _ second: T) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        comparison.isSame(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// Calls `body` with the offset and type of each stored property of a struct or tuple; never for other types.
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    // For an existential the standard library would look into a value that isn't there.
    guard MetadataKind(of: type) == .struct || MetadataKind(of: type) == .tuple else { return }
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }
}

extension TypeLayout {
  /// The offsets of a struct's references, optional or not, that are neither weak nor unowned.
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

  /// Nil for all other kinds.
  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

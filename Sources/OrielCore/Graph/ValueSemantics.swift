import FoundationEssentials

/// Determines whether values of a type are equal if their bytes are equal.
///
/// Objects, captured variables and memory with another owner may change while the bytes that refer to them don't. The
/// storage of the standard library's containers isn't modified while another value shares it.
@MainActor enum ValueSemantics {
  /// `false` may also mean that this is unknown, as for enumerations with associated values that aren't plain data.
  static func isCertain(for type: Any.Type) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    return isCertain(for: type, &visited)
  }

  private static func isCertain(for type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    // A type may contain itself, for example in an array. Each type is examined once.
    guard visited.insert(ObjectIdentifier(type)).inserted else { return true }
    if type is any _Pointer.Type || type is OpaquePointer.Type { return false }
    if let container = type as? any ValueContainer.Type {
      return container.containedTypes.allSatisfy { isCertain(for: $0, &visited) }
    }
    var hasFields = false
    var areFieldsCertain = true
    TypeLayout.forEachField(of: type) { _, fieldType in
      hasFields = true
      if areFieldsCertain { areFieldsCertain = isCertain(for: fieldType, &visited) }
    }
    if hasFields { return areFieldsCertain }
    func isPlainData<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isPlainData)
  }
}

/// A type whose storage can't be examined field by field, but whose values change only by writing to them.
private protocol ValueContainer {
  static var containedTypes: [Any.Type] { get }
}

extension String: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [] }
}

extension Substring: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [] }
}

extension Character: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [] }
}

extension Data: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [] }
}

extension URL: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [] }
}

extension Optional: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Element.self] }
}

extension ArraySlice: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Element.self] }
}

extension ContiguousArray: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Element.self] }
}

extension Set: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ValueContainer {
  fileprivate static var containedTypes: [Any.Type] { [Key.self, Value.self] }
}

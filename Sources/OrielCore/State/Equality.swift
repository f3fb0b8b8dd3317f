/// Finds out, once for each type, whether its values can be compared.
enum Equality<Value> {
  /// Compares by `==` where the type is `Equatable`, by identity where it is a class; nil elsewhere.
  static var test: ((Value, Value) -> Bool)? {
    if let type = Value.self as? any Equatable.Type { return open(type) }
    if Value.self is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
    return nil
  }

  private static func open<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
    { first, second in
      withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) { second in
          let first = UnsafeRawPointer(first).assumingMemoryBound(to: E.self)
          let second = UnsafeRawPointer(second).assumingMemoryBound(to: E.self)
          return first.pointee == second.pointee
        }
      }
    }
  }
}

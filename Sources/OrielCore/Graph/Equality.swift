import FoundationEssentials
import Glibc

/// Finds out, once for each type, whether its values can be compared.
enum Equality<Value> {
  /// Compares plain data by its bytes, so that an `==` that looks at a part of it hides no change; what holds
  /// references by `==` where the type is `Equatable`; objects by identity. Nil elsewhere.
  ///
  /// Bytes between the fields, which have no meaning, may make equal values differ. That costs an update at most.
  static var test: ((Value, Value) -> Bool)? {
    if _isPOD(Value.self) { return { hasSameBytes($0, $1) } }
    if let type = Value.self as? any Equatable.Type { return open(type) }
    if Value.self is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
    return nil
  }

  /// Whether the two are the same in memory: the same data, and the same references.
  fileprivate static func hasSameBytes(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in memcmp(first, second, MemoryLayout<Value>.size) == 0 }
    }
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

extension Equality where Value: Equatable {
  /// Compares by `==`, where the app has asked for that. What is the same in memory is never a change, though: a number
  /// that is none doesn't equal itself.
  static func isSame(_ first: Value, _ second: Value) -> Bool { hasSameBytes(first, second) || first == second }
}

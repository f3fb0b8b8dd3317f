import FoundationEssentials
import Glibc

/// Determines how values of a type are compared; once for each type.
enum Equality<Value> {
  /// The comparison: bytes for plain data, so that a custom `==` that ignores fields hides no change; `==` for
  /// `Equatable` types that contain references; identity for objects. Nil for all other types.
  ///
  /// Padding bytes may make equal values differ, which only causes an unnecessary update.
  static var test: ((Value, Value) -> Bool)? {
    if _isPOD(Value.self) { return { hasSameBytes($0, $1) } }
    if let test = attributedTest as? (Value, Value) -> Bool { return test }
    if let type = Value.self as? any Equatable.Type { return open(type) }
    if Value.self is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
    return nil
  }

  /// Whether two values have the same bytes.
  fileprivate static func hasSameBytes(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in memcmp(first, second, MemoryLayout<Value>.size) == 0 }
    }
  }

  /// Attributed texts are read to their ends only if they are as long: a long one isn't compared with each key.
  private static var attributedTest: (AttributedString, AttributedString) -> Bool {
    { $0.isIdentical(to: $1) || $0.utf8.count == $1.utf8.count && $0 == $1 }
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
  /// Compares by `==`, for `equatable()`. Values with the same bytes are always equal, also if they contain NaN.
  static func isSame(_ first: Value, _ second: Value) -> Bool { hasSameBytes(first, second) || first == second }
}

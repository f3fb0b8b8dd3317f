import FoundationEssentials
import Glibc

/// Compares two values of a type field by field, without boxing them.
package struct FieldComparison {
  /// Compares the values at two addresses.
  ///
  /// Not isolated, though used on the main actor only: each call of an isolated closure would check its executor.
  package typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let size: Int
  private let tests: [Test]
  /// Whether the values are compared by their bytes only.
  private let isBytesOnly: Bool

  @MainActor init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    if _isPOD(type) {
      // Compared by bytes, so that a custom `==` that ignores fields hides no change.
      tests = []
      isBytesOnly = true
    } else if let test = Self.equality(of: type) {
      tests = [test]
      isBytesOnly = false
    } else if let fields = Self.fieldTests(of: type) {
      tests = fields
      isBytesOnly = false
    } else {
      tests = []
      isBytesOnly = true
    }
  }

  func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    // Values with equal bytes refer to the same objects, and to closures with the same context.
    if memcmp(first, second, size) == 0 { return true }
    if isBytesOnly { return false }
    for test in tests where !test(first, second) { return false }
    return true
  }

  @MainActor private static func fieldTests<T>(of type: T.Type) -> [Test]? {
    guard !(type is AnyObject.Type) else { return nil }
    var tests: [Test] = []
    var sawField = false
    // References in a tuple are strong.
    let isStruct = MetadataKind(of: type) == .struct
    var strong: Set<Int>?
    TypeLayout.forEachField(of: type) { offset, fieldType in
      sawField = true
      if isStruct, isEquatableReference(fieldType) {
        let offsets = strong ?? TypeLayout.offsetsOfStrongReferences(in: type)
        strong = offsets
        // The memory of a weak or unowned reference can't be read as an object.
        guard offsets.contains(offset) else {
          return tests.append { memcmp($0 + offset, $1 + offset, MemoryLayout<UnsafeRawPointer>.size) == 0 }
        }
      }
      guard let test = Self.test(for: fieldType) else { return }
      tests.append { test($0 + offset, $1 + offset) }
    }
    return sawField ? tests : nil
  }

  /// Whether values of the type are references, or optional ones, whose objects are compared by `==`.
  static func isEquatableReference(_ type: Any.Type) -> Bool {
    guard type is any Equatable.Type else { return false }
    return type is AnyObject.Type || (type as? any OptionalType.Type)?.isReference == true
  }

  /// The test for a field; nil if the field never affects the result.
  @MainActor private static func test(for type: Any.Type) -> Test? {
    if let property = type as? any GraphProperty.Type {
      guard let sameness = property.sameness else { return nil }
      return { first, second in
        let (first, second) = (UInt(bitPattern: first), UInt(bitPattern: second))
        return MainActor.assumeIsolated {
          guard let first = UnsafeRawPointer(bitPattern: first), let second = UnsafeRawPointer(bitPattern: second)
          else { return false }
          return sameness(first, second)
        }
      }
    }
    func open<Field>(_ field: Field.Type) -> Test {
      let comparison = FieldComparison(field)
      return { comparison.isSame($0, $1) }
    }
    return _openExistential(type, do: open)
  }

  private static func equality<T>(of type: T.Type) -> Test? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    func open<E: Equatable>(_: E.Type) -> Test {
      { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }
    return open(equatable)
  }
}

private protocol OptionalType {
  static var isReference: Bool { get }
}

extension Optional: OptionalType {
  static var isReference: Bool { Wrapped.self is AnyObject.Type }
}

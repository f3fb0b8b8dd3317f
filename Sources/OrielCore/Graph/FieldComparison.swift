import Foundation

/// Compares two values of one type, field by field, without boxing them.
@MainActor struct FieldComparison {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let size: Int
  private let tests: [Test]
  /// Whether there is more to look at when the bytes differ.
  private let isBytesOnly: Bool

  init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    if let test = Self.equality(of: type) {
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
    // Equal bytes are the same value: the same objects, the same closures with the same context.
    if memcmp(first, second, size) == 0 { return true }
    if isBytesOnly { return false }
    for test in tests where !test(first, second) { return false }
    return true
  }

  private static func fieldTests<T>(of type: T.Type) -> [Test]? {
    guard !_isPOD(type), !(type is AnyObject.Type) else { return nil }
    var tests: [Test] = []
    var sawField = false
    TypeLayout.forEachField(of: type) { offset, fieldType in
      sawField = true
      guard let test = Self.test(for: fieldType) else { return }
      tests.append { test($0 + offset, $1 + offset) }
    }
    return sawField ? tests : nil
  }

  /// The test for one field; nil where the field never makes a difference.
  private static func test(for type: Any.Type) -> Test? {
    if let property = type as? any GraphProperty.Type { return property.sameness }
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

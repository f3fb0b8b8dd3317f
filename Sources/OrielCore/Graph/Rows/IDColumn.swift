import Glibc

/// The identities of a collection's elements, compared with those before.
enum IDReading<ID: Hashable> {
  /// They are the same.
  case same
  /// They differ by one small step, which adds these.
  case step(RowChange, added: [ID])
  /// They may differ everywhere.
  case all([ID])
}

/// The identities of elements in contiguous memory, in which they are stored at an offset.
struct IDColumn<ID: Hashable> {
  private let start: UnsafeRawPointer?
  private let stride: Int
  let count: Int

  init<Element>(_ elements: UnsafeBufferPointer<Element>, at offset: Int) {
    start = elements.baseAddress.map { UnsafeRawPointer($0) + offset }
    stride = MemoryLayout<Element>.stride
    count = elements.count
  }

  subscript(index: Int) -> ID {
    guard let start else { preconditionFailure("an empty column has no identities") }
    return (start + index * stride).assumingMemoryBound(to: ID.self).pointee
  }

  /// The identities compared with those before; nil if they differ by more than a small step.
  func reading(after old: [ID]) -> IDReading<ID>? {
    old.withUnsafeBufferPointer { old in
      let shorter = min(old.count, count)
      let head = sameHead(old, shorter)
      if head == old.count, head == count { return .same }
      let tail = sameTail(old, shorter - head)
      let step = RowChange(position: head, removed: old.count - tail - head, added: count - tail - head)
      return step.removed + step.added < 400 ? .step(step, added: step.addedRange.map { self[$0] }) : nil
    }
  }

  /// A copy of the identities.
  func copy() -> [ID] {
    [ID](unsafeUninitializedCapacity: count) { ids, filled in
      for index in 0..<count { ids.initializeElement(at: index, to: self[index]) }
      filled = count
    }
  }

  // MARK: Comparison

  /// The number of equal identities at the beginning, up to `most`.
  private func sameHead(_ old: UnsafeBufferPointer<ID>, _ most: Int) -> Int {
    guard let start, let known = UnsafeRawPointer(old.baseAddress) else { return 0 }
    var count = 0
    while count < most {
      let left = most - count
      count += equalCount(
        left, start + count * stride, stride, known + count * Self.step, Self.step, size: MemoryLayout<ID>.size)
      // Equal identities may consist of different bytes.
      guard count < most, self[count] == old[count] else { return count }
      count += 1
    }
    return count
  }

  /// The number of equal identities at the end, up to `most`.
  private func sameTail(_ old: UnsafeBufferPointer<ID>, _ most: Int) -> Int {
    guard let start, let known = UnsafeRawPointer(old.baseAddress) else { return 0 }
    var count = 0
    while count < most {
      let (left, last, oldLast) = (most - count, self.count - 1 - count, old.count - 1 - count)
      count += equalCount(
        left, start + last * stride, -stride, known + oldLast * Self.step, -Self.step, size: MemoryLayout<ID>.size)
      guard count < most, self[self.count - 1 - count] == old[old.count - 1 - count] else { return count }
      count += 1
    }
    return count
  }

  private static var step: Int { MemoryLayout<ID>.stride }
}

/// The number of values at the beginning of two sequences that consist of the same bytes, which are compared in a tenth of
/// the time of the values. Not generic, so that it is compiled for words.
private func equalCount(
  _ most: Int, _ first: UnsafeRawPointer, _ firstStep: Int, _ second: UnsafeRawPointer, _ secondStep: Int, size: Int
) -> Int {
  var (first, second, count) = (first, second, 0)
  while count < most {
    let areEqual =
      size == 8
      ? first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
      : memcmp(first, second, size) == 0
    guard areEqual else { break }
    (first, second, count) = (first + firstStep, second + secondStep, count &+ 1)
  }
  return count
}

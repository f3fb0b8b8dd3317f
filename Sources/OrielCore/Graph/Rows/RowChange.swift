import Glibc

/// A step from old rows to new ones: rows are removed, and others are added in their place.
package struct RowChange: Equatable, Sendable {
  /// The index of the step, counted in the rows after the preceding steps.
  package var position: Int
  package var removed: Int
  package var added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// The range of the added rows among the rows after the step.
  package var addedRange: Range<Int> { position..<position + added }
  package var removedRange: Range<Int> { position..<position + removed }

  /// Whether the platform can apply the step efficiently. For a step that also removes rows, a platform examines every
  /// added row to find those that it already displays.
  package var isCheap: Bool { removed == 0 || added == 0 || removed + added < 400 }

  /// The index of a row after the step; nil if the step removes it.
  package func index(after index: Int) -> Int? {
    if index < position { return index }
    return index < position + removed ? nil : index + added - removed
  }

  /// The rows of a range after the step, with those added within it; nil if the step removes all.
  package func range(after range: Range<Int>) -> Range<Int>? {
    let lower = index(after: range.lowerBound) ?? position + added
    let upper = range.upperBound <= position ? range.upperBound : index(after: range.upperBound) ?? position
    return lower < upper ? lower..<upper : nil
  }
}

extension RowChange {
  /// The maximum number of steps. More would cost a platform more than creating the visible rows again.
  private static var most: Int { 48 }
  /// The maximum distance to the next equal rows.
  private static var window: Int { 32 }

  /// The steps from `old` to `new`: a few small ones, or one for all rows that differ.
  ///
  /// Identities are compared and never hashed: hashing a hundred thousand strings takes longer than displaying a list.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  static func between<ID: Hashable>(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>) -> [RowChange] {
    if old.baseAddress == new.baseAddress, old.count == new.count { return [] }
    let same = SameIDs<ID>()
    let shorter = min(old.count, new.count)
    let head = same.head(old, new, shorter)
    if head == old.count, head == new.count { return [] }
    let tail = same.tail(old, new, shorter - head)
    let whole = RowChange(position: head, removed: old.count - tail - head, added: new.count - tail - head)
    if whole.removed + whole.added == 0 { return [] }
    if whole.isCheap { return [whole] }
    return nearby(old, new, whole, same) ?? [whole]
  }

  /// Insertions, removals, replacements and moves of a few rows each, found by comparing the next few rows.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  private static func nearby<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ whole: RowChange, _ same: SameIDs<ID>
  ) -> [RowChange]? {
    var steps: [RowChange] = []
    var (from, to) = (whole.position, whole.position)
    let (oldEnd, newEnd) = (from + whole.removed, to + whole.added)
    while from < oldEnd, to < newEnd {
      if same(old, from, new, to) {
        (from, to) = (from + 1, to + 1)
        continue
      }
      var step: RowChange?
      // The shortest distance after which two consecutive rows are equal again.
      search: for length in 1...window {
        for removed in 0...length {
          let (first, second) = (from + removed, to + length - removed)
          guard first < oldEnd, second < newEnd, same(old, first, new, second) else { continue }
          if first + 1 < oldEnd, second + 1 < newEnd, !same(old, first + 1, new, second + 1) { continue }
          step = RowChange(position: to, removed: removed, added: length - removed)
          break search
        }
      }
      if step == nil, oldEnd - from + newEnd - to <= window { break }
      guard let step, steps.count < most else { return nil }
      steps.append(step)
      (from, to) = (from + step.removed, to + step.added)
    }
    if from < oldEnd || to < newEnd {
      steps.append(RowChange(position: to, removed: oldEnd - from, added: newEnd - to))
    }
    return steps
  }

  /// Removes all rows in `whole` except one and adds them again, so that this row keeps its focus and its position on
  /// the screen.
  ///
  /// - Parameters:
  ///   - from: the index of the row among the old ones.
  ///   - to: the index of the row among the new ones.
  static func around(from: Int, to: Int, in whole: RowChange) -> [RowChange] {
    let first = whole.position
    return [
      RowChange(position: from + 1, removed: first + whole.removed - from - 1, added: 0),
      RowChange(position: first, removed: from - first, added: 0),
      RowChange(position: first, removed: 0, added: to - first),
      RowChange(position: to + 1, removed: 0, added: first + whole.added - to - 1),
    ]
    .filter { $0.removed + $0.added > 0 }
  }

  /// The same change in two steps, of which the first only removes.
  var apart: [RowChange] {
    [
      RowChange(position: position, removed: removed, added: 0),
      RowChange(position: position, removed: 0, added: added),
    ]
    .filter { $0.removed + $0.added > 0 }
  }
}

/// Compares identities in contiguous memory: by their bytes first, if these contain no references.
struct SameIDs<ID: Hashable> {
  private let isPlain = _isPOD(ID.self)
  private let size = MemoryLayout<ID>.size

  init() {}

  @inline(__always)
  func callAsFunction(_ old: UnsafeBufferPointer<ID>, _ from: Int, _ new: UnsafeBufferPointer<ID>, _ to: Int) -> Bool {
    if isPlain, let first = old.baseAddress, let second = new.baseAddress, memcmp(first + from, second + to, size) == 0
    {
      return true
    }
    return old[from] == new[to]
  }

  /// The number of identities that are compared at once, because most are equal.
  private static var run: Int { 256 }

  /// The number of equal identities at the beginning, up to `most`.
  func head(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ most: Int) -> Int {
    var count = 0
    if isPlain, size == MemoryLayout<ID>.stride, let first = old.baseAddress, let second = new.baseAddress {
      let run = Self.run
      while count + run <= most, memcmp(first + count, second + count, run * size) == 0 { count += run }
    }
    while count < most, self(old, count, new, count) { count += 1 }
    return count
  }

  /// The number of equal identities at the end, up to `most`.
  func tail(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ most: Int) -> Int {
    var count = 0
    if isPlain, size == MemoryLayout<ID>.stride, let first = old.baseAddress, let second = new.baseAddress {
      let (run, oldEnd, newEnd) = (Self.run, first + old.count, second + new.count)
      while count + run <= most, memcmp(oldEnd - count - run, newEnd - count - run, run * size) == 0 { count += run }
    }
    while count < most, self(old, old.count - 1 - count, new, new.count - 1 - count) { count += 1 }
    return count
  }
}

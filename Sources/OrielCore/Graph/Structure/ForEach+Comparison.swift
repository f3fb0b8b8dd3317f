import FoundationEssentials
import Glibc

extension ForEach {
  /// Whether values of this type can be compared by their data: whether the collection is one that keeps its elements
  /// itself, and these are nothing but values.
  static var comparesData: Bool {
    (Data.self is any ElementStorage.Type || Data.self == Range<Int>.self)
      && ValueSemantics.isCertain(for: Data.Element.self)
  }

  /// The positions of the elements that differ from those of `old`, while identities and number are the same; nil where
  /// more may have changed than these elements. Only for types that compare their data, and where `content` has read
  /// nothing but its elements.
  ///
  /// - Parameter ids: the identities of the elements of `old`.
  func changedPositions(since old: Self, ids: [ID]) -> [Int]? {
    // A closure that has captured something never counts as the same: that may have changed.
    guard contentCode != 0, contentCode == old.contentCode, idPath == old.idPath else { return nil }
    if let range = data as? Range<Int>, let oldRange = old.data as? Range<Int> { return range == oldRange ? [] : nil }
    let result = old.data.withContiguousStorageIfAvailable { old in
      data.withContiguousStorageIfAvailable { changedPositions(of: $0, since: old, ids: ids) }
    }
    // Nil inside nil inside nil, each of which means that all has to be looked at.
    return result.flatMap { $0 }.flatMap { $0 }
  }

  /// The address of a function's code, where that has captured nothing; 0 elsewhere. A structure with nothing but the
  /// function does as well.
  static func code<Function>(of function: Function) -> UInt {
    // The cast is safe for what has the size of a function, which is the address of its code, and that of the object
    // with what it has captured: the memory is only read.
    let (code, captured) = unsafeBitCast(function, to: (UInt, UInt).self)
    return captured == 0 ? code : 0
  }

  private func changedPositions(
    of new: UnsafeBufferPointer<Data.Element>, since old: UnsafeBufferPointer<Data.Element>, ids: [ID]
  ) -> [Int]? {
    guard new.count == ids.count, old.count == ids.count else { return nil }
    guard let newBase = new.baseAddress, let oldBase = old.baseAddress, newBase != oldBase else { return [] }
    let stride = MemoryLayout<Data.Element>.stride
    let size = MemoryLayout<Data.Element>.size
    var changed: [Int] = []
    // Many elements at once, because most are the same. Bytes between elements and fields have no meaning: where only
    // these differ, an update too many is all that happens.
    let run = max(1, 1024 / max(1, stride))
    var start = 0
    while start < new.count {
      let end = min(start + run, new.count)
      if memcmp(oldBase + start, newBase + start, (end - start) * stride) != 0 {
        for position in start..<end where memcmp(oldBase + position, newBase + position, size) != 0 {
          guard identity(newBase[position]) == ids[position] else { return nil }
          changed.append(position)
        }
      }
      start = end
    }
    return changed
  }
}

/// A collection that keeps its elements itself, one after the other: they change only where the collection is written
/// to. What merely shows the memory or the elements of something else doesn't.
private protocol ElementStorage {}

extension Array: ElementStorage {}
extension ArraySlice: ElementStorage {}
extension ContiguousArray: ElementStorage {}

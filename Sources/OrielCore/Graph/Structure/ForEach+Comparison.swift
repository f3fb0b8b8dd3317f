import FoundationEssentials
import Glibc

extension ForEach {
  /// Whether values of this type can be compared by their bytes: the collection stores its elements itself, and these
  /// contain no references.
  @MainActor static var comparesData: Bool {
    (Data.self is any ElementStorage.Type || Data.self == Range<Int>.self)
      && ValueSemantics.isCertain(for: Data.Element.self)
  }

  /// The positions of the elements that differ from those of `old`, if the number and the identities are the same; nil
  /// if more may have changed. Only for types that compare their data, and if `content` has read nothing but its
  /// element.
  ///
  /// - Parameter ids: the identities of the elements of `old`.
  func changedPositions(since old: Self, ids: [ID]) -> [Int]? {
    // A closure with captured values is never the same, since these may have changed.
    guard contentCode != 0, contentCode == old.contentCode, idPath == old.idPath else { return nil }
    if let range = data as? Range<Int>, let oldRange = old.data as? Range<Int> { return range == oldRange ? [] : nil }
    let result = old.data.withContiguousStorageIfAvailable { old in
      data.withContiguousStorageIfAvailable { changedPositions(of: $0, since: old, ids: ids) }
    }
    // Nil at any level means that all elements have to be compared.
    return result.flatMap { $0 }.flatMap { $0 }
  }

  /// The address of a function's code if it captures nothing, otherwise 0. Also for a structure whose only field is the
  /// function.
  static func code<Function>(of function: Function) -> UInt {
    // The cast is safe for values of the size of a function: the address of its code, and that of its context. The
    // memory is only read.
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
    // Many elements at once, because most are equal. Different padding bytes only cause an unnecessary update.
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

/// A collection that stores its elements in contiguous memory, so that they change only by writing to the collection.
/// Collections that refer to the memory or the elements of other objects don't conform.
protocol ElementStorage {}

extension Array: ElementStorage {}
extension ArraySlice: ElementStorage {}
extension ContiguousArray: ElementStorage {}

import struct Foundation.IndexSet

// Emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets. Each offset must be less than the number of elements.
  @_alwaysEmitIntoClient public mutating func remove(atOffsets offsets: IndexSet) {
    precondition((offsets.last ?? -1) < count, "there is no element at the offset \(offsets.last ?? -1)")
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, in their order, before the element at the offset `destination`.
  ///
  /// A destination equal to the number of elements moves them to the end.
  @_alwaysEmitIntoClient public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition((source.last ?? -1) < count, "there is no element at the offset \(source.last ?? -1)")
    precondition((0...count).contains(destination), "there is no position at the offset \(destination)")
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (position, element) in zip(Array(indices), before + moved + after) { self[position] = element }
  }
}

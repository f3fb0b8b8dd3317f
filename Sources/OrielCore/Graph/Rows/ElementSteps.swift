/// The identities of elements that rows are made of, and how they become others.
struct ElementSteps<ID: Hashable> {
  /// The identities as the steps so far have left them.
  private(set) var ids: [ID]

  init(_ ids: [ID]) { self.ids = ids }

  /// The steps to other identities.
  ///
  /// - Parameter pivots: the identities of elements around which the others may be taken out and put in, the one that
  ///   counts most first.
  func steps(to new: [ID], pivots: @autoclosure () -> [ID]) -> [RowChange] {
    let changes = ids.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { RowChange.between(old, $0) } }
    guard changes.contains(where: { !$0.isCheap }) || changes.count > 1 else { return changes }
    let candidates = pivots()
    if changes.count == 1 {
      for pivot in candidates {
        if let steps = around(pivot, new, changes[0]) { return steps }
      }
      return changes[0].apart
    }
    // Several small steps, which may take the first of the pivots out in one and put it in in another.
    guard let pivot = candidates.first, changes.contains(where: { new[$0.addedRange].contains(pivot) }),
      let steps = around(pivot, new, RowChange(position: 0, removed: ids.count, added: new.count))
    else { return changes.flatMap { $0.isCheap ? [$0] : $0.apart } }
    return steps
  }

  private func around(_ pivot: ID, _ new: [ID], _ whole: RowChange) -> [RowChange]? {
    guard let from = ids[whole.removedRange].firstIndex(of: pivot),
      let to = new[whole.addedRange].firstIndex(of: pivot)
    else { return nil }
    return RowChange.around(from: from, to: to, in: whole)
  }

  /// Takes a step.
  mutating func take(_ change: RowChange, to new: [ID]) {
    // The whole of the new ones shares their memory.
    if change.position == 0, change.removed == ids.count, change.added == new.count {
      ids = new
      return
    }
    // The position of a step that only removes may be beyond the end of the new ones.
    if change.added == 0 { return ids.removeSubrange(change.removedRange) }
    ids.replaceSubrange(change.removedRange, with: new[change.addedRange])
  }

  /// All steps have been taken: keeps the new identities, which are equal, in the memory that they have.
  mutating func finish(with new: [ID]) { ids = new }
}

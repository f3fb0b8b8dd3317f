/// The identities of the elements of which rows are made, and the steps that change them.
struct ElementSteps<ID: Hashable> {
  /// The identities after the steps so far.
  private(set) var ids: [ID]

  init(_ ids: [ID]) { self.ids = ids }

  /// Returns the steps to other identities.
  ///
  /// - Parameter pivots: the identities of elements that should keep their rows while others are removed and added
  ///   around them, the most important one first.
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
    // Several small steps, of which one may remove the first pivot and another one add it again.
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

  /// Applies a step.
  mutating func take(_ change: RowChange, to new: [ID]) {
    // A copy of all new identities shares their storage.
    if change.position == 0, change.removed == ids.count, change.added == new.count {
      ids = new
      return
    }
    // The position of a step that only removes may be beyond the end of the new identities.
    if change.added == 0 { return ids.removeSubrange(change.removedRange) }
    ids.replaceSubrange(change.removedRange, with: new[change.addedRange])
  }

  /// Applies a small step that adds these identities. Storage for a new array isn't required.
  mutating func take(_ change: RowChange, adding added: [ID]) {
    ids.replaceSubrange(change.removedRange, with: added)
  }

  /// Called after all steps. Keeps the new identities, which are equal, because of their storage.
  mutating func finish(with new: [ID]) { ids = new }
}

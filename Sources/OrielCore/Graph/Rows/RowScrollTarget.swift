/// The row to which a list is scrolled. While it is, other rows may be inserted and removed.
@MainActor package final class RowScrollTarget {
  /// The point of the row that is aligned with the same point of the list; nil for the smallest distance.
  package let anchor: UnitPoint?
  /// The animation; nil if the list jumps.
  package let motion: RowScrollMotion?
  private let find: () -> Int?
  private var known: Int?
  private var isStale = false

  /// - Parameters:
  ///   - index: the current index of the row.
  ///   - find: returns the index after a change of the rows; nil if the row has left the list.
  init(_ index: Int, anchor: UnitPoint?, _ motion: RowScrollMotion? = nil, find: @escaping () -> Int?) {
    known = index
    self.anchor = anchor
    self.motion = motion
    self.find = find
  }

  /// The index of the row; nil if it has left the list. Not to be read between the steps of a change, in which the row
  /// may be removed and inserted again.
  package var index: Int? {
    if isStale {
      isStale = false
      known = find()
    }
    return known
  }

  /// Called for each step of a change of the rows.
  package func rowsDidChange() { isStale = true }
}

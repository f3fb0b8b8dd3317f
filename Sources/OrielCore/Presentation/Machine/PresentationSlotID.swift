/// Names the place one presentation modifier has in the view graph.
///
/// The graph gives it out when the modifier appears. It may be given out again once the machine has been told that
/// the old one was removed.
package struct PresentationSlotID: Hashable, Comparable, Sendable {
  /// The number the graph chose; it means nothing to the machine beyond being the same or another.
  package var rawValue: Int

  /// Names the slot with this number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether the first slot's number is the smaller one.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

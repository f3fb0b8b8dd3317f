/// The identity of a presentation modifier in the view graph.
///
/// It is assigned when the modifier appears, and can be reused after the machine has handled the removal.
package struct PresentationSlotID: Hashable, Comparable, Sendable {
  /// The number that the graph has assigned.
  package var rawValue: Int

  /// Creates the identity with a number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns whether the first number is smaller.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

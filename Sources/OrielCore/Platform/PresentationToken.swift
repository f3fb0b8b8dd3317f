/// The identity of a presentation, from the effect that presents it to the `onDismiss` that ends it.
///
/// The machine never reuses a token, so that a late event of a presentation that has ended isn't attributed to a later
/// one.
package struct PresentationToken: Hashable, Comparable, Sendable {
  /// The serial number of the presentation in its window, which increases.
  package var rawValue: Int

  /// Creates the token with a serial number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns whether the first presentation is older than the second.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

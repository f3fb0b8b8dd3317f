/// Names one presentation, from the effect that presents it to the `onDismiss` that ends it.
///
/// The machine gives it out with `present` and never gives the same one out twice, so a late event about a presentation
/// that has ended can't be mistaken for one about its successor.
package struct PresentationToken: Hashable, Comparable, Sendable {
  /// The serial number of the presentation in its window; a younger presentation has a greater one.
  package var rawValue: Int

  /// Names the presentation with this serial number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether the first presentation is the older one.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

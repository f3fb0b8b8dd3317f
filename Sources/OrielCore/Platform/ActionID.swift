/// Names a button of a dialog, or a field in it, from the view that it is made from to the platform and back.
///
/// It stays the same wherever the button stands, and is never given to another one of the same dialog.
package struct ActionID: Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A button that Oriel has added, which has no view.
  package static let standard = ActionID(rawValue: -1)
}

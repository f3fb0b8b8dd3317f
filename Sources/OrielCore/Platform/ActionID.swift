/// The identity of a button or text field of a dialog, shared by its view and the platform.
///
/// It is independent of the position, and isn't reused within a dialog.
package struct ActionID: Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A button that Oriel has added and that has no view.
  package static let standard = ActionID(rawValue: -1)
}

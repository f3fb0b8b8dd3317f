/// A widget that displays a text, which the user edits and the app sets.
@MainActor package protocol TextDisplay: AnyObject {
  /// The displayed text with the selection, without the input method's preedit text.
  var state: EditedText { get }
  /// The ends of the selection: the one that doesn't move, and the caret. They count Unicode scalars.
  var place: (anchor: Int, caret: Int) { get }
  /// Whether the widget has the keyboard focus.
  var hasFocus: Bool { get }
  /// Displays another text by changing only the part that differs.
  func show(_ text: EditedText)
  /// Selects another part of the text.
  func select(anchor: Int, caret: Int)
  /// Runs work once, after the update that follows the user's event.
  func later(_ work: @escaping @MainActor () -> Void)
}

/// A look of text that a command turns on and off.
package enum TextFormat: CaseIterable, Sendable { case bold, italic, underline }

/// Formats the selected text of an editor, for the commands of menus.
///
/// An editor with such text provides the focused value `textFormatting`, as ``FocusedValue`` describes.
@MainActor package protocol FocusedTextFormatting: AnyObject {
  /// Whether the selected text has a format. A body that asks depends on the answer.
  func has(_ format: TextFormat) -> Bool
  /// Gives the selected text a format, or takes it away.
  func toggle(_ format: TextFormat)
}

private enum TextFormattingKey: FocusedValueKey { typealias Value = any FocusedTextFormatting }

extension FocusedValues {
  /// Formats the selected text of the focused editor; nil if there is none.
  package var textFormatting: (any FocusedTextFormatting)? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

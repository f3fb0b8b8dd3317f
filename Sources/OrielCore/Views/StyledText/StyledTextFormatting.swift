import FoundationEssentials

/// Formats the selected text of an editor for the commands of menus, and keeps the selection for which the app has no
/// binding.
@MainActor final class StyledTextFormatting: FocusedTextFormatting {
  private var text: Binding<AttributedString>?
  private var binding: Binding<AttributedTextSelection>?
  private var element: StyledTextElement?
  /// The selection that the user has made, and the text to which it belongs.
  private var reported: (text: AttributedString, selection: AttributedTextSelection)?
  private let source = DependencySource()
  private var values: FocusedValueLink?

  /// The focused values of the editor, in those around it.
  func link(in outer: FocusedValueLink?) -> FocusedValueLink {
    if let values, values.outer === outer { return values }
    let values = FocusedValueLink({ [weak self] in $0.textFormatting = self }, in: outer)
    self.values = values
    return values
  }

  /// The selection of the app's binding or, without one, of the user's in the text; nil if the text is another one.
  func selection(
    of text: Binding<AttributedString>, _ binding: Binding<AttributedTextSelection>?
  ) -> AttributedTextSelection? {
    self.text = text
    self.binding = binding
    source.recordRead()
    if let binding { return binding.wrappedValue }
    guard let reported, reported.text.isIdentical(to: text.wrappedValue) else { return nil }
    return reported.selection
  }

  func update(for element: StyledTextElement) { self.element = element }

  /// The user has edited the text or selected a part of it.
  func didReport(_ selection: AttributedTextSelection, in text: AttributedString) {
    reported = (text, selection)
    source.notifyReaders()
  }

  private var editing: AttributedEditing? {
    guard let text, let element else { return nil }
    return AttributedEditing(
      text.wrappedValue, binding?.wrappedValue ?? reported?.selection, rules: element.rules)
  }

  func has(_ format: TextFormat) -> Bool {
    source.recordRead()
    guard let editing, let element else { return false }
    return editing.has(format, element.editorFont)
  }

  func toggle(_ format: TextFormat) {
    guard var editing, let element, element.isEnabled else { return }
    if editing.toggle(format, element.editorFont) != nil { text?.wrappedValue = editing.text }
    didReport(editing.selection, in: editing.text)
    binding?.wrappedValue = editing.selection
  }
}

import Oriel

/// What commands do in the active window.
struct EditorActions {
  var isMarkdown: Bool
  var showsPreview: Binding<Bool>
  var isFinding: Binding<Bool>
  var export: () -> Void
  /// Nil if the text can't be changed.
  var format: ((Markup) -> Void)?
}

extension FocusedValues {
  @Entry var editor: EditorActions?
}

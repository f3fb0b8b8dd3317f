import CGtk
import OrielCore

/// Edit commands: the actions of a `GtkText` or a `GtkTextView` in the widget, and the history of the widget itself.
extension GtkPlatformWidget {
  package var editsText: Bool { text(in: focusTarget) != nil }

  package func perform(_ command: EditCommand) -> Bool {
    guard let text = text(in: focusTarget) else { return false }
    if let direction = command.direction, step(direction) { return true }
    return gtk_widget_activate_action_variant(text, command.action, nil) != 0
  }

  /// The text in a widget, but not that of a view in it, such as one in a row of a list.
  private func text(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if widget.raw.isInstance(of: gtk_text_get_type()) || widget.raw.isInstance(of: gtk_text_view_get_type()) {
      return widget
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !(WidgetLayout.of(child) is SurfaceWidget), let found = text(in: child) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}

extension EditCommand {
  fileprivate var direction: UndoDirection? {
    switch self {
    case .undo: .undo
    case .redo: .redo
    case .cut, .copy, .paste, .delete, .selectAll: nil
    }
  }

  /// The name of the action.
  fileprivate var action: String {
    switch self {
    case .undo: "text.undo"
    case .redo: "text.redo"
    case .cut: "clipboard.cut"
    case .copy: "clipboard.copy"
    case .paste: "clipboard.paste"
    case .delete: "selection.delete"
    case .selectAll: "selection.select-all"
    }
  }
}

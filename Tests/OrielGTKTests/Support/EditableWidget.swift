import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The kinds of views in which the user edits text.
enum FieldKind: String, CaseIterable {
  case field, secure, growing, editor

  @MainActor @ViewBuilder func view(_ text: Binding<String>) -> some View {
    switch self {
    case .field: TextField("Field", text: text)
    case .secure: SecureField("Field", text: text)
    case .growing: TextField("Field", text: text, axis: .vertical)
    case .editor: OrielCore.TextEditor(text: text).frame(height: 80)
    }
  }
}

/// The widget of a field: a `GtkText` or a `GtkTextView`.
@MainActor struct EditableWidget {
  let widget: GtkWidgetPointer

  /// The fields in a widget, in order.
  static func all(in widget: GtkWidgetPointer) -> [EditableWidget] {
    if isField(widget) { return [EditableWidget(widget: widget)] }
    return widget.children.flatMap { all(in: $0) }
  }

  private static func isField(_ widget: GtkWidgetPointer) -> Bool {
    widget.raw.isInstance(of: gtk_text_get_type()) || widget.raw.isInstance(of: gtk_text_view_get_type())
  }

  static func first(in widget: GtkWidgetPointer) throws -> EditableWidget { try XCTUnwrap(all(in: widget).first) }

  private var isView: Bool { widget.raw.isInstance(of: gtk_text_view_get_type()) }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(widget.as(GtkTextView.self)) }

  var text: String {
    guard isView else { return String(cString: gtk_editable_get_text(widget.opaque)) }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  var caret: Int {
    guard isView else { return Int(gtk_editable_get_position(widget.opaque)) }
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// Selects a part of the text, with the caret at its end.
  func select(_ anchor: Int, _ caret: Int) {
    guard isView else { return gtk_editable_select_region(widget.opaque, Int32(anchor), Int32(caret)) }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(anchor))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  func place(caret: Int) { select(caret, caret) }

  /// Inserts a text at the caret, as an input method does.
  func insert(_ text: String) {
    if isView {
      gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, 1)
      return
    }
    var place = gtk_editable_get_position(widget.opaque)
    gtk_editable_insert_text(widget.opaque, text, -1, &place)
    gtk_editable_set_position(widget.opaque, place)
  }

  func focus() { gtk_widget_grab_focus(widget) }
}

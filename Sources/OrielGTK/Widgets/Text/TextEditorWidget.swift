import CGtk
import OrielCore

/// An area for text: a `GtkTextView` that scrolls.
@MainActor final class TextEditorWidget: GtkElementWidget<TextEditorElement> {
  private var element: TextEditorElement
  private let view: GtkWidgetPointer = gtk_text_view_new()
  private var isWriting = false

  init(_ element: TextEditorElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ScrolledWindow.make(), sink: sink)
    gtk_scrolled_window_set_child(widget.opaque, view)
    gtk_widget_set_size_request(widget, Self.smallest, Self.smallest)
    gtk_text_view_set_wrap_mode(view.as(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.as(GtkTextView.self), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.as(GtkTextView.self), 8) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.as(GtkTextView.self), 6) }
    write(element.text)
    show(since: nil)
    guard let buffer else { return }
    signals.add(
      .connect(UnsafeMutableRawPointer(buffer), .bufferChanged) { [weak self] in
        guard let self, !self.isWriting else { return }
        self.send(.textChanged(self.text))
      })
  }

  /// The minimum width and height.
  private static let smallest: Int32 = 40

  override var focusTarget: GtkWidgetPointer { view }
  override var fills: Axis.Set { [.horizontal, .vertical] }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(proposal.filled { IdealSize.editor })
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view.as(GtkTextView.self)) }

  private var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  override func update(_ new: TextEditorElement) {
    let old = element
    element = new
    // Setting an equal text would disturb the cursor and the input method.
    if new.text.forGTK != text { write(new.text) }
    if new != old { show(since: old) }
  }

  /// Sets the text. The cursor keeps its position as far as possible.
  private func write(_ text: String) {
    var cursor = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
    let position = gtk_text_iter_get_offset(&cursor)
    isWriting = true
    gtk_text_buffer_set_text(buffer, text.forGTK, -1)
    isWriting = false
    gtk_text_buffer_get_iter_at_offset(buffer, &cursor, position)
    gtk_text_buffer_place_cursor(buffer, &cursor)
  }

  private func show(since old: TextEditorElement?) {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    if element.alignment != old?.alignment ?? .leading {
      gtk_text_view_set_justification(view.as(GtkTextView.self), element.alignment.justification)
    }
    view.changeClasses(from: classes(of: old?.font), to: classes(of: element.font))
    if element.input != old?.input ?? TextInputTraits() { element.input.apply(toTextView: view) }
    gtk_scrolled_window_set_has_frame(widget.opaque, element.hasFrame ? 1 : 0)
    if element.hidesBackground { view.addClass(.clearBackground) } else { view.removeClass(.clearBackground) }
    gtk_text_view_set_monospace(view.as(GtkTextView.self), element.font?.design == .monospaced ? 1 : 0)
  }

  private func classes(of font: Font?) -> [StyleClass] {
    guard case .style(let style) = font?.base else { return [] }
    return style.cssClasses
  }
}

extension TextEditorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextEditorWidget(self, sink: sink) }
}

import CGtk
import OrielCore

/// An area for text: a `GtkTextView` that scrolls.
@MainActor final class TextEditorWidget: GtkElementWidget<TextEditorElement> {
  private var element: TextEditorElement
  private let view: GtkWidgetPointer = gtk_text_view_new()
  private lazy var content = TextViewText(of: view)
  private lazy var finding = TextViewFinding(in: view) { [weak self] in self?.find($0) ?? false }

  init(_ element: TextEditorElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ScrolledWindow.make(), sink: sink)
    gtk_scrolled_window_set_child(widget.opaque, view)
    gtk_widget_set_size_request(widget, Self.smallest, Self.smallest)
    view.addClass(.textEditor)
    gtk_text_view_set_wrap_mode(view.as(GtkTextView.self), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.as(GtkTextView.self), 0)
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.as(GtkTextView.self), 8) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.as(GtkTextView.self), 6) }
    content.set(element.text, element.selection)
    show(since: nil)
    finding.show(element.find)
    content.listen {
      [weak self] in
      self?.send(.textChanged($0))
    } onSelect: {
      [weak self] in
      self?.send(.selectionChanged($0))
    }
  }

  /// The minimum width and height.
  private static let smallest: Int32 = 40

  override var focusTarget: GtkWidgetPointer { view }
  override var fills: Axis.Set { [.horizontal, .vertical] }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(proposal.filled { IdealSize.editor })
  }

  override func update(_ new: TextEditorElement) {
    let old = element
    element = new
    content.set(new.text, new.selection)
    if new != old { show(since: old) }
    if content.isReported { finding.show(new.find) }
    if let action = new.find?.action, action != old.find?.action { content.perform(action.kind) }
  }

  /// Passes a key on to the find bar. Returns whether it has an effect.
  private func find(_ command: FindCommand) -> Bool {
    guard element.find?.accepts(command) == true else { return false }
    send(.commanded(command, content.selection))
    return true
  }

  override func tearDown() {
    content.dispose()
    finding.dispose()
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

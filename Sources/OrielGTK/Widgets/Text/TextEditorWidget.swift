import CGtk
import OrielCore

/// An area for text: a `GtkTextView` that scrolls.
@MainActor final class TextEditorWidget: GtkElementWidget<TextEditorElement> {
  private var element: TextEditorElement
  private let view: GtkWidgetPointer = gtk_text_view_new()
  private lazy var content = TextViewText(of: view)

  init(_ element: TextEditorElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ScrolledWindow.make(), sink: sink)
    view.prepareAsEditor(in: widget)
    content.setText(element.text)
    show(since: nil)
    content.listen { [weak self] in self?.send(.textChanged($0)) }
  }

  override var focusTarget: GtkWidgetPointer { view }
  override var fills: Axis.Set { [.horizontal, .vertical] }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(proposal.filled { IdealSize.editor })
  }

  override func update(_ new: TextEditorElement) {
    let old = element
    element = new
    content.setText(new.text)
    if new != old { show(since: old) }
  }

  override func tearDown() { content.dispose() }

  private func show(since old: TextEditorElement?) {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_scrolled_window_set_has_frame(widget.opaque, element.hasFrame ? 1 : 0)
    if element.input != old?.input ?? TextInputTraits() { element.input.apply(toTextView: view) }
    view.showEditor(font: element.font, old: old?.font, element.alignment, hidesBackground: element.hidesBackground)
  }
}

extension TextEditorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextEditorWidget(self, sink: sink) }
}

import CGtk
import OrielCore

/// An area for text: a `GtkTextView` that scrolls.
@MainActor final class TextEditorWidget: GtkElementWidget<TextEditorElement> {
  private var element: TextEditorElement
  private let view: GtkWidgetPointer = gtk_text_view_new()
  private lazy var content = TextViewText(of: view)
  private lazy var finding = TextViewFinding(in: view) { [weak self] in self?.perform($0) ?? false }

  init(_ element: TextEditorElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(ScrolledWindow.make(), sink: sink)
    view.prepareAsEditor(in: widget)
    content.set(element.text, element.selection)
    show(since: nil)
    finding.show(find)
    content.listen {
      [weak self] in
      self?.send(.textChanged($0))
    } onSelect: {
      [weak self] in
      self?.send(.selectionChanged($0))
    }
  }

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
    if content.isReported, new.find?.isOutdated != true { finding.show(find) }
    if let action = new.find?.action, action != old.find?.action { content.perform(action.kind.forGTK(in: new.text)) }
  }

  override func step(_ direction: UndoDirection) -> Bool { content.step(direction) }

  /// The find bar with the places in the text that is displayed.
  private var find: EditorFind? {
    guard var find = element.find else { return nil }
    find.matches = find.text.rangesForGTK(find.matches)
    find.text = find.text.forGTK
    return find
  }

  override package func perform(_ command: FindCommand) -> Bool {
    guard element.find?.accepts(command) == true else { return false }
    send(.commanded(command, content.selection))
    return true
  }

  override func tearDown() {
    view.showFont(nil, since: element.font)
    content.dispose()
    finding.dispose()
  }

  private func show(since old: TextEditorElement?) {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_scrolled_window_set_has_frame(widget.opaque, element.hasFrame ? 1 : 0)
    if element.input != old?.input ?? TextInputTraits() { element.input.apply(toTextView: view) }
    view.show(element.look, since: old?.look)
  }
}

extension EditorAction.Kind {
  /// The action on a text as GTK has it.
  fileprivate func forGTK(in text: String) -> EditorAction.Kind {
    switch self {
    case .select(let range): .select(text.rangeForGTK(range))
    case .replace(let ranges, let part): .replace(text.rangesForGTK(ranges), with: part)
    case .fill: self
    }
  }
}

extension TextEditorElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { TextEditorWidget(self, sink: sink) }
}

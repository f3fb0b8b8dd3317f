import CGtk
import OrielCore

/// An area for attributed text: a `GtkTextView` that scrolls.
@MainActor final class StyledTextWidget: GtkElementWidget<StyledTextElement> {
  private var element: StyledTextElement
  private let view: GtkWidgetPointer = gtk_text_view_new()
  private let content: StyledBuffer
  private var undoKeys: TextUndoKeys?
  private var formatKeys: TextFormatKeys?
  private var menu: MenuModel?

  init(_ element: StyledTextElement, sink: any WidgetEventSink) {
    self.element = element
    content = StyledBuffer(of: view, for: element)
    super.init(ScrolledWindow.make(), sink: sink)
    view.prepareAsEditor(in: widget)
    show(since: nil)
    content.listen { [weak self] in
      self?.send($0)
      self?.updateMenu()
    }
    undoKeys = TextUndoKeys(on: view) { [weak self] in self?.step($0) ?? false }
    formatKeys = TextFormatKeys(on: view) { [weak self] in self?.content.toggle($0) }
    menu = MenuModel(for: view, prefix: "format", isSection: true) { [weak self] in self?.choose($0) }
    gtk_text_view_set_extra_menu(view.as(GtkTextView.self), menu?.model)
    updateMenu()
    StyleSheet.addObserver(self) { [weak self] in self?.content.styleDidChange() }
  }

  override var focusTarget: GtkWidgetPointer { view }
  override var fills: Axis.Set { [.horizontal, .vertical] }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(proposal.filled { IdealSize.editor })
  }

  override func update(_ new: StyledTextElement) {
    let old = element
    element = new
    content.show(new)
    if new != old { show(since: old) }
    updateMenu()
  }

  override func step(_ direction: UndoDirection) -> Bool {
    content.step(direction)
    return true
  }

  override func tearDown() {
    StyleSheet.removeObserver(self)
    view.showFont(nil, since: element.font)
    content.dispose()
    undoKeys?.dispose()
    formatKeys?.dispose()
    gtk_text_view_set_extra_menu(view.as(GtkTextView.self), nil)
    menu?.dispose()
  }

  private func show(since old: StyledTextElement?) {
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    gtk_scrolled_window_set_has_frame(widget.opaque, element.hasFrame ? 1 : 0)
    if element.input != old?.input ?? TextInputTraits() { element.input.apply(toTextView: view) }
    view.show(element.look, since: old?.look)
  }

  // MARK: The context menu

  private func updateMenu() {
    let entries = element.hasFormatMenu ? TextFormat.menuEntries(isOn: content.has) : []
    menu?.update(entries.isEmpty ? [] : [.section(title: "", entries: entries)])
  }

  private func choose(_ path: MenuPath) { if let format = TextFormat(path) { content.toggle(format) } }
}

extension StyledTextElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { StyledTextWidget(self, sink: sink) }
}

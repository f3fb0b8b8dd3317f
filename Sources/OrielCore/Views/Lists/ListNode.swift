/// The node of a list: updates its rows, its selection and its widget.
@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>:
  StoredViewNode<List<SelectionValue, Content>>, WidgetEventSink, ScrollTargets
{
  private var widget: (any ElementWidget<ListElement>)?
  private var leaf: LeafNode?
  private var rows: _ViewRows<Content>?
  private var selection: ValueSelection<SelectionValue>?
  private var element: ListElement?
  private var attributes = WidgetAttributes()

  override init(_ view: List<SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.isGrouped = false
    below.axis = .vertical
    var values = EnvironmentValues()
    values.isInList = true
    // The list finds the rows of its own content.
    values.scrollScope = nil
    below.environment = EnvironmentScope(parent: context.environment, values: values)
    let rows = Content._makeRows(view.content, in: below)
    self.rows = rows
    let selection = view.selection.map { source in
      ValueSelection(source) { [weak self] selection, values in self?.select(values, in: selection) }
    }
    self.selection = selection
    let content = ListContent(rows, (selection as RowSelection?) ?? RowSelection())
    describe(content)
    guard let element else { preconditionFailure("a list has described no widget") }
    let widget = context.host.platform.makeWidget(element, attributes, sink: self)
    self.widget = widget
    leaf = widget.makeLeaf()
    attributes.focus?.attach(self, widget)
    joinScrollScope()
  }

  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool {
    guard let content = element?.content, let index = content.firstIndex(of: id) else { return false }
    content.display?.scroll(to: index, anchor: anchor)
    return true
  }

  private func describe(_ content: ListContent) {
    tracking {
      let environment = context.environment.values
      element = ListElement(
        content: content, look: environment.listLook, indicators: environment.verticalScrollIndicatorVisibility.shows,
        isScrollEnabled: environment.isScrollEnabled, hidesBackground: environment.hidesScrollBackground)
      content.menuSource = environment.rowMenuSource
      let refresh = environment.isRefreshing ? nil : environment.refresh
      content.refresh = refresh.map { refresh in { Task { await refresh() } } }
      attributes = context.attributes?.attributes ?? WidgetAttributes()
      if let selection { selection.show(selection.bound) }
    }
  }

  override func update(_ newView: List<SelectionValue, Content>) {
    view = newView
    rows?.update(newView.content)
    if let selection, let source = newView.selection { selection.source = source }
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let widget, let oldElement = element else { return }
    let oldAttributes = attributes
    describe(oldElement.content)
    if let element, element != oldElement { widget.update(element) }
    guard attributes != oldAttributes else { return }
    widget.apply(attributes)
    if attributes.focus != oldAttributes.focus {
      oldAttributes.focus?.detach(self)
      attributes.focus?.attach(self, widget)
    }
  }

  // MARK: User actions

  private func select(_ values: Set<SelectionValue>, in selection: ValueSelection<SelectionValue>) {
    guard isMounted else { return }
    selection.writeBound(values)
    // A list displays the value of its binding, even if the binding hasn't accepted the change.
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.refresh()
    }
  }

  func handle<Event: WidgetEvent>(_ event: Event) {}

  func focusDidChange(_ isFocused: Bool) {
    guard isMounted else { return }
    attributes.focus?.focusChanged(isFocused, at: self)
  }

  // MARK: Life cycle

  override func willUnmount() {
    attributes.focus?.detach(self)
    // The widget releases its rows before they are unmounted.
    widget?.dispose()
  }

  override func unmountChildren() {
    rows?.unmount()
    rows = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { if let leaf { body(leaf) } }
  override var lastLayoutNode: LayoutNode? { leaf }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

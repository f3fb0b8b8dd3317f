/// The node of a list or a table: its rows, its selection and its widget.
@MainActor
class RowContainerNode<Root: View, RowView: View, SelectionValue: Hashable, Kind: Element>:
  StoredViewNode<Root>, WidgetEventSink, ScrollTargets
{
  private var widget: (any ElementWidget<Kind>)?
  private var leaf: LeafNode?
  private var rows: _ViewNode<RowView>?
  private var content: ListContent?
  private var selection: ValueSelection<SelectionValue>?
  private var element: Kind?
  private var attributes = WidgetAttributes()

  // MARK: What subclasses do

  /// The rows of the current view.
  var rowView: RowView { preconditionFailure("\(Self.self) has no rows") }

  /// The selection of the current view; nil if nothing can be selected.
  var selectionSource: ValueSelection<SelectionValue>.Source? { nil }

  /// The values of the environment for the rows.
  func setUpRows(_ values: inout EnvironmentValues) {}

  /// The description of the widget. Called while dependencies are recorded.
  func element(of content: ListContent, in environment: EnvironmentValues) -> Kind {
    preconditionFailure("\(Self.self) has no widget")
  }

  /// Called before the widget is updated, after it was described.
  func willUpdateWidget() {}

  /// Called for an event of the widget.
  func respond(to event: Kind.Event) {}

  // MARK: Life cycle

  override init(_ view: Root, in context: _NodeContext) { super.init(view, in: context) }

  /// Creates the rows and the widget. Called at the end of a subclass's initializer.
  final func begin() {
    var below = context.below(self)
    below.attributes = nil
    below.traits = nil
    below.isGrouped = false
    below.axis = .vertical
    below.makesRows = true
    var values = EnvironmentValues()
    setUpRows(&values)
    // It finds the rows of its own content.
    values.scrollScope = nil
    let selection = selectionSource.map { source in
      ValueSelection(source) { [weak self] selection, values in self?.select(values, in: selection) }
    }
    values.rowSelector = selection.map { RowSelector($0) }
    below.environment = EnvironmentScope(parent: context.environment, values: values)
    let rows = RowView.makePart(rowView, in: below)
    self.rows = rows
    self.selection = selection
    let content = ListContent(rows, (selection as RowSelection?) ?? RowSelection())
    self.content = content
    let element = describe(content)
    let widget = context.host.platform.makeWidget(element, attributes, sink: self)
    self.widget = widget
    leaf = widget.makeLeaf()
    attributes.focus?.attach(self, widget)
    joinScrollScope(scrolls: true)
  }

  override func willUnmount() {
    attributes.focus?.detach(self)
    // The widget releases its rows before they are unmounted.
    widget?.dispose()
  }

  override var shownElement: Any? { element }

  override func unmountChildren() {
    rows?.unmount()
    rows = nil
  }

  // MARK: Updates

  private func describe(_ content: ListContent) -> Kind {
    tracking {
      let environment = context.environment.values
      let element = element(of: content, in: environment)
      self.element = element
      content.menuSource = environment.rowMenuSource
      content.refresh = environment.refreshStart
      attributes = context.attributes?.attributes ?? WidgetAttributes()
      content.columnSelection = environment.columnSelection
      if let selection { show(selection.bound, in: selection) }
      return element
    }
  }

  private func show(_ values: Set<SelectionValue>, in selection: ValueSelection<SelectionValue>) {
    guard values != selection.values else { return }
    selection.show(values)
    if !selection.isChosenByUser { notifyColumn(widget == nil ? .beginning : .app) }
  }

  /// Notifies the column of a split view that the selection has changed.
  private func notifyColumn(_ cause: ColumnSelection.Cause) {
    guard let content, let column = content.columnSelection, content.selection.mode != .none else { return }
    graph.afterUpdates { [weak content] in
      guard let count = content?.selection.valueCount, count < 2 else { return }
      column.changed(count == 0, cause)
    }
  }

  override func update(_ newView: Root) {
    view = newView
    rows?.update(rowView)
    if let selection, let source = selectionSource { selection.source = source }
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let widget, let content else { return }
    let (oldElement, oldAttributes) = (element, attributes)
    let element = describe(content)
    willUpdateWidget()
    if element != oldElement { widget.update(element) }
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
    // The widget may be changing its selection.
    graph.endEditing(flushing: false)
    selection.writeBound(values)
    notifyColumn(.user)
    // The value of the binding is displayed, even if the binding hasn't accepted the change.
    graph.afterUpdates { [weak self, weak selection] in
      if let self, self.isMounted { self.refresh() }
      selection?.isChosenByUser = false
    }
  }

  final func handle<Event: WidgetEvent>(_ event: Event) {
    guard isMounted, let event = event as? Kind.Event else { return }
    if event.endsEditing { graph.endEditing() }
    respond(to: event)
  }

  final func focusDidChange(_ isFocused: Bool) {
    guard isMounted else { return }
    attributes.focus?.focusChanged(isFocused, at: self)
  }

  final func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool {
    guard let content, let index = content.firstIndex(of: id) else { return false }
    let motion = RowScrollMotion(in: leaf?.surface?.clock)
    content.display?.scroll(
      to: RowScrollTarget(index, anchor: anchor, motion) { [weak content] in content?.firstIndex(of: id) })
    return true
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { if let leaf { body(leaf) } }
  override var lastLayoutNode: LayoutNode? { leaf }
  override func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

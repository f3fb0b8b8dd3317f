/// A view that the platform has a widget for.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// The description of the widget.
  associatedtype WidgetElement: Element
  /// The type of what the widget contains.
  associatedtype Contained: View = EmptyView
  /// What the widget contains.
  var contained: Contained { get }
  /// Hands over what the widget contains without copying it, where it is a property.
  func withContained(_ body: @MainActor (Contained) -> Void)
  /// What the widget should be. Whatever this reads, from the environment or through bindings, updates the widget.
  func element(in context: ElementContext) -> WidgetElement
  /// Handles an event of the widget.
  func handle(_ event: WidgetElement.Event, in context: ElementContext)
  /// Whether two values are known to need the same widget and contents.
  static func isSame(_ first: Self, _ second: Self) -> Bool
  /// What a new value means for the widget's description, as long as nothing else changes that it is made from. The old
  /// value is where it is kept, because a copy would cost more than most comparisons.
  static func change(of element: inout WidgetElement, from old: UnsafePointer<Self>, to new: Self) -> ElementChange
  /// Whether `element(in:)` reads nothing but the view's own properties and the environment: no binding, no object.
  static var readsEnvironmentOnly: Bool { get }
  /// Whether attributes from outside are those of what the widget contains, and not its own.
  static var passesAttributes: Bool { get }
  /// The direction in which the widget lays out its children, if it does.
  var stackAxis: Axis? { get }
}

extension PrimitiveView {
  package func withContained(_ body: @MainActor (Contained) -> Void) { body(contained) }
  package func handle(_ event: WidgetElement.Event, in context: ElementContext) {}
  package static func isSame(_ first: Self, _ second: Self) -> Bool { false }
  package static func change(
    of element: inout WidgetElement, from old: UnsafePointer<Self>, to new: Self
  ) -> ElementChange { isSame(old.pointee, new) ? .same : .unknown }
  package static var readsEnvironmentOnly: Bool { false }
  package static var passesAttributes: Bool { false }
  package var stackAxis: Axis? { nil }
}

extension PrimitiveView where Contained == EmptyView {
  package var contained: EmptyView { EmptyView() }
}

/// What becomes of a widget's description when its view gets a new value in unchanged surroundings.
package enum ElementChange {
  /// It stays, and so does what the widget contains.
  case same
  /// It is stable, however the content of the widget changes.
  case none
  /// It has become another one.
  case changed
  /// The view has to be asked.
  case unknown
}

/// Keeps a description. In a class of its own, because an optional of a type that isn't known here would be looked up in
/// the runtime at every use.
private final class ElementBox<WidgetElement: Element> {
  @exclusivity(unchecked) final var value: WidgetElement

  init(_ value: WidgetElement) { self.value = value }
}

/// What a primitive view can ask while it describes its widget.
@MainActor package struct ElementContext {
  /// The environment at the view.
  package let environment: EnvironmentValues
  /// The direction of the nearest stack.
  package let axis: Axis?
}

/// The node of a primitive view: keeps one widget in step with the view's description.
@MainActor package final class PrimitiveNode<Root: PrimitiveView>: StoredViewNode<Root>, WidgetEventSink {
  @exclusivity(unchecked) private var widget: (any ElementWidget<Root.WidgetElement>)?
  @exclusivity(unchecked) private var leaf: LeafNode?
  /// Nil until the node has asked the view.
  @exclusivity(unchecked) private var element: ElementBox<Root.WidgetElement>?
  private var attributes = WidgetAttributes()
  @exclusivity(unchecked) private var content: _ViewNode<Root.Contained>?

  override package init(_ view: Root, in context: _NodeContext) {
    super.init(view, in: context)
    describe()
    guard let element else { preconditionFailure("\(Root.self) has no element") }
    let widget = context.host.platform.makeWidget(element.value, attributes, sink: self)
    self.widget = widget
    leaf = widget.makeLeaf()
    attributes.focus?.attach(self, widget)
    if Root.Contained.self != EmptyView.self {
      var below = context.below(self)
      if !Root.passesAttributes { below.attributes = nil }
      below.traits = nil
      below.isGrouped = Root.WidgetElement.self == GroupElement.self
      below.container = widget
      below.axis = view.stackAxis ?? context.axis
      let content = Root.Contained._makeNode(view.contained, in: below)
      self.content = content
      widget.adopt(content, after: nil)
    }
  }

  private var elementContext: ElementContext {
    ElementContext(environment: context.environment.values, axis: context.axis)
  }

  private func show(_ element: Root.WidgetElement) {
    if let transaction = Transaction.current {
      widget?.update(element, in: Transaction(transaction))
    } else {
      widget?.update(element)
    }
    leaf?.setNeedsLayout()
  }

  private func describe() {
    if Root.readsEnvironmentOnly { trackingWithoutObjects(readAll) } else { tracking(readAll) }
  }

  private func readAll() {
    let new = view.element(in: elementContext)
    if let element { element.value = new } else { element = ElementBox(new) }
    if !Root.passesAttributes { attributes = context.attributes?.attributes ?? WidgetAttributes() }
  }

  override package func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    var change = ElementChange.unknown
    if !hasToRun, let element { change = Root.change(of: &element.value, from: &view, to: newView) }
    if change == .same { return }
    view = newView
    switch change {
    case .same, .none: break
    case .changed: if let element { show(element.value) }
    case .unknown: refresh()
    }
    if let content {
      StackGuard.check(at: self)
      newView.withContained { content.update($0) }
    }
  }

  override package func refresh() {
    isDirty = false
    let oldElement = element?.value
    let oldAttributes = attributes
    describe()
    guard let widget else { return }
    if let element, element.value != oldElement { show(element.value) }
    if attributes != oldAttributes {
      widget.apply(attributes)
      if attributes.focus != oldAttributes.focus {
        oldAttributes.focus?.detach(self)
        attributes.focus?.attach(self, widget)
      }
    }
  }

  package func handle<Event: WidgetEvent>(_ event: Event) {
    guard isMounted else { return }
    guard let event = event as? Root.WidgetElement.Event else {
      preconditionFailure("the widget of a \(Root.WidgetElement.self) reported an unexpected event: \(event)")
    }
    if event.isActivation, graph.hasPendingUpdates {
      // One event of the user may raise several: what the first one changed may disable this control, or remove it.
      graph.afterUpdates { [weak self] in self?.perform(event) }
    } else {
      perform(event)
    }
  }

  private func perform(_ event: Root.WidgetElement.Event) {
    guard isMounted else { return }
    view.handle(event, in: elementContext)
    // A control displays the value of its binding, even if the binding hasn't accepted the change.
    if event.changesValue { reassert() }
  }

  package func focusDidChange(_ isFocused: Bool) {
    guard isMounted else { return }
    attributes.focus?.focusChanged(isFocused, at: self)
  }

  private func reassert() {
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      // Evaluated again, since a binding of closures may read untracked state.
      self.refresh()
      if let element = self.element { self.widget?.update(element.value) }
    }
  }

  override package func willUnmount() {
    attributes.focus?.detach(self)
    guard let widget else { return }
    if let departure = Departure.current {
      widget.retire()
      departure.atEnd { widget.dispose() }
    } else {
      widget.dispose()
    }
  }

  override package func unmountChildren() {
    content?.unmount()
    content = nil
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    if let leaf { body(leaf) }
  }

  override package var lastLayoutNode: LayoutNode? { leaf }

  // The content's first widget is the first one in this node's own widget.
  override package func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

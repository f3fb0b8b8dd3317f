/// A view that the platform shows with a widget.
@MainActor package protocol PrimitiveView: View, _Primitive where Body == Never {
  /// The description of the widget.
  associatedtype WidgetElement: Element
  /// The type of the view that the widget contains.
  associatedtype Contained: View = EmptyView
  /// The contained view.
  var contained: Contained { get }
  /// Passes the contained view to `body`, without a copy if it is a stored property.
  func withContained(_ body: @MainActor (Contained) -> Void)
  /// The description of the widget. A change of a value that it reads, such as an environment value or a binding,
  /// updates the widget.
  func element(in context: ElementContext) -> WidgetElement
  /// Handles an event of the widget.
  func handle(_ event: WidgetElement.Event, in context: ElementContext)
  /// Whether two values certainly have equal widgets and contents.
  static func isSame(_ first: Self, _ second: Self) -> Bool
  /// The effect of a new view value on the widget's description if nothing else has changed. The old value is passed as
  /// a pointer, because a copy would cost more than most comparisons.
  static func change(of element: inout WidgetElement, from old: UnsafePointer<Self>, to new: Self) -> ElementChange
  /// Whether `element(in:)` reads only the view's properties and the environment, but no binding or object.
  static var readsEnvironmentOnly: Bool { get }
  /// Whether the widget has no state that another element's view wouldn't replace, and handles no input.
  static func isReusable(_ element: WidgetElement) -> Bool
  /// The transition of an animated change of the widget's description.
  ///
  /// - Parameter old: the current description; nil if the platform doesn't know it.
  static func contentTransition(
    from old: WidgetElement?, to new: WidgetElement, in environment: EnvironmentValues
  ) -> ContentTransition
  /// Whether outer attributes apply to the widget's content instead of the widget.
  static var passesAttributes: Bool { get }
  /// The axis along which the widget lays out its children, if any.
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
  package static func contentTransition(
    from old: WidgetElement?, to new: WidgetElement, in environment: EnvironmentValues
  ) -> ContentTransition { .identity }
  package static func isReusable(_ element: WidgetElement) -> Bool { false }
  package var stackAxis: Axis? { nil }
}

extension PrimitiveView where Contained == EmptyView {
  package var contained: EmptyView { EmptyView() }
}

/// The effect of a new view value on the description of its widget.
package enum ElementChange {
  /// Neither the description nor the content has changed.
  case same
  /// The description hasn't changed; the content may have.
  case none
  /// The description has changed.
  case changed
  /// Not known: the description has to be computed and compared.
  case unknown
}

/// Stores a description. A class, because the runtime would look up an optional of a generic type at each use.
private final class ElementBox<WidgetElement: Element> {
  @exclusivity(unchecked) final var value: WidgetElement

  init(_ value: WidgetElement) { self.value = value }
}

/// The context in which a primitive view describes its widget.
@MainActor package struct ElementContext {
  /// The environment of the view.
  package let environment: EnvironmentValues
  /// The axis of the nearest stack.
  package let axis: Axis?
}

/// The node of a primitive view: updates one widget from the view's description.
@MainActor package final class PrimitiveNode<Root: PrimitiveView>: StoredViewNode<Root>, WidgetEventSink {
  @exclusivity(unchecked) private var widget: (any ElementWidget<Root.WidgetElement>)?
  @exclusivity(unchecked) private var leaf: LeafNode?
  /// Nil until the description has been computed.
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
      if transaction.animation != nil {
        let environment = context.environment.values
        leaf?.contentWillChange(Root.contentTransition(from: widget?.shownElement, to: element, in: environment))
      }
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
    if event.endsEditing { graph.endEditing() }
    if event.isActivation, graph.hasPendingUpdates {
      // A user event may cause several widget events; handling the first one may disable or remove this control.
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
      // Evaluated again, because a binding made of closures may read state that isn't tracked.
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

  override var shownElement: Any? { element?.value }

  override package var isReusable: Bool {
    guard let element, Root.isReusable(element.value), attributes.focus == nil, attributes.shortcut == nil else {
      return false
    }
    return content?.isReusable != false
  }

  override package func unmountChildren() {
    content?.unmount()
    content = nil
  }

  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    if let leaf { body(leaf) }
  }

  override package var lastLayoutNode: LayoutNode? { leaf }

  // The first layout node of the content is the first one in the widget of this node.
  override package func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

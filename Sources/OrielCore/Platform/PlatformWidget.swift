/// Something that shows layout nodes, in an order.
@MainActor package protocol LayoutContainer: AnyObject {
  /// Shows a node after `sibling`, or first where that is nil.
  func insert(_ node: LayoutNode, after sibling: LayoutNode?)
  /// Moves a node that is shown here; its widgets keep focus, selection and scroll position.
  func move(_ node: LayoutNode, after sibling: LayoutNode?)
  /// Stops showing a node.
  func remove(_ node: LayoutNode)
}

/// A widget that the platform made for one primitive view.
@MainActor package protocol PlatformWidget: LayoutContainer {
  /// Makes the widget's place in layout, which holds the widget. Asked once.
  func makeLeaf() -> LeafNode
  /// Changes whatever differs between the present attributes and these.
  func apply(_ attributes: WidgetAttributes)
  /// Gives the widget the keyboard's focus, or takes it away from it.
  func setFocus(_ isFocused: Bool)
  /// The view is gone, though the widget is seen for a while yet: it raises no more events, and neither the pointer nor
  /// the keyboard nor assistive technology finds it. `dispose()` follows.
  func retire()
  /// The view is gone: lets go of everything, and raises no more events.
  func dispose()
}

extension PlatformWidget {
  package func retire() {}
}

/// A widget of one kind.
@MainActor package protocol ElementWidget<WidgetElement>: PlatformWidget {
  associatedtype WidgetElement: Element
  /// Changes whatever differs between the present description and this one, and nothing else.
  func update(_ element: WidgetElement)
  /// Changes what differs, in a transaction.
  func update(_ element: WidgetElement, in transaction: Transaction)
}

extension ElementWidget {
  package func update(_ element: WidgetElement, in transaction: Transaction) { update(element) }
}

/// Receives what the user does to a widget.
@MainActor package protocol WidgetEventSink: AnyObject {
  /// Takes an event of the widget's own kind.
  func handle<Event: WidgetEvent>(_ event: Event)
  /// The keyboard's focus has come or gone.
  func focusDidChange(_ isFocused: Bool)
}

/// Makes widgets: the capability that a tree of views needs of its platform.
@MainActor package protocol WidgetPlatform: AnyObject {
  /// Whether it shows views in its own way, without laying them out: then each of them has a widget.
  var groupsLayout: Bool { get }
  /// Makes the widget for a description. `sink` must be held weakly.
  func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind>
}

/// Runs updates: the capability that a graph needs of its platform.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `turn` once, before the next event of the user and before the next frame.
  func scheduleTurn(_ turn: @escaping @MainActor () -> Void)
  /// Runs `turn` once, after the events and the frame that are waiting.
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void)
  /// Something is about to move: what has no place yet gets one, if anybody is to see it move from there.
  func prepareForMotion()
}

extension TurnScheduler {
  package func prepareForMotion() {}
}

extension WidgetPlatform {
  package var groupsLayout: Bool { false }
}

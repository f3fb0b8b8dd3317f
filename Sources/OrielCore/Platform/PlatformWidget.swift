/// An ordered container of layout nodes.
@MainActor package protocol LayoutContainer: AnyObject {
  /// Inserts a node after `sibling`, or first if that is nil.
  func insert(_ node: LayoutNode, after sibling: LayoutNode?)
  /// Moves a node. Its widgets keep the focus, the selection and the scroll position.
  func move(_ node: LayoutNode, after sibling: LayoutNode?)
  /// Removes a node.
  func remove(_ node: LayoutNode)
}

/// The platform's widget of a primitive view.
@MainActor package protocol PlatformWidget: LayoutContainer {
  /// Creates the layout node of the widget, which retains the widget. Called once.
  func makeLeaf() -> LeafNode
  /// Applies the attributes that differ from the current ones.
  func apply(_ attributes: WidgetAttributes)
  /// Moves the keyboard focus to the widget, or away from it.
  func setFocus(_ isFocused: Bool)
  /// Whether the widget or one in it has the keyboard focus.
  var containsFocus: Bool { get }
  /// Whether the widget edits text. It has the keys of all edit commands then.
  var editsText: Bool { get }
  /// Performs an edit command on the text that the widget edits. Returns false if it doesn't edit text.
  func perform(_ command: EditCommand) -> Bool
  /// Performs a command of the find bar of the editor that the widget is. Returns whether it has an effect.
  func perform(_ command: FindCommand) -> Bool
  /// Called when the view has been removed, but its removal is still animated: the widget reports no more events, and
  /// is hidden from the pointer, the keyboard and assistive technology. `dispose()` follows.
  func retire()
  /// Releases all resources after the view has been removed. No events follow.
  func dispose()
}

extension PlatformWidget {
  package var containsFocus: Bool { false }
  package var editsText: Bool { false }
  package func perform(_ command: EditCommand) -> Bool { false }
  package func perform(_ command: FindCommand) -> Bool { false }
  package func retire() {}
}

/// A widget of one kind of element.
@MainActor package protocol ElementWidget<WidgetElement>: PlatformWidget {
  associatedtype WidgetElement: Element
  /// The current element; nil if the widget doesn't keep it.
  var shownElement: WidgetElement? { get }
  /// Applies the properties that differ from the current element, and no others.
  func update(_ element: WidgetElement)
  /// Applies the properties that differ, in a transaction.
  func update(_ element: WidgetElement, in transaction: Transaction)
}

extension ElementWidget {
  package var shownElement: WidgetElement? { nil }
  package func update(_ element: WidgetElement, in transaction: Transaction) { update(element) }
}

/// Receives the events of a widget.
@MainActor package protocol WidgetEventSink: AnyObject {
  /// Handles an event of the widget's kind.
  func handle<Event: WidgetEvent>(_ event: Event)
  /// The widget has received or lost the keyboard focus.
  func focusDidChange(_ isFocused: Bool)
}

/// The capability of a platform to create widgets.
@MainActor package protocol WidgetPlatform: AnyObject {
  /// Whether the platform displays views in its own way without layout, so that each view has a widget.
  var groupsLayout: Bool { get }
  /// What the platform offers to views besides widgets. By default, nothing.
  var services: PlatformServices { get }
  /// Creates the widget of an element. `sink` must be held weakly.
  func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind>
}

/// The capability of a platform to schedule updates of the graph.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `turn` once, before the next user event and the next frame.
  func scheduleTurn(_ turn: @escaping @MainActor () -> Void)
  /// Runs `turn` once, after the pending events and the pending frame.
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void)
  /// Called before an animation begins: performs the pending placements, from which it starts.
  func prepareForMotion()
}

extension TurnScheduler {
  package func prepareForMotion() {}
}

extension WidgetPlatform {
  package var groupsLayout: Bool { false }
  package var services: PlatformServices { PlatformServices() }
}

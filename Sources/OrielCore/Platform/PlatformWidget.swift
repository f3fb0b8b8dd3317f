/// Something that shows widgets, in an order.
@MainActor package protocol WidgetContainer: AnyObject {
  /// Shows a widget after `sibling`, or first where that is nil.
  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?)
  /// Moves a widget that is shown here, keeping its focus, selection and scroll position.
  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?)
  /// Stops showing a widget.
  func remove(_ widget: any PlatformWidget)
}

/// A widget that the platform made for one primitive view.
@MainActor package protocol PlatformWidget: WidgetContainer {
  /// Changes whatever differs between the present description and this one, and nothing else.
  func update(_ element: Element)
  /// Changes whatever differs between the present attributes and these.
  func apply(_ attributes: WidgetAttributes)
  /// Gives the widget the keyboard's focus, or takes it away from it.
  func setFocus(_ isFocused: Bool)
  /// The view is gone: lets go of everything, and raises no more events.
  func dispose()
}

/// Receives what a person does to a widget.
@MainActor package protocol WidgetEventSink: AnyObject {
  func handle(_ event: WidgetEvent)
}

/// What a person can do to a widget.
package enum WidgetEvent: Equatable {
  /// A button was clicked, or activated by key.
  case activated
  /// A switch, check button or toggle button now has this value.
  case toggled(Bool)
  /// A text field now has this text.
  case textChanged(String)
  /// Return was pressed in a text field.
  case submitted
  /// The keyboard's focus has come or gone.
  case focusChanged(Bool)
  /// A disclosure or section was opened or closed, a selection made: the index of what was chosen.
  case selected(Int)
  /// There is, or is no longer, room for a column beside the content.
  case roomChanged(fitsColumn: Bool)
}

/// Makes widgets: the capability that a tree of views needs of its platform.
@MainActor package protocol WidgetPlatform: AnyObject {
  /// Makes the widget for a description. `sink` must be held weakly.
  func makeWidget(_ element: Element, _ attributes: WidgetAttributes, sink: any WidgetEventSink) -> any PlatformWidget
}

/// Runs updates: the capability that a graph needs of its platform.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `turn` once, before the next event of the user and before the next frame.
  func scheduleTurn(_ turn: @escaping @MainActor () -> Void)
  /// Runs `turn` once, after the events and the frame that are waiting.
  func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void)
}

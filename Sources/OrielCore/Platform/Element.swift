/// What a widget should be, as a value. Each kind stands beside its view.
///
/// A platform makes the widget for an element in an extension of that element, beside the widget.
package protocol Element: Equatable {
  /// What the user can do to the widget.
  associatedtype Event: WidgetEvent = Never
}

/// What the user, or the room that there is, can do to a widget of one kind.
package protocol WidgetEvent {
  /// Whether it runs an action. What the same input has changed before may have disabled it, or removed the widget.
  var isActivation: Bool { get }
  /// Whether the widget has a new value of its own, which a binding may refuse.
  var changesValue: Bool { get }
}

extension WidgetEvent {
  package var isActivation: Bool { false }
  package var changesValue: Bool { false }
}

extension Never: WidgetEvent {}

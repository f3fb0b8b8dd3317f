/// The description of a widget. Each kind is declared next to its view.
///
/// A platform creates the widget in an extension of the element, which is declared next to the widget.
package protocol Element: Equatable {
  /// The events that the widget reports.
  associatedtype Event: WidgetEvent = Never
}

/// An event of one kind of widget, caused by the user or by a change of its size.
package protocol WidgetEvent {
  /// Whether the event runs an action. An earlier event of the same input may have disabled or removed the widget.
  var isActivation: Bool { get }
  /// Whether the widget has changed its value, which a binding may not accept.
  var changesValue: Bool { get }
  /// Whether the event is an action of the user to which the values that are typed in fields matter.
  var endsEditing: Bool { get }
}

extension WidgetEvent {
  package var isActivation: Bool { false }
  package var changesValue: Bool { false }
  package var endsEditing: Bool { isActivation || changesValue }
}

extension Never: WidgetEvent {}

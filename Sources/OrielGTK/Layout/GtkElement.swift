import CGtk
import OrielCore

/// An element with a GTK widget. The conformance is declared in the file of the widget.
package protocol GtkElement: Element {
  /// Creates the widget, which is a `GtkElementWidget<Self>`. `sink` must be held weakly.
  @MainActor func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget
}

extension GtkElement {
  /// Creates the widget with its attributes.
  @MainActor package func makeWidget(
    _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> GtkPlatformWidget {
    let widget = makeWidget(sink: sink)
    widget.apply(attributes)
    return widget
  }
}

/// A widget for one kind of element.
@MainActor package class GtkElementWidget<WidgetElement: Element>: GtkPlatformWidget, ElementWidget {
  package func update(_ element: WidgetElement) {}
  package func update(_ element: WidgetElement, in transaction: Transaction) { update(element) }
  package var shownElement: WidgetElement? { nil }

  /// Reports an event of the widget to its view.
  package final func send(_ event: WidgetElement.Event) { sink?.handle(event) }
}

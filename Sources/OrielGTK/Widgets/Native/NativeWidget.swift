import CGtk
import OrielCore

/// Creates the app's own widget for a native element.
@MainActor protocol NativeWidgetMaker: AnyObject {
  /// Creates and updates the widget. `didUpdate` runs after each later update.
  func makeWidget(didUpdate: @escaping () -> Void) -> GtkWidgetPointer
  /// Calls the app's cleanup.
  func dismantle()
}

/// A widget that the app creates.
@MainActor final class NativeWidget: GtkElementWidget<NativeElement> {
  private let maker: any NativeWidgetMaker

  init(_ maker: any NativeWidgetMaker, sink: any WidgetEventSink) {
    self.maker = maker
    let relay = Relay()
    super.init(maker.makeWidget { relay.widget?.setNeedsLayout() }, sink: sink)
    relay.widget = self
  }

  private final class Relay {
    weak var widget: GtkPlatformWidget?
  }

  /// The `hexpand` and `vexpand` of the app's widget determine this.
  override var fills: Axis.Set {
    var axes: Axis.Set = []
    if gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0 { axes.insert(.horizontal) }
    if gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0 { axes.insert(.vertical) }
    return axes
  }

  override var isVolatile: Bool { true }
  override var takesPresses: Bool { true }

  override func tearDown() { maker.dismantle() }
}

/// Replaces a provider that doesn't create a GTK widget.
@MainActor private final class NoWidget: NativeWidgetMaker {
  func makeWidget(didUpdate: @escaping () -> Void) -> GtkWidgetPointer { gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) }
  func dismantle() {}
}

extension NativeElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget {
    if let maker = provider as? any NativeWidgetMaker { return NativeWidget(maker, sink: sink) }
    let name = String(describing: type(of: provider))
    Diagnostics.warn("\(name) didn't create a GTK widget", once: "native.\(name)")
    return NativeWidget(NoWidget(), sink: sink)
  }
}

import CGtk
import OrielCore

/// Makes the app's own widget for a native element.
@MainActor protocol NativeWidgetMaker: AnyObject {
  /// Makes the widget, and brings it up to date; `didUpdate` runs after each later update.
  func makeWidget(didUpdate: @escaping () -> Void) -> GtkWidgetPointer
  /// Has the app clean up.
  func dismantle()
}

/// A widget that the app has made itself.
@MainActor final class NativeWidget: GtkPlatformWidget {
  private let maker: any NativeWidgetMaker

  init(_ maker: any NativeWidgetMaker, sink: any WidgetEventSink) {
    self.maker = maker
    let relay = Relay()
    super.init(maker.makeWidget { relay.widget?.expansionMayHaveChanged() }, sink: sink)
    relay.widget = self
  }

  private final class Relay {
    weak var widget: GtkPlatformWidget?
  }

  override func tearDown() { maker.dismantle() }
}

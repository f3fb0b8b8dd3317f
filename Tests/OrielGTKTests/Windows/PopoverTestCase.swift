import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows popovers in this process, and looks at the real ones.
@MainActor class PopoverTestCase: AlertTestCase {
  /// What the views of a test show.
  @Observable @MainActor final class Model {
    var isPresented = false
    var isInnerPresented = false
    var isAlertPresented = false
    var hasAnchor = true
    var isDisabled = false
    var edge = Edge.top
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var room = 0.0
    var text = ""
    var rows = [1, 2, 3]
  }

  /// A window whose views are a test's.
  struct Opened {
    let controller: WindowController
    let window: UnsafeMutablePointer<GtkWindow>
    let graph: Graph

    @MainActor var widget: GtkWidgetPointer { UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self) }
  }

  /// Opens a window that is wide enough for popovers to be popovers.
  func open<Content: View>(_ content: Content, width: Double = 800, height: Double = 500) throws -> Opened {
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let before = Set(toplevels)
    var request = WindowRequest(title: "App", identifier: "main")
    request.defaultWidth = width + WindowEdges.width
    request.defaultHeight = height + WindowEdges.height
    let controller = WindowController(
      content, request: request, graph: graph, platform: platform, environment: EnvironmentScope(parent: nil)
    ) { _ in }
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    addTeardownBlock { @MainActor in
      controller.close()
      self.settle()
    }
    return Opened(controller: controller, window: window.as(GtkWindow.self), graph: graph)
  }

  /// The active window that is presented from another one.
  final func activeWindow(over opened: Opened) -> GtkWidgetPointer? {
    toplevels.first {
      let window = $0.as(GtkWindow.self)
      return gtk_window_get_transient_for(window) == opened.window && gtk_window_is_active(window) != 0
    }
  }

  /// Lets the window lay itself out in several frames.
  final func passFrames(of opened: Opened) {
    for _ in 0..<5 {
      var isLaidOut = false
      let link = FrameClockLink(of: opened.widget, .frameLayout, after: true) { isLaidOut = true }
      gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(opened.widget), GDK_FRAME_CLOCK_PHASE_LAYOUT)
      wait("a frame") { isLaidOut }
      _ = link
    }
  }

  /// The popovers in a window, the outermost first.
  func popovers(in opened: Opened) -> [GtkWidgetPointer] { opened.widget.all(gtk_popover_get_type()) }

  /// Waits until there is a popover on the screen.
  func popover(
    in opened: Opened, _ number: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws -> GtkWidgetPointer {
    wait("the popover", file: file, line: line) {
      let popovers = popovers(in: opened)
      return popovers.count > number && gtk_widget_get_mapped(popovers[number]) != 0
        && gtk_widget_get_width(popovers[number]) > 0
    }
    return try XCTUnwrap(popovers(in: opened).dropFirst(number).first, file: file, line: line)
  }

  func waitForNoPopover(in opened: Opened, file: StaticString = #filePath, line: UInt = #line) {
    wait("the popover to go", file: file, line: line) { popovers(in: opened).isEmpty }
  }

  /// Where a popover is, and what it points at, both in its parent's window.
  func place(of popover: GtkWidgetPointer) -> (position: GtkPositionType, area: CGRect) {
    var rectangle = GdkRectangle()
    let isSet = gtk_popover_get_pointing_to(popover.as(GtkPopover.self), &rectangle) != 0
    XCTAssertTrue(isSet)
    return (
      gtk_popover_get_position(popover.as(GtkPopover.self)),
      CGRect(
        x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
        height: Double(rectangle.height))
    )
  }

  /// Where a popover's surface is in its window's.
  func surface(of popover: GtkWidgetPointer) throws -> CGRect {
    let surface = try XCTUnwrap(gtk_native_get_surface(popover.opaque))
    return CGRect(
      x: Double(gdk_popup_get_position_x(surface)), y: Double(gdk_popup_get_position_y(surface)),
      width: Double(gdk_surface_get_width(surface)), height: Double(gdk_surface_get_height(surface)))
  }

  /// The widget with a label, of the class that is looked for.
  func labelled(_ text: String, _ type: GType, in widget: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      widget.first(type) { candidate in
        candidate.firstText { self.text(of: $0) == text } != nil
      }, "no “\(text)”")
  }

  func focus(in opened: Opened) -> GtkWidgetPointer? { gtk_window_get_focus(opened.window) }

  func isAutohide(_ popover: GtkWidgetPointer) -> Bool { gtk_popover_get_autohide(popover.as(GtkPopover.self)) != 0 }

  /// Presses Escape with the key controller.
  func pressEscape(in widget: GtkWidgetPointer) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers?.raw) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard controller.isInstance(of: gtk_event_controller_key_get_type()) else { continue }
      if emitKey(guint(GDK_KEY_Escape), on: controller) { return }
    }
  }

  private func emitKey(_ key: guint, on controller: UnsafeMutableRawPointer) -> Bool {
    var values = [GValue(), GValue(), GValue(), GValue()]
    g_value_init(&values[0], gtk_event_controller_key_get_type())
    g_value_set_object(&values[0], controller)
    g_value_init(&values[1], g_type_from_name("guint"))
    g_value_set_uint(&values[1], key)
    g_value_init(&values[2], g_type_from_name("guint"))
    g_value_init(&values[3], gdk_modifier_type_get_type())
    var result = GValue()
    g_value_init(&result, g_type_from_name("gboolean"))
    let signal = g_signal_lookup("key-pressed", gtk_event_controller_key_get_type())
    g_signal_emitv(&values, signal, 0, &result)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    return g_value_get_boolean(&result) != 0
  }
}

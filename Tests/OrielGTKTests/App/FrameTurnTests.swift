import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What changes in a tick of the frame clock, as animations do.
final class FrameTurnTests: GtkTestCase {
  private final class NoWindowEvents: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }

  func testATurnThatATickSchedulesRunsBeforeTheLayoutOfTheSameFrame() async throws {
    let sink = NoWindowEvents()
    let window = GtkPlatformWindow(WindowRequest(title: "App", identifier: "main"), application: nil, sink: sink)
    window.present()
    defer { window.close() }
    let widget = UnsafeMutableRawPointer(window.gtkWindow).assumingMemoryBound(to: GtkWidget.self)
    spin(until: { gtk_widget_get_mapped(widget) != 0 }, "the window")
    let clock = try XCTUnwrap(gtk_widget_get_frame_clock(widget))
    let frame = UnsafeMutableRawPointer(clock)
    var trace: [String] = []
    let tick = SignalConnection.connect(frame, .frameUpdate) {
      guard trace.isEmpty else { return }
      trace.append("tick")
      MainLoop.schedule { trace.append("turn") }
    }
    let layout = SignalConnection.connect(frame, .frameLayout) { if !trace.isEmpty { trace.append("layout") } }
    defer {
      tick.disconnect()
      layout.disconnect()
    }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    spin(until: { trace.contains("layout") }, "a layout after the tick")
    XCTAssertEqual(trace.prefix(3), ["tick", "turn", "layout"])
  }
}

import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Input that was already waiting when an earlier event changed the state.
///
/// Keys and clicks are all sent before the main loop runs again, as to a process that was busy or stopped in the
/// meantime.
final class QueuedInputTests: GtkTestCase {
  private static let rounds = 20

  @MainActor final class Model: ObservableObject {
    @Published var name = ""
    @Published var isPaid = false
    @Published var steps = 0
    var events: [String] = []
  }

  private func show<Content: View>(_ content: Content) -> TestWindow<Content> {
    let window = TestWindow(self, content)
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    return window
  }

  private func focus(_ window: UnsafeMutablePointer<GtkWindow>, on type: GType) throws -> GtkWidgetPointer {
    let widget = try XCTUnwrap(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self).first(type))
    gtk_widget_grab_focus(widget)
    return widget
  }

  // MARK: Keys

  private struct SaveForm: View {
    @ObservedObject var model: Model

    var body: some View {
      let name = $model.name
      VStack {
        TextField("Name", text: name)
        Button("Save") { model.events.append("saved \(model.name)") }
          .disabled(name.wrappedValue.isEmpty)
          .keyboardShortcut(.defaultAction)
      }
    }
  }

  func testReturnRightAfterTheLastCharacterWasDeletedDoesNotRunTheButtonThatThisDisabled() async throws {
    let model = Model()
    let window = show(SaveForm(model: model))
    defer { window.close() }
    for _ in 0..<Self.rounds {
      model.name = "A"
      drain()
      _ = try focus(window.window, on: gtk_text_get_type())
      try Keyboard.press(["End", "BackSpace", "Return"])
      spin(until: { model.name.isEmpty }, "the deletion")
      pressAndWait("x", in: model)
    }
    XCTAssertEqual(model.events, [])
  }

  func testReturnRightAfterTheFirstCharacterRunsTheButtonThatThisEnabled() async throws {
    let model = Model()
    let window = show(SaveForm(model: model))
    defer { window.close() }
    for round in 1...Self.rounds {
      model.name = ""
      drain()
      _ = try focus(window.window, on: gtk_text_get_type())
      try Keyboard.press(["a", "Return"])
      spin(until: { model.events.count == round }, "the action")
    }
    XCTAssertEqual(model.events, Array(repeating: "saved a", count: Self.rounds))
  }

  func testAnActionSeesWhatWasTypedBeforeReturnAndNothingThatWasTypedAfterIt() async throws {
    let model = Model()
    let window = show(SaveForm(model: model))
    defer { window.close() }
    _ = try focus(window.window, on: gtk_text_get_type())
    try Keyboard.press(["a", "Return", "b", "Return", "BackSpace", "BackSpace", "c"])
    spin(until: { model.name == "c" }, "the last key")
    pressAndWait("d", in: model)
    XCTAssertEqual(model.events, ["saved a", "saved ab"])
  }

  /// Presses another key, and waits until it is handled: all earlier input has been handled then.
  private func pressAndWait(_ key: String, in model: Model) {
    XCTAssertNoThrow(try Keyboard.press([key]))
    let before = model.name
    spin(until: { model.name != before }, "one more key")
  }

  // MARK: Clicks

  private struct PayForm: View {
    @ObservedObject var model: Model

    var body: some View {
      let isPaid = model.isPaid
      VStack {
        Button("Pay") {
          model.isPaid = true
          model.events.append("paid")
        }
        .disabled(isPaid)
        Button("Other") { model.events.append("other") }
      }
    }
  }

  func testTwoQuickClicksPayOnce() async throws {
    let model = Model()
    let window = show(PayForm(model: model))
    defer { window.close() }
    let buttons = UnsafeMutableRawPointer(window.window).assumingMemoryBound(to: GtkWidget.self)
      .all(gtk_button_get_type())
    let pay = try XCTUnwrap(buttons.first)
    var releases = 0
    let controller = try XCTUnwrap(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(
      UnsafeMutableRawPointer(window.window).assumingMemoryBound(to: GtkWidget.self), controller)
    SignalConnection.connect(UnsafeMutableRawPointer(controller), .event) { event in
      if gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE { releases += 1 }
      return false
    }
    for round in 1...Self.rounds {
      model.isPaid = false
      drain()
      releases = 0
      try Pointer.click(pay, times: 3)
      // The window manager may hold back a click, and the server delivers it where the pointer is then. It may also lose
      // the end of one.
      let end = g_get_monotonic_time() + 1_000_000
      while releases < 3, g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
      try Pointer.click(try XCTUnwrap(buttons.last), times: 1)
      spin(until: { model.events.last == "other" }, "the click on the other button")
      XCTAssertEqual(model.events, ["paid", "other"], "round \(round)")
      model.events = []
    }
  }

  func testAssistiveTechnologyThatActivatesAButtonTwiceAtOncePaysOnce() async throws {
    let model = Model()
    let window = show(PayForm(model: model))
    defer { window.close() }
    let pay = try focus(window.window, on: gtk_button_get_type())
    // Both arrive in one round of the main loop.
    gtk_widget_activate(pay)
    pay.emitClicked()
    spin(until: { gtk_widget_is_sensitive(pay) == 0 }, "the button's end")
    drain()
    XCTAssertEqual(model.events, ["paid"])
  }

  // MARK: Updates without an end

  private struct Restless: View {
    @ObservedObject var model: Model

    var body: some View {
      let steps = model.steps
      Button("Step \(steps)") { model.events.append("clicked") }
        .onChange(of: steps, initial: true) { model.steps += 1 }
    }
  }

  func testAWindowWhoseViewsKeepChangingCanStillBeUsed() async throws {
    let model = Model()
    let window = show(Restless(model: model))
    defer { window.close() }
    _ = try focus(window.window, on: gtk_button_get_type())
    try Keyboard.press(["space"])
    spin(until: { !model.events.isEmpty }, "the click")
    XCTAssertTrue(warnings.contains { $0.contains("the update was interrupted") }, "\(warnings)")
  }
}

extension GtkWidgetPointer {
  fileprivate func emitClicked() {
    var instance = GValue()
    g_value_init(&instance, gtk_button_get_type())
    g_value_set_object(&instance, self)
    g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&instance)
  }
}

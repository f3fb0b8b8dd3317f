import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The events of a popover and their order.
final class PopoverEventTests: PopoverTestCase {
  private final class Sink: EventSink {
    var events: [PresentationEvent] = []

    // The window may get its first size before or after.
    func handle(_ event: PresentationEvent) { if event != .resized { events.append(event) } }
  }

  private final class NoWindowEvents: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }

  /// A window with an anchor in it, without any views.
  @MainActor private struct Stage {
    let platform = GtkPlatform()
    let sink = Sink()
    let windowSink = NoWindowEvents()
    let silence = NoEvents()
    let window: GtkPlatformWindow
    let anchor: GtkPlatformWidget
    let label: GtkPlatformWidget
    let place: LayoutNode
  }

  private func makeStage(shown: Bool = true) -> Stage {
    let silence = NoEvents()
    let sink = NoWindowEvents()
    let window = GtkPlatformWindow(WindowRequest(title: "App", identifier: "main"), application: nil, sink: sink)
    let anchor = PopoverAnchorElement().makeWidget(sink: silence)
    let label = TextElement(string: "Anchor").makeWidget(sink: silence)
    let place = anchor.makeLeaf()
    anchor.insert(label.makeLeaf(), after: nil)
    window.insert(place, after: nil)
    let stage = Stage(window: window, anchor: anchor, label: label, place: place)
    if shown { show(stage) }
    addTeardownBlock { @MainActor in
      window.close()
      anchor.dispose()
      label.dispose()
      self.settle()
    }
    return stage
  }

  private func show(_ stage: Stage) {
    stage.window.present()
    let anchor = stage.anchor.widget
    wait("the window") { gtk_widget_get_mapped(anchor) != 0 && gtk_widget_get_width(anchor) > 0 }
  }

  private func request() -> PresentationRequest {
    PresentationRequest(PopoverForm(PopoverPlacement(target: .bounds, edge: .bottom)))
  }

  private func make(on stage: Stage, _ request: PresentationRequest? = nil) throws -> PopoverPresentation {
    let made = stage.platform.makePresentation(
      request ?? self.request(), over: stage.window, at: stage.anchor, sink: stage.sink)
    addTeardownBlock { @MainActor in made.dispose() }
    return try XCTUnwrap(made as? PopoverPresentation)
  }

  func testPresentedAndClosedComeOnceAndNeverDuringACall() async throws {
    let stage = makeStage()
    let popover = try make(on: stage)
    popover.present()
    XCTAssertEqual(stage.sink.events, [])
    wait("the popover") { stage.sink.events == [.presented] }
    popover.dismiss(animated: true)
    popover.dismiss(animated: true)
    XCTAssertEqual(stage.sink.events, [.presented])
    XCTAssertEqual(gtk_widget_get_mapped(popover.popover), 0, "it is gone at once")
    wait("the end") { stage.sink.events.count > 1 }
    settle()
    XCTAssertEqual(stage.sink.events, [.presented, .closed])
  }

  func testAPopoverDismissedBeforeItsWindowIsThereIsOnlyClosed() async throws {
    let stage = makeStage(shown: false)
    let popover = try make(on: stage)
    popover.present()
    settle()
    XCTAssertEqual(stage.sink.events, [])
    popover.dismiss(animated: false)
    wait("the end") { stage.sink.events == [.closed] }
    show(stage)
    settle()
    XCTAssertEqual(stage.sink.events, [.closed])
  }

  func testAnAnchorThatGoesClosesItsPopover() async throws {
    for isShown in [true, false] {
      let stage = makeStage(shown: isShown)
      let popover = try make(on: stage)
      popover.present()
      if isShown { wait("the popover") { stage.sink.events == [.presented] } }
      stage.window.remove(stage.place)
      stage.anchor.dispose()
      wait("the end") { stage.sink.events.last == .closed }
      XCTAssertNil(gtk_widget_get_parent(popover.popover))
    }
  }

  func testAnAnchorThatIsHiddenClosesItsPopover() async throws {
    let stage = makeStage()
    let popover = try make(on: stage)
    popover.present()
    wait("the popover") { stage.sink.events == [.presented] }
    gtk_widget_set_visible(stage.anchor.widget, 0)
    wait("the end") { stage.sink.events == [.presented, .closed] }
  }

  func testAWindowThatIsDestroyedClosesItsPopover() async throws {
    let stage = makeStage()
    let popover = try make(on: stage)
    popover.present()
    wait("the popover") { stage.sink.events == [.presented] }
    gtk_window_destroy(stage.window.gtkWindow)
    wait("the end") { stage.sink.events == [.presented, .closed] }
  }

  func testEscapeIsAnAttemptAndLeavesThePopoverWhereItIs() async throws {
    let stage = makeStage()
    var request = request()
    request.isDismissDisabled = true
    let popover = try make(on: stage, request)
    XCTAssertFalse(isAutohide(popover.popover))
    popover.present()
    wait("the popover") { stage.sink.events == [.presented] }
    pressEscape(in: popover.popover)
    XCTAssertEqual(stage.sink.events, [.presented, .closeAttempt])
    XCTAssertNotEqual(gtk_widget_get_mapped(popover.popover), 0)
    for isDisabled in [false, true, false] {
      request.isDismissDisabled = isDisabled
      popover.update(request)
      XCTAssertEqual(isAutohide(popover.popover), !isDisabled)
      XCTAssertNotEqual(gtk_widget_get_mapped(popover.popover), 0)
    }
    settle()
    XCTAssertEqual(stage.sink.events, [.presented, .closeAttempt])
  }

  func testAPopoverHasTheNameTheColourAndTheCornersThatAreAskedFor() async throws {
    let stage = makeStage()
    var request = request()
    request.title = "Details"
    request.cornerRadius = 20
    request.background = .color(.red)
    let popover = try make(on: stage, request)
    XCTAssertTrue(popover.popover.classes.contains("oriel-corners20"))
    XCTAssertEqual(popover.popover.classes.count { $0.hasPrefix("oriel-arrow-") }, 1)
    XCTAssertEqual(gtk_accessible_get_accessible_role(popover.popover.opaque), GTK_ACCESSIBLE_ROLE_DIALOG)
    request.cornerRadius = nil
    request.background = nil
    popover.update(request)
    // Without compositing, as in tests, nothing can be let through, so there is no arrow either.
    XCTAssertEqual(
      Set(popover.popover.classes.filter { $0.hasPrefix("oriel-") }), ["oriel-popover", "oriel-opaque"])
    XCTAssertEqual(gtk_popover_get_has_arrow(popover.popover.as(GtkPopover.self)), 0)
  }
}

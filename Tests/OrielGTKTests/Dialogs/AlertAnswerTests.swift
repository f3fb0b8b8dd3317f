import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Each way in which an alert ends, for `GtkAlertDialog` and for `AlertWindow`.
final class AlertAnswerTests: AlertTestCase {
  func testAButtonAnswersWithItsAction() async throws {
    let parent = makeParent()
    for request in bothForms {
      let count = toplevels.count
      let shown = try show(request, over: parent)
      click(try button("OK", in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
      XCTAssertEqual(toplevels.count, count)
    }
  }

  func testClosingTheWindowMeansTheCancelAction() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      gtk_window_close(shown.window.as(GtkWindow.self))
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 10)])
    }
  }

  func testClosingTheWindowDismissesWhereThereIsNoCancelAction() async throws {
    let parent = makeParent()
    for var request in bothForms {
      request.buttons[0].role = nil
      let shown = try show(request, over: parent)
      gtk_window_close(shown.window.as(GtkWindow.self))
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .dismissed])
    }
  }

  func testClosingTheWindowDismissesWhereTheCancelActionIsDisabled() async throws {
    let parent = makeParent()
    for var request in bothForms {
      let shown = try show(request, over: parent)
      request.buttons[0].isEnabled = false
      shown.alert.update(request)
      gtk_window_close(shown.window.as(GtkWindow.self))
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .dismissed])
    }
  }

  func testACancelShortcutMakesTheCancelAction() async throws {
    let parent = makeParent()
    for var request in bothForms {
      request.buttons[0].role = nil
      request.buttons[1].isCancelAction = true
      let shown = try show(request, over: parent)
      gtk_window_close(shown.window.as(GtkWindow.self))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testDismissingClosesTheWindowAndReportsLater() async throws {
    let parent = makeParent()
    for request in bothForms {
      let count = toplevels.count
      let shown = try show(request, over: parent)
      shown.alert.dismiss()
      shown.alert.dismiss()
      XCTAssertEqual(shown.sink.events, [.presented], "nothing happens during the call")
      wait("the answer") { shown.sink.events.count == 2 }
      shown.alert.dismiss()
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .dismissed])
      XCTAssertEqual(toplevels.count, count)
    }
  }

  func testDismissingBeforeItIsOnTheScreenLeavesNoWindow() async throws {
    let parent = makeParent()
    for request in bothForms {
      let count = toplevels.count
      let sink = Sink()
      let alert = self.present(request, over: parent, sink: sink)
      alert.dismiss()
      XCTAssertEqual(sink.events, [])
      wait("the answer") { sink.events.last == .dismissed }
      settle()
      XCTAssertEqual(sink.events.filter { $0 != .presented }, [.dismissed])
      XCTAssertEqual(toplevels.count, count)
    }
  }

  func testDismissingWhilePresentedIsReportedEndsOnce() async throws {
    let parent = makeParent()
    for request in bothForms {
      let sink = Sink()
      let alert = self.present(request, over: parent, sink: sink)
      sink.onEvent = { if $0 == .presented { alert.dismiss() } }
      wait("the answer") { sink.events.count == 2 }
      settle()
      XCTAssertEqual(sink.events, [.presented, .dismissed])
    }
  }

  func testDismissingFromTheActionChangesNothing() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      shown.sink.onEvent = { _ in shown.alert.dismiss() }
      click(try button("OK", in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testDismissingWhileTextChangesEndsTheAlert() async throws {
    let parent = makeParent()
    let shown = try show(
      request { $0.textFields = [AlertTextField(id: 3, label: "Name", prompt: "", text: "")] }, over: parent)
    shown.sink.onEvent = { _ in shown.alert.dismiss() }
    var position: gint = 0
    gtk_editable_insert_text(try XCTUnwrap(widgets("GtkEntry", in: shown.window).first).opaque, "a", -1, &position)
    wait("the answer") { shown.sink.events.count == 3 }
    settle()
    XCTAssertEqual(shown.sink.events, [.presented, .textChanged(id: 3, "a"), .dismissed])
  }

  func testAWindowThatWasHiddenIsPresentedOnce() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      gtk_widget_set_visible(shown.window, 0)
      gtk_widget_set_visible(shown.window, 1)
      settle()
      XCTAssertEqual(shown.sink.events, [.presented])
      shown.alert.dismiss()
      wait("the end") { shown.sink.events.count == 2 }
    }
  }

  func testPressingTwiceAnswersOnce() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      let ok = try button("OK", in: shown.window)
      let handle = ObjectHandle(retaining: ok)
      click(handle.widget)
      click(handle.widget)
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testDestroyingTheParentDismisses() async throws {
    for request in bothForms {
      let parent = makeParent()
      let shown = try show(request, over: parent)
      gtk_window_destroy(parent)
      XCTAssertEqual(shown.sink.events, [.presented], "nothing happens while the parent is going")
      wait("the answer") { shown.sink.events.count == 2 }
      settle()
      XCTAssertEqual(shown.sink.events, [.presented, .dismissed])
      XCTAssertEqual(toplevels.count, 0)
    }
  }

  func testDestroyingTheParentBeforeItIsOnTheScreenDismisses() async throws {
    for request in bothForms {
      let parent = makeParent()
      let sink = Sink()
      let alert = self.present(request, over: parent, sink: sink)
      gtk_window_destroy(parent)
      alert.dismiss()
      wait("the answer") { sink.events.contains(.dismissed) }
      settle()
      XCTAssertEqual(sink.events.filter { $0 != .presented }, [.dismissed])
      XCTAssertEqual(toplevels.count, 0)
    }
  }

  func testAnAlertOnItsOwnIsAWindowWithATitle() async throws {
    for request in bothForms {
      let shown = try show(request, over: nil)
      let window = shown.window.as(GtkWindow.self)
      XCTAssertEqual(gtk_window_get_title(window).map { String(cString: $0) }, request.title)
      XCTAssertNil(gtk_window_get_transient_for(window))
      click(try button("OK", in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testAnUnreferencedAlertIsAnswered() async throws {
    let parent = makeParent()
    for request in bothForms {
      let sink = Sink()
      _ = self.present(request, over: parent, sink: sink)
      wait("the alert") { sink.events == [.presented] }
      click(try button("OK", in: try XCTUnwrap(toplevels.last)))
      wait("the answer") { sink.events.count == 2 }
      XCTAssertEqual(sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testAnAlertPresentedFromAnActionIsShown() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      let second = Sink()
      var next: (any PresentedAlert)?
      shown.sink.onEvent = { _ in next = self.present(request, over: parent, sink: second) }
      click(try button("OK", in: shown.window))
      wait("the second alert") { second.events == [.presented] }
      next?.dismiss()
      wait("its end") { second.events == [.presented, .dismissed] }
    }
  }
}

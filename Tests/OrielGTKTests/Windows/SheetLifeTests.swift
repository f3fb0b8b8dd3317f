import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What sheets report, and when.
final class SheetLifeTests: SheetTestCase {
  func testPresentedAndClosedComeLaterEachOnce() async throws {
    let owner = try makeOwner()
    for form: any PresentationForm in [SheetForm(), CoverForm()] {
      let sheet = try show(Text("Content"), over: owner, form: form)
      XCTAssertNotEqual(gtk_widget_get_mapped(sheet.window), 0)
      sheet.presentation.dismiss(animated: true)
      XCTAssertEqual(sheet.sink.story, [.presented], "nothing is heard during the call")
      XCTAssertEqual(gtk_widget_get_mapped(sheet.window), 0, "it leaves the screen at once")
      sheet.presentation.dismiss(animated: false)
      wait("the end") { sheet.sink.events.last == .closed }
      sheet.presentation.dismiss(animated: false)
      sheet.presentation.present()
      settle()
      XCTAssertEqual(sheet.sink.story, [.presented, .closed])
      XCTAssertEqual(gtk_widget_get_mapped(sheet.window), 0)
      sheet.dispose()
    }
  }

  func testOneThatIsDismissedBeforeItIsShownIsClosedAndNothingElse() async throws {
    let owner = try makeOwner()
    let sheet = try TestSheet(Text("Content"), PresentationRequest(SheetForm()), over: owner)
    sheet.presentation.dismiss(animated: true)
    XCTAssertEqual(sheet.sink.events, [])
    wait("the end") { !sheet.sink.events.isEmpty }
    settle()
    XCTAssertEqual(sheet.sink.story, [.closed])
    sheet.dispose()
  }

  func testOneThatIsDismissedWhileItOpensIsClosedOnce() async throws {
    let owner = try makeOwner()
    let sheet = try TestSheet(Text("Content"), PresentationRequest(SheetForm()), over: owner)
    sheet.presentation.present()
    sheet.presentation.dismiss(animated: true)
    XCTAssertEqual(sheet.sink.events, [])
    wait("the end") { sheet.sink.events.last == .closed }
    settle()
    XCTAssertEqual(sheet.sink.events.count { $0 == .closed }, 1)
    XCTAssertEqual(gtk_widget_get_mapped(sheet.window), 0)
    sheet.dispose()
  }

  func testADisposedSheetReportsNoEvents() async throws {
    let owner = try makeOwner()
    let count = toplevels.count
    let sheet = try TestSheet(Text("Content"), PresentationRequest(SheetForm()), over: owner)
    sheet.presentation.present()
    sheet.dispose()
    settle()
    XCTAssertEqual(sheet.sink.events, [])
    XCTAssertEqual(toplevels.count, count)
    sheet.presentation.dismiss(animated: false)
    sheet.presentation.update(PresentationRequest(SheetForm()))
    sheet.presentation.present()
    settle()
    XCTAssertEqual(toplevels.count, count)
  }

  func testADismissedOneIsNoWindowAnyMoreAtOnce() async throws {
    let owner = try makeOwner()
    let count = toplevels.count
    let sheet = try show(Text("Content"), over: owner)
    XCTAssertEqual(toplevels.count, count + 1)
    sheet.presentation.dismiss(animated: false)
    XCTAssertEqual(toplevels.count, count, "assistive technology would be told of a window that it can't ask for")
    wait("the end") { sheet.sink.events.last == .closed }
    sheet.dispose()
    settle()
  }

  func testTheCloseButtonOnlyRequestsToCloseIt() async throws {
    let owner = try makeOwner()
    for isDisabled in [false, true] {
      let sheet = try show(Text("Content"), over: owner) { $0.isDismissDisabled = isDisabled }
      gtk_window_close(sheet.gtkWindow)
      XCTAssertEqual(sheet.sink.story, [.presented, .closeAttempt])
      XCTAssertNotEqual(gtk_widget_get_mapped(sheet.window), 0)
      end(sheet)
      XCTAssertEqual(sheet.sink.story, [.presented, .closeAttempt, .closed])
    }
  }

  func testEscapeOnlyRequestsToCloseIt() async throws {
    let owner = try makeOwner()
    for form: any PresentationForm in [SheetForm(), CoverForm()] {
      let sheet = try show(TextField("Name", text: .constant("")), over: owner, form: form)
      try type("Escape", into: sheet.window)
      wait("the question") { sheet.sink.story.count == 2 }
      XCTAssertEqual(sheet.sink.story, [.presented, .closeAttempt])
      XCTAssertNotEqual(gtk_widget_get_mapped(sheet.window), 0)
      end(sheet)
    }
  }

  func testTheCloseButtonGoesWhileDismissalIsDisabled() async throws {
    let owner = try makeOwner()
    let sheet = try show(Text("Content"), over: owner)
    func closeButtons() -> [GtkWidgetPointer] {
      sheet.window.all(gtk_button_get_type()).filter { $0.classes.contains("close") && gtk_widget_get_mapped($0) != 0 }
    }
    let button = try XCTUnwrap(closeButtons().first)
    XCTAssertEqual(closeButtons().count, 1)
    emit("clicked", on: button)
    XCTAssertEqual(sheet.sink.story, [.presented, .closeAttempt])
    sheet.update { $0.isDismissDisabled = true }
    settle()
    XCTAssertEqual(closeButtons(), [])
    sheet.update { $0.isDismissDisabled = false }
    settle()
    XCTAssertEqual(closeButtons().count, 1)
    end(sheet)
  }

  func testTheParentIsInertUnlessItMayBeUsed() async throws {
    let owner = try makeOwner()
    let sheet = try show(Text("Content"), over: owner)
    XCTAssertNotEqual(gtk_window_get_modal(sheet.gtkWindow), 0)
    XCTAssertEqual(gtk_window_get_transient_for(sheet.gtkWindow), owner.gtkWindow)
    sheet.update { $0.allowsBackgroundInteraction = true }
    XCTAssertEqual(gtk_window_get_modal(sheet.gtkWindow), 0)
    sheet.update { $0.allowsBackgroundInteraction = false }
    XCTAssertNotEqual(gtk_window_get_modal(sheet.gtkWindow), 0)
    end(sheet)
  }

  func testASheetOnASheetIsAboveIt() async throws {
    let owner = try makeOwner()
    let lower = try show(Text("Lower"), over: owner)
    let sheet = try TestSheet(Text("Upper"), PresentationRequest(SheetForm()), over: lower.presentation)
    sheet.presentation.present()
    wait("the upper sheet") { sheet.sink.story == [.presented] }
    XCTAssertEqual(gtk_window_get_transient_for(sheet.gtkWindow), lower.gtkWindow)
    end(sheet)
    XCTAssertNotEqual(gtk_widget_get_mapped(lower.window), 0)
    end(lower)
  }

  func testItGoesWithItsParent() async throws {
    let owner = try makeOwner()
    let count = toplevels.count
    let sheet = try show(Text("Content"), over: owner)
    gtk_window_destroy(owner.gtkWindow)
    wait("the end") { sheet.sink.events.last == .closed }
    XCTAssertEqual(sheet.sink.story, [.presented, .closed])
    XCTAssertEqual(gtk_widget_get_mapped(sheet.window), 0)
    sheet.dispose()
    settle()
    XCTAssertEqual(toplevels.count, count - 1)
  }

  func testItHasItsOwnTitleOrItsParentsName() async throws {
    let owner = try makeOwner(title: "Library")
    let sheet = try show(Text("Content"), over: owner)
    func title() -> String { String(cString: gtk_window_get_title(sheet.gtkWindow)) }
    XCTAssertEqual(title(), "Library")
    XCTAssertFalse(texts(in: sheet.window).contains("Library"), "the parent shows its title itself")
    sheet.update { $0.title = "Rename _100 %_" }
    XCTAssertEqual(title(), "Rename _100 %_")
    XCTAssert(texts(in: sheet.window).contains("Rename _100 %_"))
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(sheet.window.opaque), GTK_ACCESSIBLE_ROLE_DIALOG)
    sheet.update { $0.title = "" }
    XCTAssertEqual(title(), "Library")
    end(sheet)
  }

  func testACoverIsAsLargeAsItsWindowWithAHeader() async throws {
    let owner = try makeOwner()
    let cover = try show(
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top), over: owner, form: CoverForm())
    XCTAssertEqual(gtk_window_is_fullscreen(cover.gtkWindow), 0)
    wait("the cover to have the size of its window") {
      let parent = UnsafeMutableRawPointer(owner.gtkWindow).assumingMemoryBound(to: GtkWidget.self)
      return gtk_widget_get_width(cover.window) == gtk_widget_get_width(parent)
        && gtk_widget_get_height(cover.window) == gtk_widget_get_height(parent)
    }
    XCTAssertNotNil(cover.window.first(gtk_header_bar_get_type()) { gtk_widget_get_mapped($0) != 0 })
    end(cover)
  }
}

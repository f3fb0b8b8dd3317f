import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Input that comes faster than windows open and close: the main loop doesn't run between the keys or the changes.
final class PresentationBurstTests: PopoverTestCase {
  @Observable @MainActor final class Desk {
    var isAlert = false
    var isSheet = false
    var opened = 0
    var answered = 0
    var closed = 0
    var detent = PresentationDetent.height(150)
  }

  private struct Views: View {
    @Bindable var desk: Desk

    var body: some View {
      VStack {
        Button("Ask") {
          desk.opened += 1
          desk.isAlert = true
        }
        .alert("Really?", isPresented: $desk.isAlert) { Button("Yes") { desk.answered += 1 } }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .sheet(isPresented: $desk.isSheet) {
        desk.closed += 1
      } content: {
        Text("Sheet")
          .presentationDetents([.height(150), .height(220), .height(300)], selection: $desk.detent)
      }
    }
  }

  private func open() throws -> (Opened, Desk) {
    let desk = Desk()
    let opened = try open(Views(desk: desk))
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    settle()
    return (opened, desk)
  }

  private func button(_ name: String, in opened: Opened) throws -> GtkWidgetPointer {
    try labelled(name, gtk_button_get_type(), in: opened.widget)
  }

  func testKeysThatArePressedWhileAnAlertOpensDoNotOpenItTwice() async throws {
    let (opened, desk) = try open()
    let count = toplevels.count
    for (round, key) in ["Return", "space", "Return", "space"].enumerated() {
      gtk_widget_grab_focus(try button("Ask", in: opened))
      try Keyboard.press([key, key])
      wait("the alert") { desk.opened == round + 1 }
      wait("the alert or its answer") { toplevels.count > count || desk.answered == round + 1 }
      settle()
      if desk.answered == round {
        let alert = try XCTUnwrap(toplevels.last)
        wait("the alert to have the keyboard") { gtk_window_is_active(alert.as(GtkWindow.self)) != 0 }
        try Keyboard.press(["Return"])
      }
      wait("the answer") { desk.answered == round + 1 && !desk.isAlert && toplevels.count == count }
      wait("the window to have the keyboard") { gtk_window_is_active(opened.window) != 0 }
      settle()
      XCTAssertEqual(desk.opened, round + 1)
      XCTAssertFalse(desk.isAlert)
    }
  }

  func testASheetThatIsOpenedAndClosedAThousandTimesWithoutAPauseOpensOnceMore() async throws {
    let (opened, desk) = try open()
    let count = toplevels.count
    for _ in 0..<1_000 {
      desk.isSheet = true
      opened.graph.flush()
      desk.isSheet = false
      opened.graph.flush()
    }
    wait("the last to go") { toplevels.count == count }
    settle()
    XCTAssertEqual(toplevels.count, count)
    desk.isSheet = true
    wait("one sheet") { toplevels.contains { $0.classes.contains("oriel-sheet") && texts(in: $0).contains("Sheet") } }
    settle()
    XCTAssertEqual(toplevels.count, count + 1)
    let closed = desk.closed
    desk.isSheet = false
    wait("its end") { toplevels.count == count && desk.closed == closed + 1 }
  }

  func testKeysStepTheDetentsOneByOneHoweverFastTheyCome() async throws {
    let (_, desk) = try open()
    desk.isSheet = true
    func find() -> GtkWidgetPointer? {
      toplevels.first { $0.classes.contains("oriel-sheet") && gtk_window_is_active($0.as(GtkWindow.self)) != 0 }
    }
    wait("the sheet to have the keyboard") { find() != nil }
    let sheet = try XCTUnwrap(find())
    let viewport = try XCTUnwrap(sheet.first(gtk_scrolled_window_get_type()))
    let bar = try XCTUnwrap(sheet.first(gtk_separator_get_type()) { $0.classes.contains("bar") })
    settle()
    if gtk_window_get_focus(sheet.as(GtkWindow.self)) != bar { try Keyboard.press(["Tab"]) }
    wait("the focus on the bar") { gtk_window_get_focus(sheet.as(GtkWindow.self)) == bar }
    for (keys, height) in [
      (["Up", "Up"], 300), (["Down"], 220), (["Home", "Up"], 220), (["End", "Down", "Down"], 150),
      (["space", "space", "space"], 150),
    ] {
      try Keyboard.press(keys)
      wait("\(keys)") { desk.detent == .height(Double(height)) && gtk_widget_get_height(viewport) == height }
      settle()
      XCTAssertEqual(desk.detent, .height(Double(height)), "\(keys)")
    }
    desk.isSheet = false
    wait("its end") { desk.closed == 1 }
  }
}

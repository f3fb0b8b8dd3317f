import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Where the keyboard's focus is in a sheet, and what keys do there.
final class SheetFocusTests: SheetTestCase {
  private struct Form: View {
    var body: some View {
      VStack {
        Button("Help") {}
        TextField("Name", text: .constant(""))
        TextField("Place", text: .constant(""))
        Button("Done") {}
      }
    }
  }

  private struct Choosing: View {
    @FocusState private var focused: Int?

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($focused, equals: 1)
        TextField("Place", text: .constant("")).focused($focused, equals: 2)
      }
      .onAppear { focused = 2 }
    }
  }

  private final class Counter {
    var count = 0
  }

  private struct Asking: View {
    let done: @MainActor () -> Void

    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        Button("Done", action: done).keyboardShortcut(.defaultAction)
      }
    }
  }

  private func hasFocus(_ widget: GtkWidgetPointer, in window: GtkWidgetPointer) -> Bool {
    guard let focus = gtk_window_get_focus(window.as(GtkWindow.self)) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  func testTheFirstFieldHasTheFocus() async throws {
    let owner = try makeOwner()
    let sheet = try show(Form(), over: owner)
    XCTAssert(hasFocus(try XCTUnwrap(sheet.window.first(gtk_entry_get_type())), in: sheet.window))
    end(sheet)
  }

  private struct Pages: View {
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        TextField("Root", text: .constant(""))
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Button("Button") {}
              TextField("Page", text: .constant("page"))
            }
          }
      }
    }
  }

  func testAFieldOfAPageThatIsNotShownHasNoFocus() async throws {
    let owner = try makeOwner()
    let sheet = try show(Pages(), over: owner)
    let field = sheet.window.first(gtk_text_get_type()) { String(cString: gtk_editable_get_text($0.opaque)) == "page" }
    XCTAssert(hasFocus(try XCTUnwrap(field), in: sheet.window))
    end(sheet)
  }

  func testWithoutFieldsTheFirstControlHasTheFocus() async throws {
    let owner = try makeOwner()
    let sheet = try show(
      VStack {
        Text("Sure?")
        Button("Yes") {}
        Button("No") {}
      }, over: owner)
    let button = sheet.window.first(gtk_button_get_type()) { texts(in: $0) == ["Yes"] }
    XCTAssert(hasFocus(try XCTUnwrap(button), in: sheet.window))
    end(sheet)
  }

  func testAFieldThatCantBeUsedIsLeftOut() async throws {
    let owner = try makeOwner()
    let sheet = try show(
      VStack {
        TextField("Name", text: .constant("")).disabled(true)
        TextField("Place", text: .constant(""))
      }, over: owner)
    XCTAssert(hasFocus(try XCTUnwrap(sheet.window.all(gtk_entry_get_type()).last), in: sheet.window))
    end(sheet)
  }

  func testTheFocusThatTheContentSetsWins() async throws {
    let owner = try makeOwner()
    let sheet = try show(Choosing(), over: owner)
    settle()
    let fields = sheet.window.all(gtk_entry_get_type())
    XCTAssertEqual(fields.count, 2)
    XCTAssert(hasFocus(fields[1], in: sheet.window))
    end(sheet)
  }

  func testReturnInAFieldPressesTheDefaultButton() async throws {
    let owner = try makeOwner()
    let counter = Counter()
    let sheet = try show(Asking { counter.count += 1 }, over: owner)
    let button = sheet.window.first(gtk_button_get_type()) { texts(in: $0) == ["Done"] }
    XCTAssertEqual(gtk_window_get_default_widget(sheet.gtkWindow), button)
    try type("Return", into: sheet.window)
    wait("the button to be pressed") { counter.count > 0 }
    XCTAssertEqual(counter.count, 1)
    end(sheet)
  }

  func testEscapePressesTheCancelButtonInsteadOfClosing() async throws {
    let owner = try makeOwner()
    let counter = Counter()
    let form = VStack {
      TextField("Name", text: .constant(""))
      Button("Cancel") { counter.count += 1 }.keyboardShortcut(.cancelAction)
    }
    let sheet = try show(form, over: owner)
    try type("Escape", into: sheet.window)
    wait("the button to be pressed") { counter.count > 0 }
    XCTAssertEqual(counter.count, 1)
    XCTAssertEqual(sheet.sink.story, [.presented])
    end(sheet)
  }

  func testEscapeClosesWhileTheCancelButtonCantBeUsed() async throws {
    let owner = try makeOwner()
    let sheet = try show(Button("Cancel") {}.keyboardShortcut(.cancelAction).disabled(true), over: owner)
    try type("Escape", into: sheet.window)
    wait("the question") { sheet.sink.story == [.presented, .closeAttempt] }
    end(sheet)
  }

  func testTabStaysInTheSheet() async throws {
    let owner = try makeOwner()
    let sheet = try show(Form(), over: owner)
    for _ in 0..<8 {
      gtk_widget_child_focus(sheet.window, GTK_DIR_TAB_FORWARD)
      let focus = try XCTUnwrap(gtk_window_get_focus(sheet.gtkWindow))
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, sheet.window), 0)
    }
    end(sheet)
  }

  func testTheParentHasItsFocusAgainAfterwards() async throws {
    let owner = try makeOwner()
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let host = ViewHost(
      graph: graph, platform: platform, container: owner, environment: EnvironmentScope(parent: nil))
    host.mount(Form())
    graph.flush()
    let field = try XCTUnwrap(owner.widget.all(gtk_entry_get_type()).last)
    gtk_widget_grab_focus(field)
    let before = gtk_window_get_focus(owner.gtkWindow)
    XCTAssert(hasFocus(field, in: owner.widget))
    let sheet = try show(Form(), over: owner)
    end(sheet)
    wait("the parent to have the keyboard") { gtk_window_is_active(owner.gtkWindow) != 0 }
    XCTAssertEqual(gtk_window_get_focus(owner.gtkWindow), before)
    host.unmount()
  }

  func testWhenThreeGoAtOnceTheWindowBelowHasTheKeyboard() async throws {
    let owner = try makeOwner()
    for _ in 0..<3 {
      let lowest = try show(Form(), over: owner)
      let middle = try TestSheet(Form(), PresentationRequest(SheetForm()), over: lowest.presentation)
      middle.presentation.present()
      wait("the middle one") { gtk_window_is_active(middle.gtkWindow) != 0 }
      let upper = try TestSheet(Form(), PresentationRequest(SheetForm()), over: middle.presentation)
      upper.presentation.present()
      wait("the upper one") { gtk_window_is_active(upper.gtkWindow) != 0 }
      for sheet in [upper, middle, lowest] { sheet.presentation.dismiss(animated: false) }
      wait("the window to have the keyboard") { gtk_window_is_active(owner.gtkWindow) != 0 }
      for sheet in [upper, middle, lowest] { sheet.dispose() }
      settle()
    }
  }
}

import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Focusable views, keys and commands with the keyboard of the display.
@MainActor final class KeyTests: GtkTestCase {
  private var lines: [String] = []

  private func note(_ line: String) { lines.append(line) }

  private func activate<Content: View>(_ window: TestWindow<Content>) {
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
  }

  /// Moves the focus to the first view that takes it.
  private func focusFirst<Content: View>(in window: TestWindow<Content>) {
    gtk_window_set_focus(window.window, nil)
    gtk_widget_child_focus(window.content, GTK_DIR_TAB_FORWARD)
  }

  private func press(_ keys: [String], until count: Int) throws {
    try Keyboard.press(keys)
    spin(until: { self.lines.count >= count }, "\(count) lines, not \(lines)")
  }

  func testAFocusableViewIsReachedWithTabAndGetsItsKeys() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("Before") {}
        Color.red.focusable()
          .onKeyPress(phases: .all) { press in
            self.note("\(press.characters) \(press.phase.rawValue)")
            return .handled
          }
      })
    activate(window)
    focusFirst(in: window)
    gtk_widget_child_focus(window.content, GTK_DIR_TAB_FORWARD)
    try press(["a", "shift+b"], until: 4)
    XCTAssertEqual(Array(lines.prefix(2)), ["a 1", "a 4"])
    XCTAssertTrue(lines.contains("B 1"), "\(lines)")
    window.close()
  }

  /// The label of the button that has the focus after the right arrow key was pressed in the first button.
  private func focusToTheRight(of view: some View) throws -> String {
    let window = TestWindow(self, view)
    activate(window)
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_button_get_type())))
    try Keyboard.press(["Right"])
    drain()
    defer { window.close() }
    let label = gtk_window_get_focus(window.window)?.firstText()
    return label.map { $0.shownText } ?? ""
  }

  func testAnArrowKeyMovesTheFocusIntoASectionInItsDirection() async throws {
    func screen(_ right: some View) -> some View {
      HStack(alignment: .top) {
        VStack {
          Button("Left") {}
          Button("Lower") {}
        }
        right
      }
    }
    let column = VStack {
      Color.clear.frame(width: 10, height: 300)
      Button("Right") {}
    }
    XCTAssertEqual(try focusToTheRight(of: screen(column)), "Left")
    XCTAssertEqual(try focusToTheRight(of: screen(column.focusSection())), "Right")
  }

  func testAViewWithATapIsActivatedBySpaceAndIsAButtonForAssistiveTechnology() async throws {
    let window = TestWindow(self, Text("Card").onTapGesture { self.note("tap") })
    activate(window)
    let target = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertEqual(Accessible(target).role, GTK_ACCESSIBLE_ROLE_BUTTON)
    focusFirst(in: window)
    XCTAssertEqual(gtk_window_get_focus(window.window), target)
    try press(["space"], until: 1)
    try press(["Return"], until: 2)
    XCTAssertEqual(lines, ["tap", "tap"])
    // The pointer meets the view itself, once.
    try Pointer.click(window.content)
    spin(until: { self.lines.count >= 3 }, "the click")
    drain()
    XCTAssertEqual(lines.count, 3)
    window.close()
  }

  func testTheFocusTargetIsAsLargeAsTheViewAndChangesNothingInTheLayout() async throws {
    let window = TestWindow(self, Color.red.frame(width: 80, height: 30).onTapGesture {})
    window.show()
    let target = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertEqual(target.area(in: window.content), window.drawnFrames.first)
    window.close()
  }

  func testAFieldGetsItsKeysBeforeTheViewsAroundItAndAfterItsModifiers() async throws {
    var text = ""
    let field = TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
    let window = TestWindow(
      self,
      VStack {
        field.onKeyPress("x") {
          self.note("x")
          return .handled
        }
      }
      .onKeyPress("y") {
        self.note("y")
        return .handled
      }
      .onExitCommand { self.note("exit") })
    activate(window)
    gtk_widget_grab_focus(try XCTUnwrap(window.content.first(gtk_text_get_type())))
    try press(["x", "y", "Escape"], until: 2)
    XCTAssertEqual(text, "y")
    XCTAssertEqual(lines, ["x", "exit"])
    window.close()
  }

  func testAnArrowKeyMovesTheFocusUnlessAViewHandlesIt() async throws {
    let window = TestWindow(
      self,
      HStack {
        Color.red.focusable().onMoveCommand { self.note("\($0)") }
        Button("Right") { self.note("button") }
      })
    activate(window)
    focusFirst(in: window)
    try press(["Right", "Tab", "space"], until: 2)
    XCTAssertEqual(lines, ["right", "button"])
    window.close()
  }

  func testKeysGoOnAroundScrollViews() async throws {
    let window = TestWindow(
      self,
      VStack { ScrollView { Color.red.frame(height: 900).focusable() } }
        .onKeyPress("k") {
          self.note("key")
          return .handled
        })
    activate(window)
    try Pointer.click(window.content)
    spin(until: { gtk_window_get_focus(window.window) != nil }, "the focus")
    try press(["k"], until: 1)
    window.close()
  }

  func testAKeyThatIsQueuedBehindTheClickReachesTheClickedView() async throws {
    let window = TestWindow(
      self,
      List(["Row"], id: \.self, selection: .constant("Row")) { _ in
        Color.red.frame(height: 50).focusable()
          .onKeyPress("k") {
            self.note("key")
            return .handled
          }
      })
    activate(window)
    let target = try XCTUnwrap(
      window.content.first(gtk_widget_get_type()) {
        Accessible($0).role == GTK_ACCESSIBLE_ROLE_GROUP && gtk_widget_get_focusable($0) != 0
      })
    try Pointer.click(target)
    try Keyboard.press(["k"])
    spin(until: { gtk_window_get_focus(window.window) == target && !self.lines.isEmpty }, "the key, not \(lines)")
    window.close()
  }

  func testARowWithATapIsSelectedToo() async throws {
    var selection: String?
    let window = TestWindow(
      self,
      List(["One"], id: \.self, selection: Binding(get: { selection }, set: { selection = $0 })) { row in
        Text(row).onTapGesture { self.note("tap \(row)") }
      })
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    try Pointer.click(label)
    spin(until: { !self.lines.isEmpty && selection != nil }, "the tap and the selection")
    XCTAssertEqual(lines, ["tap One"])
    XCTAssertEqual(selection, "One")
    window.close()
  }

  func testAClickFocusesAFocusableView() async throws {
    let window = TestWindow(
      self, Color.red.focusable().onDeleteCommand { self.note("delete") })
    activate(window)
    try Pointer.click(window.content)
    spin(until: { gtk_window_get_focus(window.window) != nil }, "the focus")
    try press(["Delete", "BackSpace"], until: 2)
    XCTAssertEqual(lines, ["delete", "delete"])
    window.close()
  }

  func testTheFocusTargetSaysTheTextsOfTheView() async throws {
    let window = TestWindow(
      self,
      HStack {
        Text("One")
        Text("Two")
      }.onTapGesture {})
    window.show()
    let target = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertNotEqual(gtk_test_accessible_has_property(target.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    window.close()
  }
}

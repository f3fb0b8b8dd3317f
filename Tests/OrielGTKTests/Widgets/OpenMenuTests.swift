import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Open menus whose entries change.
@MainActor final class OpenMenuTests: MenuTestCase {
  // MARK: Menu buttons

  func testClicksArriveInAnOpenMenuWhoseTitlesChange() async throws {
    try show(Menu("Menu") { Entries(model: model) }) { try clickEach(clickMenuButton, in: $0) }
  }

  func testKeysChooseInAnOpenMenuWhoseTitlesChange() async throws {
    try show(Menu("Menu") { Entries(model: model) }) { try pressDownEach(clickMenuButton, in: $0) }
  }

  func testTheTitlesOfAnOpenMenuFollowTheirViews() async throws {
    try show(Following(model: model)) { content in
      try clickMenuButton(content)
      let menu = try waitForMenu(in: content)
      let buttons = entries(of: menu)
      model.tick = 7
      spin(until: { title(buttons[0]) == "Entry 7" }, "the entry")
      XCTAssertEqual(entries(of: menu), buttons)
      XCTAssertEqual(buttons.map(title), ["Entry 7", "Menu 7", "In it"])
      XCTAssertTrue(menu.allTexts.map { $0.shownText }.contains("Section 7"))
      // The page of the submenu.
      gtk_widget_activate(buttons[1])
      spin(until: { self.entries(of: menu).count == 2 }, "the submenu")
      XCTAssertEqual(entries(of: menu).last.map(title), "Inside 7")
      model.tick = 8
      spin(until: { self.entries(of: menu).last.map(self.title) == "Inside 8" }, "the title in the submenu")
      try Keyboard.press(["Escape"])
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
      // The next time, with the items of the menu.
      model.tick = 9
      drain()
      try clickMenuButton(content)
      let again = try waitForMenu(in: content)
      XCTAssertEqual(entries(of: again).map(title), ["Entry 9", "Menu 9", "In it"])
      try Keyboard.press(["Escape"])
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    }
  }

  private struct Following: View {
    let model: Ticks
    var body: some View {
      Menu("Menu") {
        Button("Entry \(model.tick)") {}
        Menu("Menu \(model.tick)") { Button("Inside \(model.tick)") {} }
        Section("Section \(model.tick)") { Button("In it") {} }
      }
    }
  }

  func testAnOpenMenuKeepsTheFocusWhileEntriesAppearAndDisappear() async throws {
    try show(Menu("Menu") { Entries(model: model) }) { content in
      try clickMenuButton(content)
      let menu = try waitForMenu(in: content)
      let root = try XCTUnwrap(gtk_widget_get_root(menu))
      let third = try XCTUnwrap(entries(of: menu).first { title($0).hasPrefix("Three") })
      gtk_widget_grab_focus(third)
      model.names = ["Zero", "Two", "New", "Three", "Four", "Five"]
      spin(until: { entries(of: menu).count == 7 }, "the entries")
      XCTAssertEqual(
        entries(of: menu).map(title),
        ["tick 0"] + ["Zero", "Two", "New", "Three", "Four", "Five"].map { "\($0) at 0" })
      XCTAssertEqual(gtk_root_get_focus(root), third)
      // The focused entry itself goes: the one after it is next.
      model.names = ["Zero", "Two", "New", "Four", "Five"]
      spin(until: { entries(of: menu).count == 6 }, "the entries")
      try Keyboard.press(["Return"])
      spin(until: { model.chosen == ["Four"] }, "the action")
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    }
  }

  private struct States: View {
    let model: Ticks
    var body: some View {
      Menu("Menu") {
        Toggle("On", isOn: Bindable(model).isOn)
        Button("Enabled") { model.chosen.append("Enabled") }.disabled(!model.isEnabled)
      }
    }
  }

  func testStatesOfAnOpenMenuChangeInTheirWidgets() async throws {
    try show(States(model: model)) { content in
      try clickMenuButton(content)
      let menu = try waitForMenu(in: content)
      let buttons = entries(of: menu)
      model.isOn = true
      model.isEnabled = false
      spin(until: { ObjectProperty.flag(buttons[0].raw, "active") }, "the toggle")
      XCTAssertEqual(gtk_widget_is_sensitive(buttons[1]), 0)
      XCTAssertEqual(entries(of: menu), buttons)
      try Keyboard.press(["Escape"])
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    }
  }

  func testSubmenusMayHaveEqualTitles() async throws {
    try show(
      Menu("Menu") {
        Menu("More") { Button("First") { self.model.chosen.append("first") } }
        Menu("More") { Button("Second") { self.model.chosen.append("second") } }
        Menu("main") { Button("Third") { self.model.chosen.append("third") } }
      }
    ) { content in
      for (number, result) in ["first", "second", "third"].enumerated() {
        try clickMenuButton(content)
        let menu = try waitForMenu(in: content)
        XCTAssertEqual(
          entries(of: menu).map { $0.firstText().map { $0.shownText.filter { $0.isLetter } } },
          ["More", "More", "main"])
        gtk_widget_activate(entries(of: menu)[number])
        spin(until: { self.entries(of: menu).count == 2 }, "the submenu")
        gtk_widget_activate(entries(of: menu)[1])
        spin(until: { model.chosen.last == result }, "the action of \(result)")
        spin(until: { openMenu(in: content) == nil }, "the end of the menu")
      }
    }
  }

  // MARK: Context menus

  private struct Area: View {
    let model: Ticks
    var body: some View {
      Text("Area").frame(width: 200, height: 100).contextMenu { Entries(model: model) }
    }
  }

  func testClicksArriveInAnOpenContextMenu() async throws {
    try show(Area(model: model)) { content in
      try clickEach({ try openContextMenu(of: $0) }, in: content)
    }
  }

  private struct RowItem: Identifiable {
    let id: String
    let tick: Int
  }

  /// The rows themselves change with their menus.
  private struct Rows: View {
    let model: Ticks
    var body: some View {
      List(["a", "b"].map { RowItem(id: $0, tick: model.tick) }) { item in
        Text(verbatim: "\(item.id) \(item.tick)").padding(4).contextMenu { Entries(model: model) }
      }
    }
  }

  private func row(in content: GtkWidgetPointer) throws -> GtkWidgetPointer {
    let view = try XCTUnwrap(content.first(gtk_list_view_get_type()))
    spin(until: { view.children.count >= 2 && view.allTexts.count >= 2 }, "the rows")
    return view.children[1]
  }

  func testClicksArriveInAnOpenContextMenuOfARow() async throws {
    try show(Rows(model: model)) { content in
      try clickEach({ try openContextMenu(of: try self.row(in: $0)) }, in: content)
    }
  }

  func testKeysChooseInAnOpenContextMenuOfARow() async throws {
    try show(Rows(model: model)) { content in
      try pressDownEach(
        {
          let row = try self.row(in: $0)
          gtk_widget_grab_focus(row)
          spin(until: { gtk_widget_has_focus(row) != 0 }, "the focus")
          try Keyboard.press(["Menu"])
        }, in: content)
    }
  }

  // MARK: In presentations

  private struct InPopover: View {
    let model: Ticks
    @State private var isShown = true
    var body: some View {
      Text("x").popover(isPresented: $isShown) { Menu("Inner") { Entries(model: model) }.padding(20) }
    }
  }

  func testClicksArriveInAMenuOfAPopover() async throws {
    try show(InPopover(model: model)) { content in
      var button: GtkWidgetPointer?
      spin(
        until: {
          button = content.first(gtk_menu_button_get_type()) { gtk_widget_get_mapped($0) != 0 }
          return button.map { gtk_widget_get_width($0) > 0 } ?? false
        }, "the popover")
      try clickEach({ _ in try Pointer.click(try XCTUnwrap(button)) }, in: content)
    }
  }

  private struct InSheet: View {
    let model: Ticks
    @State private var isShown = true
    var body: some View {
      Text("x").sheet(isPresented: $isShown) { Menu("Inner") { Entries(model: model) }.padding(40) }
    }
  }

  func testKeysChooseInAMenuOfASheet() async throws {
    let opened = try open(InSheet(model: model))
    var sheet: GtkWidgetPointer?
    spin(
      until: {
        sheet = activeWindow(over: opened)
        return sheet != nil
      }, "the sheet")
    try pressDownEach(
      { gtk_menu_button_popup(try XCTUnwrap($0.first(gtk_menu_button_get_type())).opaque) },
      in: try XCTUnwrap(sheet))
    XCTAssertEqual(warnings, [])
  }
}

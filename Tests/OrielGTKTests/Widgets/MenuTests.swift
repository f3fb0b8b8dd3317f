import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class MenuTests: GtkTestCase {
  private final class Model {
    var log: [String] = []
    var isOn = false
    var sorting = "name"
  }

  private func menu(_ model: Model, isEnabled: Bool = true) -> some View {
    Menu("Actions") {
      Button("Duplicate_it") { model.log.append("duplicate") }.disabled(!isEnabled).keyboardShortcut("d")
      Divider()
      Toggle("On", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
      Picker("Sort by", selection: Binding(get: { model.sorting }, set: { model.sorting = $0 })) {
        Text("Name").tag("name")
        Text("Date").tag("date")
      }
      Menu("Share") { Button("Mail") { model.log.append("mail") } }
    }
  }

  private func modelButtons(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    let name = "GtkModelButton"
    var found: [GtkWidgetPointer] = []
    if String(cString: g_type_name_from_instance(widget.as(GTypeInstance.self))) == name { found.append(widget) }
    return found + widget.children.flatMap { modelButtons(in: $0) }
  }

  private func text(of button: GtkWidgetPointer) -> String {
    button.allTexts.map { $0.shownText }.joined(separator: " ")
  }

  func testAnEntryIsChosenInTheOpenMenu() async throws {
    let model = Model()
    let window = TestWindow(self, menu(model))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    gtk_menu_button_popup(button.opaque)
    let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(button.opaque)).assumingMemoryBound(
      to: GtkWidget.self)
    spin(until: { gtk_widget_get_mapped(popover) != 0 }, "the menu")
    let entries = modelButtons(in: popover)
    XCTAssertEqual(
      entries.first.map { text(of: $0) }?.hasPrefix("Duplicate_it"), true, "\(entries.map { text(of: $0) })")
    gtk_widget_activate(try XCTUnwrap(entries.first))
    spin(until: { model.log == ["duplicate"] }, "the action")
    gtk_widget_activate(try XCTUnwrap(entries.first { text(of: $0) == "On" }))
    spin(until: { model.isOn }, "the toggle")
    gtk_widget_activate(try XCTUnwrap(entries.first { text(of: $0) == "Date" }))
    spin(until: { model.sorting == "date" }, "the choice")
    window.close()
  }

  func testTheFocusReturnsFromAMenu() async throws {
    let model = Model()
    let window = TestWindow(
      self,
      VStack {
        OrielCore.TextEditor(text: .constant("text"))
        menu(model)
      })
    window.show()
    let editor = try XCTUnwrap(window.content.first(gtk_text_view_get_type()))
    gtk_widget_grab_focus(editor)
    let button = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    gtk_menu_button_popup(button.opaque)
    let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(button.opaque)).assumingMemoryBound(
      to: GtkWidget.self)
    spin(until: { gtk_widget_get_mapped(popover) != 0 }, "the menu")
    spin(until: { gtk_widget_is_focus(editor) == 0 }, "the focus in the menu")
    gtk_widget_activate(try XCTUnwrap(modelButtons(in: popover).first))
    spin(until: { model.log == ["duplicate"] }, "the action")
    spin(until: { gtk_widget_is_focus(editor) != 0 }, "the focus in the text")
    window.close()
  }

  func testActionsFollowTheirViews() async throws {
    let model = Model()
    let window = TestWindow(self, menu(model))
    let button = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    XCTAssertNotEqual(gtk_widget_activate_action_variant(button, "menu.1", nil), 0)
    XCTAssertEqual(model.log, ["duplicate"])
    window.update(menu(model, isEnabled: false))
    // GTK says that it has found the action, and doesn't say that it has done nothing.
    gtk_widget_activate_action_variant(button, "menu.1", nil)
    XCTAssertEqual(model.log, ["duplicate"])
    window.close()
  }

  func testTheSecondaryButtonOpensAContextMenu() async throws {
    let model = Model()
    let window = TestWindow(
      self, Text("Row").frame(width: 200, height: 100).contextMenu { Button("Copy") { model.log.append("copy") } })
    window.show()
    try Pointer.click(window.content, button: 3)
    var found: GtkWidgetPointer?
    spin(
      until: {
        found = window.content.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
        return found != nil
      }, "the menu")
    let entry = try XCTUnwrap(modelButtons(in: try XCTUnwrap(found)).first)
    XCTAssertEqual(text(of: entry), "Copy")
    gtk_widget_activate(entry)
    spin(until: { model.log == ["copy"] }, "the action")
    window.close()
  }

  func testADividerIsALineInAContextMenu() async throws {
    let window = TestWindow(
      self,
      Text("Row").frame(width: 200, height: 100).contextMenu {
        Button("Copy") {}
        Divider()
        Button("Remove") {}
      })
    window.show()
    try Pointer.click(window.content, button: 3)
    var found: GtkWidgetPointer?
    spin(
      until: {
        found = window.content.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
        return found != nil
      }, "the menu")
    let menu = try XCTUnwrap(found)
    // GTK adds lines when it is idle.
    spin(until: { menu.all(gtk_separator_get_type()).filter { gtk_widget_get_mapped($0) != 0 }.count == 1 }, "the line")
    window.close()
  }

  func testAccessibilityActionsAreInTheMenuOfTheFocusedView() async throws {
    let model = Model()
    let window = TestWindow(
      self,
      Text("Row").accessibilityAction { model.log.append("open") }
        .accessibilityAction(named: "Archive it") { model.log.append("archive") }
        .contextMenu { Button("Copy") { model.log.append("copy") } }
        .accessibilityAction(named: "Flag") { model.log.append("flag") })
    window.show()
    let target = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    gtk_widget_activate(target)
    spin(until: { model.log == ["open"] }, "the action")
    XCTAssertNotEqual(gtk_widget_grab_focus(target), 0)
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    try Keyboard.press(["shift+F10"])
    var found: GtkWidgetPointer?
    spin(
      until: {
        found = window.content.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
        return found != nil
      }, "the menu")
    let entries = modelButtons(in: try XCTUnwrap(found))
    XCTAssertEqual(entries.map { text(of: $0) }, ["Copy", "Archive it", "Flag"])
    gtk_widget_activate(entries[2])
    spin(until: { model.log == ["open", "flag"] }, "the action of the outer menu")
    XCTAssertEqual(warnings, [])
    window.close()
  }

  func testAMenuWithAPrimaryActionHasTwoLinkedButtons() async throws {
    var log: [String] = []
    let window = TestWindow(
      self,
      Menu("Send") {
        Button("Later") { log.append("later") }
      } primaryAction: {
        log.append("now")
      })
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let opener = try XCTUnwrap(window.content.first(gtk_menu_button_get_type()))
    XCTAssertEqual(gtk_widget_get_parent(button), gtk_widget_get_parent(opener))
    XCTAssertEqual(gtk_widget_has_css_class(gtk_widget_get_parent(button), "linked"), 1)
    XCTAssertLessThan(button.frame(in: window.content).x, opener.frame(in: window.content).x)
    try Pointer.click(button)
    spin(until: { log == ["now"] }, "the primary action")
    gtk_menu_button_popup(opener.opaque)
    spin(until: { !modelButtons(in: opener).isEmpty }, "the menu")
    let entry = try XCTUnwrap(modelButtons(in: opener).first)
    XCTAssertEqual(text(of: entry), "Later")
    gtk_menu_button_popdown(opener.opaque)
    window.close()
  }
}

import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The menus of rows.
@MainActor final class ListMenuTests: GtkTestCase {
  func testTheMenuKeyAndTheSecondaryButtonOpenTheMenuOfARow() async throws {
    var log: [String] = []
    let window = TestWindow(
      self,
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name).swipeActions { Button("Delete") { log.append(name) } }
      })
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { view.allTexts.count == 2 }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    gtk_widget_grab_focus(view.children[1])
    try Keyboard.press(["Menu"])
    spin(until: { popover(in: view) != nil }, "the menu")
    let entry = try XCTUnwrap(popover(in: view)?.first(g_type_from_name("GtkModelButton")))
    gtk_widget_activate(entry)
    spin(until: { log == ["b"] }, "the action")
    spin(until: { popover(in: view) == nil }, "the end of the menu")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheContextMenuOfARowAlsoHasTheActionsOfTheList() async throws {
    var log: [String] = []
    let window = TestWindow(
      self,
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name).padding(2).contextMenu { Button("Copy") { log.append("copy \(name)") } }
          .swipeActions { Button("Delete") { log.append("delete \(name)") } }
      })
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { view.allTexts.count == 2 }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    for (number, entry, result) in [(0, "Copy", "copy b"), (1, "Delete", "delete b")] {
      gtk_widget_grab_focus(view.children[1])
      try Keyboard.press(["Menu"])
      var menu: GtkWidgetPointer?
      spin(
        until: {
          menu = view.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
          return menu != nil
        }, "the menu")
      let entries = try XCTUnwrap(menu).all(g_type_from_name("GtkModelButton"))
      XCTAssertEqual(entries.count, 2)
      XCTAssertEqual(
        entries[number].firstText().map { $0.shownText }, entry)
      gtk_widget_activate(entries[number])
      spin(until: { log.last == result }, "the action")
      spin(until: { view.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 } == nil }, "the end")
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  private func popover(in view: GtkWidgetPointer) -> GtkWidgetPointer? {
    view.children.first { $0.raw.isInstance(of: gtk_popover_get_type()) && gtk_widget_get_mapped($0) != 0 }
  }

  func testReturnPerformsThePrimaryAction() async throws {
    var log: [Set<String>] = []
    let window = TestWindow(
      self,
      List(["a", "b"], id: \.self, selection: .constant(Set(["a"]))) { Text(verbatim: $0) }
        .contextMenu(forSelectionType: String.self) { _ in
        } primaryAction: {
          log.append($0)
        })
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { view.allTexts.count == 2 }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    gtk_widget_grab_focus(view.children[0])
    try Keyboard.press(["Return"])
    spin(until: { log == [["a"]] }, "the action")
    window.close()
  }
}

import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The main menu of a real window, and the keys of the standard commands.
@MainActor final class WindowCommandTests: AlertTestCase {
  @MainActor final class Journal {
    static var log: [String] = []

    static func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Page: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        NavigationLink("Push") { Text("pushed") }
      }
      .searchable(text: $query)
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { Page() }
        .commands {
          CommandMenu("Note") { Button("Pin") { Journal.log.append("pin") }.keyboardShortcut("p") }
        }
      Settings { Text("the settings") }
    }
  }

  private struct Framed: App {
    var body: some Scene {
      WindowGroup("Framed") { Text("content").toolbar { Button("Item") { Journal.log.append("item") } } }
        .windowFrame(.titleBar)
        .commands { CommandMenu("Note") { Button("Pin") { Journal.log.append("pin") }.keyboardShortcut("p") } }
    }
  }

  private func title(of window: GtkWidgetPointer) -> String {
    String(cString: gtk_window_get_title(window.as(GtkWindow.self)))
  }

  private func launch<Root: App>(_ app: Root = Notes()) throws -> (runner: AppRunner, window: GtkWidgetPointer) {
    let runner = AppRunner(platform: GtkPlatform())
    let before = Set(toplevels)
    runner.start(app)
    runner.activate()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the active window") { gtk_window_is_active(window.as(GtkWindow.self)) != 0 }
    addTeardownBlock { @MainActor in
      runner.shutDown()
      self.settle()
    }
    return (runner, window)
  }

  private func menuButton(in window: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(gtk_window_get_titlebar(window.as(GtkWindow.self))?.first(gtk_menu_button_get_type()))
  }

  func testTheMainMenuIsAFlatButtonAtTheEndThatF10Opens() async throws {
    let launched = try launch()
    let button = try menuButton(in: launched.window)
    XCTAssertNotEqual(gtk_menu_button_get_primary(button.opaque), 0)
    XCTAssertEqual(gtk_menu_button_get_has_frame(button.opaque), 0)
    XCTAssertEqual(gtk_menu_button_get_always_show_arrow(button.opaque), 0)
    XCTAssertEqual(gtk_widget_get_tooltip_text(button).map { String(cString: $0) }, "Main Menu")
    try Keyboard.press(["F10"])
    wait("the menu") { gtk_menu_button_get_active(button.opaque) != 0 }
    let popover = try XCTUnwrap(gtk_menu_button_get_popover(button.opaque))
    let texts = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self).allTexts.map(\.shownText)
    for text in ["New Window", "Note", "Preferences", "Keyboard Shortcuts", "About Notes"] {
      XCTAssertTrue(texts.contains(text), "\(text) in \(texts)")
    }
    try Keyboard.press(["Escape"])
    wait("the menu to close") { gtk_menu_button_get_active(button.opaque) == 0 }
  }

  func testKeysPerformTheStandardCommands() async throws {
    let launched = try launch()
    try Keyboard.press(["ctrl+p"])
    wait("the command of the app") { Journal.take() == ["pin"] }
    try Keyboard.press(["ctrl+f"])
    wait("the search field") {
      gtk_window_get_focus(launched.window.as(GtkWindow.self)).map {
        gtk_widget_get_ancestor($0, gtk_search_entry_get_type()) != nil
      } ?? false
    }
    let link = try XCTUnwrap(widgets("OrielButton", in: launched.window).first { texts(in: $0).contains("Push") })
    for key in ["alt+Left", "Escape"] {
      // In the search field, Escape ends the search first.
      gtk_widget_grab_focus(link)
      gtk_widget_activate(link)
      wait("the page") { texts(in: launched.window).contains("pushed") }
      try Keyboard.press([key])
      wait("the page to go by \(key)") { !texts(in: launched.window).contains("pushed") }
    }
    try Keyboard.press(["F11"])
    wait("the whole screen") { gtk_window_is_fullscreen(launched.window.as(GtkWindow.self)) != 0 }
    try Keyboard.press(["F11"])
    wait("the former size") { gtk_window_is_fullscreen(launched.window.as(GtkWindow.self)) == 0 }
    try Keyboard.press(["ctrl+comma"])
    wait("the settings") { toplevels.contains { self.title(of: $0) == "Settings" && gtk_widget_get_mapped($0) != 0 } }
    let settings = try XCTUnwrap(toplevels.first { self.title(of: $0) == "Settings" })
    wait("the settings to be active") { gtk_window_is_active(settings.as(GtkWindow.self)) != 0 }
    XCTAssertNil(gtk_window_get_titlebar(settings.as(GtkWindow.self))?.first(gtk_menu_button_get_type()))
    try Keyboard.press(["ctrl+w"])
    wait("the settings to close") { !toplevels.contains(settings) }
    wait("the window to be active") { gtk_window_is_active(launched.window.as(GtkWindow.self)) != 0 }
    try Keyboard.press(["ctrl+question"])
    wait("the shortcuts") { toplevels.contains { self.title(of: $0) == "Keyboard Shortcuts" } }
    let list = try XCTUnwrap(toplevels.first { self.title(of: $0) == "Keyboard Shortcuts" })
    wait("the texts") { texts(in: list).contains("Ctrl+P") && texts(in: list).contains("Pin") }
    launched.runner.quit()
    wait("all windows to close") { !toplevels.contains(list) && !toplevels.contains(launched.window) }
  }

  func testBelowATitleBarOfTheDesktopAreAMenuBarAndAToolbar() async throws {
    let window = try launch(Framed()).window
    XCTAssertNil(gtk_window_get_titlebar(window.as(GtkWindow.self)))
    XCTAssertNil(window.first(gtk_header_bar_get_type()))
    let bar = try XCTUnwrap(window.first(gtk_popover_menu_bar_get_type()))
    wait("the menu bar") { gtk_widget_get_mapped(bar) != 0 && gtk_widget_get_height(bar) > 0 }
    XCTAssertEqual(
      bar.children.compactMap { $0.allTexts.first?.shownText }, ["File", "Edit", "View", "Note", "Window", "Help"])
    let item = try XCTUnwrap(window.all(gtk_button_get_type()).first { $0.allTexts.map(\.shownText) == ["Item"] })
    let row = try XCTUnwrap(gtk_widget_get_ancestor(item, gtk_center_box_get_type()))
    XCTAssertTrue(row.classes.contains("toolbar"))
    XCTAssertLessThan(bar.area(in: window).minX, 20, "the menus are at the start")
    let content = try XCTUnwrap(window.allTexts.first { $0.shownText == "content" })
    XCTAssertLessThan(bar.area(in: window).maxY, row.area(in: window).midY)
    XCTAssertLessThan(row.area(in: window).maxY, content.area(in: window).midY)
    gtk_widget_activate(item)
    wait("the item") { Journal.take() == ["item"] }
    try Keyboard.press(["ctrl+p"])
    wait("the command") { Journal.take() == ["pin"] }
  }

  func testTheDesktopDecidesWhoDrawsTheTitleBar() async {
    for desktop in ["KDE", "XFCE", "LXQt", "MATE", "X-Cinnamon", "Unity:Unity7:ubuntu"] {
      XCTAssertTrue(DesktopFrame.usesTitleBars(on: desktop, offersTitleBars: true), desktop)
      XCTAssertFalse(DesktopFrame.usesTitleBars(on: desktop, offersTitleBars: false), desktop)
    }
    for desktop in ["", "GNOME", "ubuntu:GNOME", "Budgie:GNOME", "Pantheon", "sway"] {
      XCTAssertFalse(DesktopFrame.usesTitleBars(on: desktop, offersTitleBars: true), desktop)
    }
  }
}

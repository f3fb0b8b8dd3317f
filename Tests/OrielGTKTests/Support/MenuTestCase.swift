import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Opens menus whose entries change, and uses them with the pointer and the keys of the display.
@MainActor class MenuTestCase: PopoverTestCase {
  override class var failsAtLibraryWarnings: Bool { true }

  @Observable @MainActor final class Ticks {
    var tick = 0
    var names = ["One", "Two", "Three", "Four"]
    var isOn = false
    var isEnabled = true
    @ObservationIgnored var chosen: [String] = []
  }

  struct Entries: View {
    let model: Ticks
    var body: some View {
      Text("tick \(model.tick)")
      ForEach(model.names, id: \.self) { name in
        Button("\(name) at \(model.tick)") { model.chosen.append(name) }
      }
    }
  }

  final let model = Ticks()

  /// Changes the model twenty times a second while the body runs.
  final func ticking(_ change: @escaping @MainActor (Ticks) -> Void = { $0.tick += 1 }, _ body: () throws -> Void)
    rethrows
  {
    final class Ticker {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
    let ticker = Ticker { [model] in change(model) }
    let timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, 50,
      { data in
        Unmanaged<Ticker>.fromOpaque(data!).takeUnretainedValue().body()
        return gboolean(G_SOURCE_CONTINUE)
      }, Unmanaged.passRetained(ticker).toOpaque(), { Unmanaged<Ticker>.fromOpaque($0!).release() })
    defer { g_source_remove(timer) }
    try body()
  }

  final func openMenu(in window: GtkWidgetPointer) -> GtkWidgetPointer? {
    window.first(gtk_popover_menu_get_type()) { gtk_widget_get_mapped($0) != 0 }
  }

  final func waitForMenu(in window: GtkWidgetPointer) throws -> GtkWidgetPointer {
    var menu: GtkWidgetPointer?
    spin(
      until: {
        menu = openMenu(in: window)
        return menu.map { gtk_widget_get_width($0) > 0 } ?? false
      }, "the menu")
    return try XCTUnwrap(menu)
  }

  /// Clicks with the secondary button in the middle of a widget.
  final func openContextMenu(of widget: GtkWidgetPointer) throws {
    let root = GtkWidgetPointer(try XCTUnwrap(gtk_widget_get_root(widget)))
    for _ in 1...3 {
      try Pointer.move(to: widget)
      drain()
      try Pointer.click(widget, button: 3)
      // GDK gives a click that comes together with the end of the last popover's grab to that popover: then once more.
      let deadline = g_get_monotonic_time() + 2_000_000
      spin(until: { openMenu(in: root) != nil || g_get_monotonic_time() > deadline }, "the menu")
      if openMenu(in: root) != nil { return }
    }
  }

  final func entries(of menu: GtkWidgetPointer) -> [GtkWidgetPointer] {
    menu.all(g_type_from_name("GtkModelButton")).filter { gtk_widget_get_mapped($0) != 0 }
  }

  final func title(_ entry: GtkWidgetPointer) -> String {
    entry.firstText().map { SubmenuNames.shown($0.shownText) } ?? ""
  }

  final func waitForTicks(_ count: Int) {
    let start = model.tick
    spin(until: { model.tick >= start + count }, "the ticks")
  }

  /// Shows views in a window that has the keyboard.
  final func show<Content: View>(_ content: Content, _ body: (GtkWidgetPointer) throws -> Void) throws {
    let opened = try open(content)
    spin(until: { gtk_window_is_active(opened.window) != 0 }, "the keyboard")
    try body(opened.widget)
    XCTAssertEqual(warnings, [])
  }

  final func clickEach(_ openIt: (GtkWidgetPointer) throws -> Void, in content: GtkWidgetPointer) throws {
    try ticking {
      for name in ["One", "Three", "Two", "Four", "One", "Four"] {
        model.chosen = []
        try openIt(content)
        let menu = try waitForMenu(in: content)
        waitForTicks(2)
        let entry = try XCTUnwrap(entries(of: menu).first { title($0).hasPrefix(name) })
        try Pointer.press(entry)
        waitForTicks(2)
        try Pointer.release()
        spin(until: { !model.chosen.isEmpty }, "the action of \(name)")
        XCTAssertEqual(model.chosen, [name])
        spin(until: { openMenu(in: content) == nil }, "the end of the menu")
      }
    }
  }

  final func pressDownEach(_ openIt: (GtkWidgetPointer) throws -> Void, in content: GtkWidgetPointer) throws {
    try ticking {
      for (number, name) in ["One", "Two", "Three", "Four"].enumerated() {
        model.chosen = []
        // A line that comes under the pointer takes the focus.
        try Pointer.move(x: 2, y: 2, in: content)
        try openIt(content)
        let menu = try waitForMenu(in: content)
        let root = try XCTUnwrap(gtk_widget_get_root(menu))
        let entries = entries(of: menu)
        for entry in entries[1...(number + 1)] {
          if gtk_root_get_focus(root) == entry { continue }
          try Keyboard.press(["Down"])
          spin(until: { gtk_root_get_focus(root) == entry }, "the focus of \(title(entry))")
          waitForTicks(1)
        }
        try Keyboard.press(["Return"])
        spin(until: { !model.chosen.isEmpty }, "the action of \(name)")
        XCTAssertEqual(model.chosen, [name])
        spin(until: { openMenu(in: content) == nil }, "the end of the menu")
      }
    }
  }

  final func clickMenuButton(_ content: GtkWidgetPointer) throws {
    try Pointer.click(try XCTUnwrap(content.first(gtk_menu_button_get_type())))
  }
}

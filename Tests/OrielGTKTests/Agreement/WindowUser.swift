import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The user of a real window, who sees its widgets and has the display's pointer and keyboard.
@MainActor final class WindowUser: ScreenUser {
  private let test: AgreementTestCase
  private let window: GtkWidgetPointer
  private let earlier: Set<GtkWidgetPointer>

  /// - Parameter earlier: the toplevels that belong to others.
  init(_ test: AgreementTestCase, _ window: GtkWidgetPointer, besides earlier: Set<GtkWidgetPointer>) {
    self.test = test
    self.window = window
    self.earlier = earlier
  }

  var seen: Seen { Seen(areas: areas.map { SeenArea(kind: $0.kind, title: $0.title, items: $0.places.map(\.item)) }) }

  // MARK: Looking

  private var areas: [WidgetReader.Area] {
    let toplevels = test.toplevels.filter { !earlier.contains($0) && gtk_widget_get_mapped($0) != 0 }
    var areas = toplevels.flatMap { WidgetReader.areas(in: $0, isWindow: $0 == window) }
    // The focus counts where the keys go.
    guard let front = areas.last(where: { $0.kind != .inspector }) else { return areas }
    for index in areas.indices where areas[index].kind == .alert || !areas[index].sharesKeys(with: front) {
      for place in areas[index].places.indices { areas[index].places[place].item.isFocused = false }
    }
    return areas
  }

  /// The class of the widget with the focus in what is in front.
  var focus: String {
    guard let front = areas.last?.root, let root = gtk_widget_get_root(front), let focus = gtk_root_get_focus(root)
    else { return "nothing" }
    return test.type(of: focus)
  }

  private func find(_ name: String) throws -> GtkWidgetPointer {
    for area in areas.reversed() {
      if let place = area.places.first(where: { $0.item.kind != .row && $0.item.name == name }) { return place.widget }
    }
    throw NotSeen(name: name, seen: seen)
  }

  private func row(_ name: String) throws -> GtkWidgetPointer {
    for area in areas.reversed() {
      if let place = area.places.first(where: { $0.item.name == name && $0.row != nil }) { return place.widget }
    }
    throw NotSeen(name: name, seen: seen)
  }

  // MARK: Acting

  func perform(_ step: UserStep) throws {
    test.settle()
    switch step {
    case .tap(let name):
      let widget = try find(name)
      test.wait("the layout") { gtk_widget_get_width(widget) > 0 }
      try Pointer.click(widget)
    case .tapRow(let name): try Pointer.click(try row(name))
    case .press(let keys): try press(keys)
    case .type(let text): try press(text.map { $0 == " " ? "space" : String($0) })
    case .choose(let entry, let menu): try choose(entry, byClicking: try find(menu))
    case .pick(let option, let picker):
      let control = try find(picker)
      if control.raw.isInstance(of: gtk_drop_down_get_type()) {
        try choose(option, byClicking: control)
      } else {
        let button = control.children.first { $0.firstText { $0.shownText == option } != nil }
        try Pointer.click(try XCTUnwrap(button))
      }
    case .increment(let name): try Pointer.click(try stepButton("Increase", of: name))
    case .decrement(let name): try Pointer.click(try stepButton("Decrease", of: name))
    case .chooseInRow(let entry, let row):
      try Pointer.click(try self.row(row), button: 3)
      try choose(entry, in: window)
    }
    sync()
  }

  private func press(_ keys: [String]) throws {
    guard let front = areas.last(where: { $0.kind != .inspector })?.root else { return }
    let root = try XCTUnwrap(gtk_widget_get_root(front)).widget
    test.wait("the front window to be active") { gtk_window_is_active(root.as(GtkWindow.self)) != 0 }
    try Keyboard.press(keys)
  }

  /// Waits until the display server has sent the events of the input, and they are handled.
  private func sync() {
    gdk_display_sync(gdk_display_get_default())
    test.settle()
  }

  private func stepButton(_ title: String, of name: String) throws -> GtkWidgetPointer {
    let buttons = try find(name).all(gtk_button_get_type())
    return try XCTUnwrap(buttons.first { WidgetReader.ownName(of: $0) == title })
  }

  private func choose(_ title: String, byClicking opener: GtkWidgetPointer) throws {
    try Pointer.click(opener)
    try choose(title, in: opener)
  }

  /// Clicks an entry of the open menu in a widget.
  private func choose(_ title: String, in place: GtkWidgetPointer) throws {
    var entry: GtkWidgetPointer?
    test.wait("the entry \"\(title)\"") {
      for popover in place.all(gtk_popover_get_type()) where gtk_widget_get_mapped(popover) != 0 {
        entry = popover.firstText {
          $0.shownText == title && gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0
        }
        if entry != nil { return true }
      }
      return false
    }
    try Pointer.click(try XCTUnwrap(entry))
    sync()
    test.wait("the menu to close") {
      !place.all(gtk_popover_get_type()).contains {
        gtk_widget_get_mapped($0) != 0 && $0.firstText { $0.shownText == title } != nil
      }
    }
  }
}

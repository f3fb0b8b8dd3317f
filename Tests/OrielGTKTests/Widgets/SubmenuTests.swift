import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Menus whose submenus appear and disappear. GTK removes the page of a submenu only with its own line.
@MainActor final class SubmenuTests: MenuTestCase {
  @Observable @MainActor final class Shape {
    var isOn = true
    var number = 1
    var isInnerEnabled = true
    @ObservationIgnored var chosen: [String] = []
  }

  private let shape = Shape()

  /// Opens the submenus of these titles one after the other, and chooses the entry.
  private func choose(_ titles: [String], in content: GtkWidgetPointer, line: UInt = #line) throws {
    let menu = try waitForMenu(in: content)
    for (depth, title) in titles.enumerated() {
      var entry: GtkWidgetPointer?
      spin(
        until: {
          entry = entries(of: menu).dropFirst(depth == 0 ? 0 : 1).first { self.title($0) == title }
          return entry != nil
        }, "\(title) among \(entries(of: menu).map(self.title))", line: line)
      gtk_widget_activate(try XCTUnwrap(entry))
    }
    spin(until: { openMenu(in: content) == nil }, "the end of the menu", line: line)
    drain()
  }

  private func close(_ content: GtkWidgetPointer) throws {
    let menu = try waitForMenu(in: content)
    gtk_popover_popdown(menu.as(GtkPopover.self))
    spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    drain()
  }

  // MARK: Context menus

  func testAContextMenuWithASubmenuOpensAgain() async throws {
    let view = Text("Area").frame(width: 200, height: 100)
      .contextMenu {
        Button("Copy") { self.shape.chosen.append("copy") }
        Menu("More") {
          Button("Inside") { self.shape.chosen.append("inside") }
          Menu("Further") { Button("Deep") { self.shape.chosen.append("deep") } }
        }
      }
    try show(view) { content in
      for (titles, result) in [
        (["More", "Inside"], "inside"), (["Copy"], "copy"), (["More", "Further", "Deep"], "deep"),
        (["More", "Inside"], "inside"),
      ] {
        try openContextMenu(of: content)
        try choose(titles, in: content)
        spin(until: { self.shape.chosen.last == result }, result)
        try openContextMenu(of: content)
        try close(content)
      }
    }
  }

  func testAContextMenuOpensOnItsFirstPageAfterASubmenuWasLeftOpen() async throws {
    let view = Text("Area").frame(width: 200, height: 100)
      .contextMenu { Menu("More") { Button("Inside") {} } }
    try show(view) { content in
      for _ in 1...2 {
        try openContextMenu(of: content)
        let menu = try waitForMenu(in: content)
        XCTAssertEqual(entries(of: menu).map(title), ["More"])
        gtk_widget_activate(entries(of: menu)[0])
        spin(until: { entries(of: menu).map(title) == ["More", "Inside"] }, "the submenu")
        try close(content)
      }
    }
  }

  func testRowsWithDifferentSubmenusHaveThemInTheMenuOfTheirList() async throws {
    let list = List(["a", "b"], id: \.self) { Text(verbatim: $0) }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Copy") { self.shape.chosen.append("copy \(names)") }
        if names == ["a"] {
          Divider()
          Menu("More") { Button("Only a") { self.shape.chosen.append("only \(names)") } }
        }
        if names == ["b"] {
          Divider()
          Button("Delete") { self.shape.chosen.append("delete \(names)") }
          Menu("More") { Button("Only b") { self.shape.chosen.append("only \(names)") } }
        }
      }
    try show(list) { content in
      let view = try XCTUnwrap(content.first(gtk_list_view_get_type()))
      spin(until: { view.allTexts.count == 2 }, "the rows")
      for _ in 1...2 {
        for (row, titles, result) in [
          ("a", ["More", "Only a"], "only [\"a\"]"), ("b", ["More", "Only b"], "only [\"b\"]"),
          ("b", ["Delete"], "delete [\"b\"]"), ("a", ["Copy"], "copy [\"a\"]"),
        ] {
          try openContextMenu(of: try XCTUnwrap(view.allTexts.first { $0.shownText == row }))
          try choose(titles, in: content)
          spin(until: { self.shape.chosen.last == result }, result)
        }
      }
    }
  }

  // MARK: Menu buttons

  private struct Conditional: View {
    let shape: Shape
    var body: some View {
      Menu("Menu") {
        Button("First") { shape.chosen.append("first") }
        Divider()
        if shape.isOn {
          Menu("More") { Button("Inside \(shape.number)") { shape.chosen.append("inside \(shape.number)") } }
        }
      }
    }
  }

  func testASubmenuThatWasRemovedWithItsSectionComesBack() async throws {
    try show(Conditional(shape: shape)) { content in
      for number in 2...4 {
        shape.isOn = false
        drain()
        shape.number = number
        shape.isOn = true
        drain()
        try clickMenuButton(content)
        try choose(["More", "Inside \(number)"], in: content)
        spin(until: { self.shape.chosen.last == "inside \(number)" }, "the entry of the new submenu")
      }
    }
  }

  private struct Titled: View {
    let shape: Shape
    var body: some View {
      Menu("Menu") {
        Section("\(shape.number) items") {
          Menu("More") { Button("Inside") { shape.chosen.append("inside \(shape.number)") } }
        }
        Menu("Sort \(shape.number)") {
          Menu("By") { Button("Name") { shape.chosen.append("name \(shape.number)") } }
        }
      }
    }
  }

  func testSubmenusStayWhileTheTitlesAroundThemChange() async throws {
    try show(Titled(shape: shape)) { content in
      for number in 2...4 {
        // Once while the menu is closed, and once while it is open.
        shape.number = number * 10
        drain()
        try clickMenuButton(content)
        _ = try waitForMenu(in: content)
        shape.number = number
        drain()
        try choose(["More", "Inside"], in: content)
        spin(until: { self.shape.chosen.last == "inside \(number)" }, "the entry in the section")
        try clickMenuButton(content)
        try choose(["Sort \(number)", "By", "Name"], in: content)
        spin(until: { self.shape.chosen.last == "name \(number)" }, "the entry in the inner submenu")
      }
    }
  }

  private struct Nested: View {
    let shape: Shape
    var body: some View {
      Menu("Menu") {
        Button("First") {}
        if shape.isOn {
          Menu("Outer") {
            Menu("Inner") { Button("Entry") { shape.chosen.append("entry \(shape.number)") } }
          }
          .disabled(!shape.isInnerEnabled)
        }
      }
    }
  }

  func testASubmenuInASubmenuComesBackWithIt() async throws {
    try show(Nested(shape: shape)) { content in
      for number in 2...5 {
        shape.number = number
        let change = { (isThere: Bool) in
          if number.isMultiple(of: 2) { self.shape.isOn = isThere } else { self.shape.isInnerEnabled = isThere }
        }
        change(false)
        drain()
        change(true)
        drain()
        try clickMenuButton(content)
        try choose(["Outer", "Inner", "Entry"], in: content)
        spin(until: { self.shape.chosen.last == "entry \(number)" }, "the entry in the inner submenu")
      }
    }
  }

  // MARK: Open pages

  func testAnOpenSubmenuThatGoesLeadsBackToTheMenuAroundIt() async throws {
    try show(Nested(shape: shape)) { content in
      try clickMenuButton(content)
      let menu = try waitForMenu(in: content)
      for title in ["Outer", "Inner"] {
        gtk_widget_activate(
          try XCTUnwrap(entries(of: menu).first { self.title($0) == title && $0 != entries(of: menu)[0] }))
        drain()
      }
      spin(until: { entries(of: menu).map(title) == ["Inner", "Entry"] }, "the inner submenu")
      shape.isOn = false
      spin(until: { entries(of: menu).map(title) == ["First"] }, "the menu, not \(entries(of: menu).map(title))")
      try Keyboard.press(["Down", "Escape"])
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
    }
  }

  func testTheTitleOfAnOpenSubmenuFollowsItsView() async throws {
    try show(Titled(shape: shape)) { content in
      try clickMenuButton(content)
      let menu = try waitForMenu(in: content)
      gtk_widget_activate(try XCTUnwrap(entries(of: menu).last))
      spin(until: { entries(of: menu).map(title) == ["Sort 1", "By"] }, "the submenu")
      shape.number = 2
      spin(until: { entries(of: menu).map(title) == ["Sort 2", "By"] }, "the title above the submenu")
      gtk_widget_activate(entries(of: menu)[0])
      spin(until: { entries(of: menu).map(title) == ["More", "Sort 2"] }, "the title in the menu")
      try close(content)
    }
  }

  // MARK: Lifetime

  func testAMenuThatIsRemovedWhileItIsOpenGoes() async throws {
    struct Replaced: View {
      let shape: Shape
      var body: some View {
        // The actions around it are in the same menu, and stay.
        Text("Area").frame(width: 200, height: 100).contextMenu { Button("Copy") {} }.id(shape.number)
          .accessibilityAction(named: "Archive") {}
      }
    }
    try show(Replaced(shape: shape)) { content in
      try openContextMenu(of: content)
      let menu = try waitForMenu(in: content)
      XCTAssertEqual(entries(of: menu).map(title), ["Copy", "Archive"])
      let watch = ObjectWatch()
      watch.watch(menu)
      shape.number = 2
      spin(until: { openMenu(in: content) == nil }, "the end of the menu")
      spin(until: { watch.aliveCount == 0 }, "\(watch.alive) to go")
    }
  }
}

import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Rows whose only content is a button or a link, which a press anywhere in them activates.
@MainActor final class RowPressTests: GtkTestCase {
  private final class Log { var lines: [String] = [] }

  /// The widgets of the visible rows, from the top to the bottom.
  private func rows(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    let isRow = String(cString: gtk_widget_get_css_name(widget)) == "row" && gtk_widget_get_mapped(widget) != 0
    return (isRow ? [widget] : []) + widget.children.flatMap { rows(in: $0) }
  }

  /// Clicks in the corners and in the middle of a row.
  private func clickAllOver(_ row: GtkWidgetPointer, then check: (String) -> Void) throws {
    let (width, height) = (Double(gtk_widget_get_width(row)), Double(gtk_widget_get_height(row)))
    for (x, y) in [(4.0, 2.0), (width - 4, 2), (width / 2, height / 2), (4, height - 3), (width - 4, height - 3)] {
      let middle = try Pointer.middle(of: row)
      try Pointer.click(x: middle.x - width / 2 + x, y: middle.y - height / 2 + y, in: row)
      check("at \(Int(x)), \(Int(y)) of \(Int(width)) x \(Int(height))")
    }
  }

  private func assertAllOfEachRowActs<Content: View>(
    _ count: Int, line: UInt = #line, _ content: (Log) -> Content
  ) throws {
    let log = Log()
    let window = TestWindow(self, content(log))
    window.show()
    spin(until: { rows(in: window.content).count == count }, "the rows", line: line)
    drain()
    for index in 0..<count {
      let row = rows(in: window.content)[index]
      try clickAllOver(row) { place in
        let before = log.lines.count
        spin(until: { log.lines.count > before }, "row \(index) \(place): \(log.lines)", seconds: 3, line: line)
        XCTAssertEqual(log.lines, Array(repeating: "\(index)", count: before + 1), line: line)
      }
      log.lines = []
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  private struct Locked: View {
    let log: Log
    let isInForm: Bool
    @State private var isOn = false

    var body: some View {
      if isInForm { Form { Section { rows } } } else { List { rows } }
    }

    @ViewBuilder private var rows: some View {
      Toggle("Off", isOn: note("off")).disabled(true)
      Button("Gone") { log.lines.append("gone") }.buttonStyle(.plain).disabled(true)
      Toggle("On", isOn: note("on"))
    }

    private func note(_ name: String) -> Binding<Bool> {
      Binding(
        get: { isOn },
        set: {
          log.lines.append(name)
          isOn = $0
        })
    }
  }

  func testAPressAnywhereInARowLeavesADisabledControlAlone() async throws {
    for isInForm in [true, false] {
      let log = Log()
      let window = TestWindow(self, Locked(log: log, isInForm: isInForm))
      window.show()
      spin(until: { rows(in: window.content).count == 3 }, "the rows")
      drain()
      let shown = rows(in: window.content)
      for row in shown.prefix(2) { try clickAllOver(row) { _ in drain() } }
      if !isInForm {
        gtk_widget_grab_focus(shown[0])
        try Keyboard.press(["Return", "space", "Down", "Return"])
      }
      // What comes after it has its effect.
      try Pointer.click(shown[2])
      spin(until: { !log.lines.isEmpty }, "the last row")
      drain()
      XCTAssertEqual(log.lines, ["on"], "\(isInForm)")
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  private struct Controls: View {
    let log: Log
    var body: some View {
      Button("Plain") { log.lines.append("0") }.buttonStyle(.plain)
      Link("Link", destination: URL(string: "https://example.org")!)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log.lines.append("1")
            return .handled
          })
      Button("Button") { log.lines.append("2") }
      Button("Badge") { log.lines.append("3") }.buttonStyle(.plain).badge(3)
    }
  }

  func testAPressAnywhereInARowOfAListActs() async throws {
    try assertAllOfEachRowActs(4) { log in List { Controls(log: log) } }
  }

  func testAPressAnywhereInARowOfASectionOfAFormActs() async throws {
    try assertAllOfEachRowActs(4) { log in Form { Section("Title") { Controls(log: log) } } }
  }

  func testAPressAnywhereInARowOfASelectableListFollowsItsLink() async throws {
    try assertAllOfEachRowActs(2) { log in
      List(["0", "1"], id: \.self, selection: .constant(String?.none)) { name in
        Button {
          log.lines.append(name)
        } label: {
          Text(verbatim: name)
        }.buttonStyle(.plain)
      }
    }
  }

  func testAPressBesideAButtonWithABorderSelectsTheRow() async throws {
    let log = Log()
    var selected: String?
    let window = TestWindow(
      self,
      List(["0", "1"], id: \.self, selection: Binding(get: { selected }, set: { selected = $0 })) { name in
        Button {
          log.lines.append(name)
        } label: {
          Text(verbatim: name)
        }
      })
    window.show()
    spin(until: { rows(in: window.content).count == 2 }, "the rows")
    let row = rows(in: window.content)[1]
    let middle = try Pointer.middle(of: row)
    try Pointer.click(x: middle.x + Double(gtk_widget_get_width(row)) / 2 - 4, y: middle.y, in: row)
    spin(until: { selected == "1" }, "the selection")
    XCTAssertEqual(log.lines, [])
    window.close()
  }

  func testALinkInAFormOrABoxIsAsHighAsARow() async throws {
    let window = TestWindow(
      self,
      NavigationStack {
        VStack {
          GroupBox { NavigationLink("Box") { Text("Page") } }
          Form { NavigationLink("Form") { Text("Page") } }
        }
      })
    window.show()
    let links = window.content.all(gtk_button_get_type()).filter { $0.firstText()?.shownText.isEmpty == false }
    XCTAssertEqual(links.count, 2)
    for link in links { XCTAssertGreaterThanOrEqual(gtk_widget_get_height(link), 34) }
    window.close()
  }

  func testReturnAndSpaceActivateTheFocusedRow() async throws {
    let log = Log()
    var isOn = false
    let window = TestWindow(
      self,
      List {
        Controls(log: log)
        Toggle("Toggle", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      })
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { rows(in: view).count == 5 }, "the rows")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    for (index, key) in [(0, "Return"), (0, "space"), (1, "Return"), (1, "space"), (2, "space"), (3, "Return")] {
      let before = log.lines.count
      gtk_widget_grab_focus(rows(in: view)[index])
      try Keyboard.press([key])
      spin(until: { log.lines.count == before + 1 }, "\(key) in row \(index)", seconds: 3)
      XCTAssertEqual(log.lines.last, "\(index)")
    }
    gtk_widget_grab_focus(rows(in: view)[4])
    try Keyboard.press(["space"])
    spin(until: { isOn }, "the toggle")
    window.close()
    XCTAssertEqual(warnings, [])
  }
}

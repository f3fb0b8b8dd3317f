import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Lists and tables as single stops of Tab.
@MainActor final class RowTabTests: PopoverTestCase {
  @Observable @MainActor final class Model {
    var log: [String] = []
    var isOn = [false, false, false]
    var selection: Int?
    var isExpanded = true
    var order = [KeyPathComparator(\Item.id)]
  }

  struct Item: Identifiable, Hashable { let id: Int }

  private enum Kind: CaseIterable { case list, table, outline }

  private struct Content: View {
    @Bindable var model: Model
    let kind: Kind
    private let items = (0..<3).map { Item(id: $0) }

    var body: some View {
      VStack {
        Button("Before") {}
        switch kind {
        case .list: List(items, selection: $model.selection) { Text("Row \($0.id)") }
        case .table:
          Table(items, selection: $model.selection) {
            TableColumn("Name") { Text("Row \($0.id)") }
            TableColumn("Number") { Text("\($0.id)") }
          }
        case .outline:
          List(items, children: \.children, selection: $model.selection) { Text("Row \($0.id)") }
        }
        Button("After") {}
      }
    }
  }

  /// The text of what has the focus: the first one of a row, or that of a control or of the row around it.
  private func focused(in opened: Opened) -> String? {
    guard let focus = focus(in: opened) else { return nil }
    if isRow(focus) { return firstText(in: focus).map { "row \($0)" } }
    if let text = firstText(in: focus) { return text }
    var next = gtk_widget_get_parent(focus)
    while let widget = next, !isRow(widget) { next = gtk_widget_get_parent(widget) }
    return next.flatMap { firstText(in: $0) }.map { "button of \($0)" }
  }

  private func isRow(_ widget: GtkWidgetPointer) -> Bool { String(cString: gtk_widget_get_css_name(widget)) == "row" }

  private func firstText(in widget: GtkWidgetPointer) -> String? {
    widget.firstText { gtk_widget_get_mapped($0) != 0 }.map { text(of: $0) }
  }

  private func press(_ key: String, _ expected: String, in opened: Opened, line: UInt = #line) throws {
    try Keyboard.press([key])
    wait("\(key): \(expected)", line: line) { focused(in: opened) == expected }
    let widget = focus(in: opened).map { "\(type(of: $0)) \(String(cString: gtk_widget_get_css_name($0)))" }
    XCTAssertEqual(focused(in: opened), expected, "\(key): \(widget ?? "nothing")", line: line)
  }

  private func open(_ content: some View, _ row: String = "Row 0") throws -> Opened {
    let opened = try super.open(content)
    wait("the rows") { opened.widget.firstText { self.text(of: $0) == row } != nil }
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    gtk_widget_grab_focus(try labelled("Before", gtk_button_get_type(), in: opened.widget))
    return opened
  }

  func testTabEntersOneRowAndLeaves() async throws {
    for kind in Kind.allCases {
      let model = Model()
      let opened = try open(Content(model: model, kind: kind))
      try press("Tab", "row Row 0", in: opened)
      try press("Tab", "After", in: opened)
      try press("shift+Tab", "row Row 0", in: opened)
      // As in GTK's lists, the first key selects the focused row.
      try Keyboard.press(["Down"])
      wait("the selected row") { model.selection == 0 }
      try press("shift+Tab", "Before", in: opened)
      try press("Tab", "row Row 0", in: opened)
      try press("Down", "row Row 1", in: opened)
      try press("Tab", "After", in: opened)
      try press("shift+Tab", "row Row 1", in: opened)
      XCTAssertEqual(warnings, [])
    }
  }

  func testTabEntersTheSelectedRow() async throws {
    for kind in Kind.allCases {
      let model = Model()
      model.selection = 2
      let opened = try open(Content(model: model, kind: kind))
      try press("Tab", "row Row 2", in: opened)
      try press("Tab", "After", in: opened)
    }
  }

  private struct Controls: View {
    @Bindable var model: Model
    let isTable: Bool

    var body: some View {
      VStack {
        Button("Before") {}
        if isTable {
          Table((0..<2).map { Item(id: $0) }) {
            TableColumn("Name") { Text("Row \($0.id)") }
            TableColumn("First") { item in Button("First \(item.id)") { model.log.append("first \(item.id)") } }
            TableColumn("Second") { item in Button("Second \(item.id)") { model.log.append("second \(item.id)") } }
          }
        } else {
          List(0..<2, id: \.self) { number in
            HStack {
              Text("Row \(number)")
              Button("First \(number)") { model.log.append("first \(number)") }
              Button("Second \(number)") { model.log.append("second \(number)") }
            }
          }
        }
        Button("After") {}
      }
    }
  }

  func testTabReachesTheControlsOfTheFocusedRowOnly() async throws {
    for isTable in [false, true] {
      let model = Model()
      let opened = try open(Controls(model: model, isTable: isTable))
      try press("Tab", "row Row 0", in: opened)
      try press("Down", "row Row 1", in: opened)
      try press("Tab", "First 1", in: opened)
      try Keyboard.press(["space"])
      wait("the action") { model.log == ["first 1"] }
      try press("Tab", "Second 1", in: opened)
      try press("Tab", "After", in: opened)
      try press("shift+Tab", "Second 1", in: opened)
      try press("shift+Tab", "First 1", in: opened)
      try press("shift+Tab", "row Row 1", in: opened)
      try press("shift+Tab", "Before", in: opened)
    }
  }

  private struct Buttons: View {
    let model: Model

    var body: some View {
      VStack {
        Button("Before") {}
        List(0..<2, id: \.self) { number in Button("Row \(number)") { model.log.append("\(number)") } }
        Button("After") {}
      }
    }
  }

  func testARowStandsForTheButtonThatIsAllOfIt() async throws {
    let model = Model()
    let opened = try open(Buttons(model: model))
    try press("Tab", "row Row 0", in: opened)
    try Keyboard.press(["Return"])
    wait("the action") { model.log == ["0"] }
    try press("Tab", "After", in: opened)
    try press("shift+Tab", "row Row 0", in: opened)
    try press("shift+Tab", "Before", in: opened)
  }

  private struct Headed: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        Section("Head") { ForEach(0..<2) { Text("Row \($0)").tag($0) } }
      }
    }
  }

  func testTheArrowsGoOnFromTheRowThatAnOpenedWindowFocuses() async throws {
    let model = Model()
    let opened = try super.open(Headed(model: model))
    wait("the rows") { opened.widget.firstText { self.text(of: $0) == "Row 0" } != nil }
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    wait("the focus") { focused(in: opened) == "row Row 0" }
    // As in GTK's lists, the first key selects the focused row.
    try Keyboard.press(["Down"])
    wait("the first row") { model.selection == 0 }
    try press("Down", "row Row 1", in: opened)
    wait("the second row") { model.selection == 1 }
  }

  private struct Collapsible: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("Before") {}
        List {
          Section("Plain") { Text("Row 0") }
          Section("Folding", isExpanded: $model.isExpanded) { Text("Row 1") }
        }
        Button("After") {}
      }
    }
  }

  func testTheArrowsReachAHeaderThatCollapsesItsSection() async throws {
    let model = Model()
    let opened = try open(Collapsible(model: model))
    try press("Tab", "row Row 0", in: opened)
    try press("Up", "row Row 0", in: opened)
    try press("Down", "button of Folding", in: opened)
    try press("Down", "row Row 1", in: opened)
    try press("Up", "button of Folding", in: opened)
    try Keyboard.press(["space"])
    wait("the collapsed section") { !model.isExpanded }
    try press("Up", "row Row 0", in: opened)
    try press("Tab", "After", in: opened)
  }

  private struct Chosen: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("Before") {}
        List(selection: $model.selection) {
          Section("First") { Text("Row 0").tag(0) }
          Section("Folding", isExpanded: $model.isExpanded) { Text("Row 1").tag(1) }
        }
        Button("After") {}
      }
    }
  }

  func testTheArrowsPassAHeaderToSelectTheNextRowButReachTheLastOne() async throws {
    let model = Model()
    model.selection = 0
    let opened = try open(Chosen(model: model))
    try press("Tab", "row Row 0", in: opened)
    try press("Down", "row Row 1", in: opened)
    wait("the selection") { model.selection == 1 }
    try press("ctrl+Up", "button of Folding", in: opened)
    try Keyboard.press(["space"])
    wait("the collapsed section") { !model.isExpanded }
    try press("Up", "row Row 0", in: opened)
    try press("Down", "button of Folding", in: opened)
    try Keyboard.press(["space"])
    wait("the expanded section") { model.isExpanded }
  }

  private struct Sorted: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("Before") {}
        Table((0..<2).map { Item(id: $0) }, sortOrder: $model.order) {
          TableColumn("Name", value: \.id) { Text("Row \($0.id)") }
          TableColumn("Number", value: \.id) { Text("\($0.id)") }
        }
        Button("After") {}
      }
    }
  }

  func testTabPassesTitlesThatCannotHaveTheFocus() async throws {
    let opened = try open(Sorted(model: Model()))
    try press("Tab", "row Row 0", in: opened)
    try press("Tab", "After", in: opened)
    try press("shift+Tab", "row Row 0", in: opened)
    try press("shift+Tab", "Before", in: opened)
  }

  private struct Empty: View {
    var body: some View {
      VStack {
        Button("Before") {}
        List([Item](), id: \.id) { Text("Row \($0.id)") }
        Button("After") {}
      }
    }
  }

  func testTabPassesAnEmptyList() async throws {
    let opened = try open(Empty(), "Before")
    try press("Tab", "After", in: opened)
    try press("shift+Tab", "Before", in: opened)
  }
}

extension RowTabTests.Item {
  fileprivate var children: [RowTabTests.Item]? { nil }
}

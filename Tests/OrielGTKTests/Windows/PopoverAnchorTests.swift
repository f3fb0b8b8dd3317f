import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A view with a popover is laid out, and acts, like one without.
final class PopoverAnchorTests: PopoverTestCase {
  private struct Anchored: ViewModifier {
    let isAnchored: Bool

    func body(content: Content) -> some View {
      if isAnchored { content.popover(isPresented: .constant(false)) { Text("Inside") } } else { content }
    }
  }

  private struct Columns<First: View, Second: View>: View {
    let first: First
    let second: Second

    var body: some View {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle)
          first
          Text("Tail")
        }
        VStack(alignment: .trailing) {
          Text("A long line that is wider than the other one")
          second
        }
      }
    }
  }

  /// The frames of all labels, entries and controls in a window.
  private func frames(in window: GtkWidgetPointer) -> [String] {
    descendants(of: window).compactMap { widget in
      let name = type(of: widget)
      guard ["OrielText", "GtkEntry", "GtkSwitch", "OrielButton"].contains(name) else { return nil }
      return "\(name) \(frame(of: widget, in: window))"
    }
  }

  private func assertSame<Content: View>(
    _ content: (Bool) -> Content, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var found: [[String]] = []
    for isAnchored in [false, true] {
      let opened = try open(content(isAnchored), width: 500, height: 400)
      settle()
      found.append(frames(in: opened.widget))
      opened.controller.close()
      settle()
    }
    XCTAssertFalse(found[0].isEmpty, file: file, line: line)
    XCTAssertEqual(found[0], found[1], file: file, line: line)
  }

  func testAPopoverOnSeveralViewsLeavesAllOfThemOnTheScreen() async throws {
    let opened = try open(
      Group {
        Text("First")
        Text("Second")
      }
      .popover(isPresented: .constant(false)) { Text("Inside") })
    settle()
    let labels = descendants(of: opened.widget).filter { type(of: $0) == "OrielText" }
    let frames = labels.map { frame(of: $0, in: opened.widget) }
    XCTAssertEqual(labels.count, 2)
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(frames.last).minY, try XCTUnwrap(frames.first).maxY)
    opened.controller.close()
  }

  func testInStacks() async throws {
    try assertSame { isAnchored in
      Columns(
        first: Text("Small").modifier(Anchored(isAnchored: isAnchored)),
        second: Text("Short").modifier(Anchored(isAnchored: isAnchored)).padding(7))
    }
    try assertSame { isAnchored in
      Columns(
        first: Toggle("Toggle", isOn: .constant(true)).modifier(Anchored(isAnchored: isAnchored)),
        second: Button("Button") {}.modifier(Anchored(isAnchored: isAnchored)).fixedSize())
    }
    try assertSame { isAnchored in
      Columns(
        first: TextField("Field", text: .constant("")).modifier(Anchored(isAnchored: isAnchored)),
        second: Text("Framed").frame(maxWidth: .infinity).modifier(Anchored(isAnchored: isAnchored)))
    }
  }

  func testLayoutPriorityIsTheViews() async throws {
    try assertSame { isAnchored in
      HStack {
        Text("A line that has to make room for the other one").lineLimit(1)
        Text("A line that nothing is taken from whatever comes").lineLimit(1)
          .modifier(Anchored(isAnchored: isAnchored)).layoutPriority(1)
      }
      .frame(width: 400)
    }
  }

  func testInRows() async throws {
    try assertSame { isAnchored in
      List {
        Toggle("Toggle", isOn: .constant(true)).modifier(Anchored(isAnchored: isAnchored))
        Text("Text").modifier(Anchored(isAnchored: isAnchored))
        Button("Button") {}.modifier(Anchored(isAnchored: isAnchored))
      }
    }
    try assertSame { isAnchored in
      Form {
        Section("Header") {
          Toggle("Toggle", isOn: .constant(true)).modifier(Anchored(isAnchored: isAnchored))
          TextField("Field", text: .constant("")).modifier(Anchored(isAnchored: isAnchored))
          Text("Text").modifier(Anchored(isAnchored: isAnchored))
        }
        Toggle("Alone", isOn: .constant(true)).modifier(Anchored(isAnchored: isAnchored))
      }
    }
  }

  func testAToggleWithAPopoverIsTurnedByItsRow() async throws {
    let model = Model()
    let opened = try open(
      List {
        Toggle("Toggle", isOn: Bindable(model).isDisabled).popover(isPresented: Bindable(model).isPresented) {
          Toggle("Another one", isOn: .constant(true))
        }
        Text("Text").popover(isPresented: .constant(false)) { Text("Inside") }
      })
    let list = try XCTUnwrap(opened.widget.first(gtk_list_view_get_type()))
    wait("the rows") { list.allTexts.count == 2 }
    gtk_widget_activate(list.children[1])
    drain()
    XCTAssertFalse(model.isDisabled)
    gtk_widget_activate(list.children[0])
    wait("the toggle") { model.isDisabled }
    model.isPresented = true
    _ = try popover(in: opened)
    XCTAssertEqual(Accessible.labels(in: list.children[0]).map { text(of: $0) }, ["Toggle"])
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.rows, id: \.self) { row in
          Text("Row \(row)").popover(isPresented: .constant(row == 2 && model.isPresented)) { Text("Inside") }
        }
      }
    }
  }

  func testARowThatIsDeletedTakesItsPopoverWithIt() async throws {
    let model = Model()
    let opened = try open(Rows(model: model))
    wait("the rows") { opened.widget.firstText { self.text(of: $0) == "Row 2" } != nil }
    model.isPresented = true
    let popover = try popover(in: opened)
    let label = try XCTUnwrap(
      opened.widget.firstText { self.text(of: $0) == "Row 2" })
    var width: Int32 = 0
    pango_layout_get_pixel_size(label.shownLayout, &width, nil)
    XCTAssertEqual(place(of: popover).area.width, Double(width), "the text, not the row that it fills")
    model.rows = [1, 3]
    waitForNoPopover(in: opened)
  }

  func testAFieldInAPopoverOfARowHasItsFrame() async throws {
    let model = Model()
    let opened = try open(
      Form {
        Section("Header") {
          TextField("In the row", text: Bindable(model).text)
          Text("Row").popover(isPresented: Bindable(model).isPresented) {
            TextField("In the popover", text: Bindable(model).text)
          }
        }
      })
    model.isPresented = true
    let popover = try popover(in: opened)
    let inside = try XCTUnwrap(popover.first(gtk_entry_get_type()))
    let outside = try XCTUnwrap(opened.widget.first(gtk_entry_get_type()))
    // The frame of a widget relative to itself.
    XCTAssertEqual([inside, outside].map { frame(of: $0, in: $0).minX < 0 }, [true, false])
  }
}

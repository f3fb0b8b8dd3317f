import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A field in a row that has just been added gets the focus that is set in the same turn.
@MainActor final class NewRowFocusTests: GtkTestCase {
  struct Item: Identifiable {
    let id: Int
    var text: String
  }

  @Observable @MainActor final class Box {
    var items: [Item] = []
    var add: () -> Void = {}

    func whenAdding(_ action: @escaping () -> Void) { add = action }
  }

  private enum Place: CaseIterable {
    case list, section, afterAStaticRow, withAButton, listOfData, form, lazyStack, bound, optional, afterSeveral
  }

  private struct Fields: View {
    @Bindable var box: Box
    let place: Place
    @FocusState private var focused: Int?

    private func field(_ item: Binding<Item>) -> some View {
      TextField("name", text: item.text).focused($focused, equals: item.wrappedValue.id).onSubmit { box.add() }
    }

    private func field(_ item: Item) -> some View {
      TextField("name", text: .constant(item.text)).focused($focused, equals: item.id).onSubmit { box.add() }
    }

    var body: some View {
      let _ = box.whenAdding {
        let id = box.items.count
        box.items.append(Item(id: id, text: "field \(id)"))
        focused = id
      }
      VStack {
        Button("Add") { box.add() }
        switch place {
        case .list: List { ForEach(box.items) { field($0) } }
        case .section:
          List {
            Section("Fields") { ForEach(box.items) { field($0) } }
            Section("Others") { Text(verbatim: "other") }
          }
        case .afterAStaticRow:
          List {
            Text(verbatim: "static")
            ForEach(box.items) { field($0) }
          }
        case .withAButton:
          List {
            ForEach(box.items) { item in
              HStack {
                field(item)
                Button("Remove") {}
              }
            }
          }
        case .listOfData: List(box.items) { field($0) }
        case .form: Form { Section("Fields") { ForEach(box.items) { field($0) } } }
        case .lazyStack: ScrollView { LazyVStack { ForEach(box.items) { field($0) } } }
        case .optional: List { ForEach(box.items) { item in if !item.text.isEmpty { field(item) } } }
        case .afterSeveral:
          List {
            Section("Static") {
              ForEach(0..<3) { Text(verbatim: "static \($0)") }
              Text(verbatim: "more")
            }
            Section {
              ForEach(box.items) { item in
                HStack {
                  field(item)
                  Button("Remove") {}
                }
              }
              Button("Another") {}
            }
          }
        case .bound: List { ForEach($box.items) { $item in field($item) } }
        }
      }
    }
  }

  private func check(_ place: Place, line: UInt = #line) throws {
    let box = Box()
    let window = TestWindow(self, width: 500, height: 650, Fields(box: box, place: place))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    func focusedText() -> String? {
      guard let focus = gtk_window_get_focus(window.window), focus.raw.isInstance(of: gtk_text_get_type()) else {
        return nil
      }
      return String(cString: gtk_editable_get_text(focus.opaque))
    }
    func check(_ number: Int) {
      spin(
        until: { focusedText() == "field \(number)" },
        "\(place): the focus of field \(number), instead of \(focusedText() ?? "none")", seconds: 3, line: line)
      drain()
      XCTAssertEqual(focusedText(), "field \(number)", "\(place)", line: line)
    }
    for number in 0..<4 {
      gtk_widget_grab_focus(button)
      box.add()
      check(number)
    }
    // From the field of the last row to a new one.
    for number in 4..<8 {
      try Keyboard.press(["Return"])
      check(number)
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testTheFieldOfAnAddedRowOfAListGetsTheFocus() async throws { try check(.list) }
  func testTheFieldOfAnAddedRowOfASectionGetsTheFocus() async throws { try check(.section) }
  func testTheFieldOfAnAddedRowBehindAStaticRowGetsTheFocus() async throws { try check(.afterAStaticRow) }
  func testTheFieldOfAnAddedRowWithAButtonGetsTheFocus() async throws { try check(.withAButton) }
  func testTheFieldOfAnAddedRowOfAListOfDataGetsTheFocus() async throws { try check(.listOfData) }
  func testTheFieldOfAnAddedRowOfAFormGetsTheFocus() async throws { try check(.form) }
  func testTheFieldOfAnAddedRowOfALazyStackGetsTheFocus() async throws { try check(.lazyStack) }
  func testTheFieldOfAnAddedRowOfABoundListGetsTheFocus() async throws { try check(.bound) }
  func testTheFieldOfAnAddedRowOfConditionalRowsGetsTheFocus() async throws { try check(.optional) }
  func testTheFieldOfAnAddedRowBehindSeveralSectionsGetsTheFocus() async throws { try check(.afterSeveral) }

  private struct FarBelow: View {
    let box: Box
    let isLazyStack: Bool
    @FocusState private var focused: Int?

    @ViewBuilder private var rows: some View {
      ForEach(1_000..<1_300, id: \.self) { Text(verbatim: "row \($0)") }
      ForEach(box.items) { item in
        TextField("name", text: .constant(item.text)).focused($focused, equals: item.id).id(item.id)
      }
    }

    var body: some View {
      ScrollViewReader { reader in
        let _ = box.whenAdding {
          let id = box.items.count
          box.items.append(Item(id: id, text: "field \(id)"))
          focused = id
          reader.scrollTo(id)
        }
        if isLazyStack { ScrollView { LazyVStack { rows } } } else { List { rows } }
      }
    }
  }

  func testTheFieldOfARowFarBelowGetsTheFocusWhenItIsScrolledTo() async throws {
    for isLazyStack in [false, true] {
      let box = Box()
      let window = TestWindow(self, width: 500, height: 400, FarBelow(box: box, isLazyStack: isLazyStack))
      window.show()
      for number in 0..<3 {
        box.add()
        spin(
          until: {
            guard let focus = gtk_window_get_focus(window.window), focus.raw.isInstance(of: gtk_text_get_type()) else {
              return false
            }
            let frame = focus.frame(in: window.content)
            return String(cString: gtk_editable_get_text(focus.opaque)) == "field \(number)"
              && frame.y >= 0 && frame.y + frame.height <= Int(gtk_widget_get_height(window.content))
          }, "the field \(number) of a \(isLazyStack ? "lazy stack" : "list") in view, with the focus")
      }
      window.close()
    }
    XCTAssertEqual(warnings, [])
  }
}

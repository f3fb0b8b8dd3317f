import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The sizes of popovers whose content scrolls.
final class PopoverSizeTests: PopoverTestCase {
  private struct Screen<Inside: View>: View {
    let model: Model
    let inside: Inside

    var body: some View {
      VStack {
        Color.clear.frame(height: 1 + model.room)
        Button("Anchor") {}
          .popover(isPresented: Bindable(model).isPresented, arrowEdge: model.edge) { inside }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String { "Person \(id)" }
  }

  private func size<Inside: View>(_ inside: Inside) throws -> CGRect {
    let model = Model()
    let opened = try open(Screen(model: model, inside: inside))
    model.isPresented = true
    let area = try surface(of: try popover(in: opened))
    opened.controller.close()
    settle()
    return area
  }

  func testContentThatScrollsIsLargeEnoughToBeRead() async throws {
    let people = (0..<40).map { Person(id: $0) }
    let list = try size(List(people) { Text($0.name) })
    let table = try size(
      Table(people) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Number") { Text("\($0.id)") }.width(ideal: 250)
      })
    let editor = try size(TextEditor(text: .constant("text")))
    let empty = try size(List([String](), id: \.self) { Text($0) })
    for area in [list, table, editor, empty] {
      XCTAssertGreaterThan(area.width, 270)
      XCTAssertGreaterThan(area.height, 90)
    }
    XCTAssertGreaterThan(table.width, 350)
    XCTAssertGreaterThan(list.height, 250)
    XCTAssertLessThan(list.width, 450)
  }

  /// Where a popover is on the screen, of which the window is in the middle.
  func testAPopoverIsWhollyOnTheScreenWhereverItsAnchorIs() async throws {
    let lines = ForEach(0..<200, id: \.self) { Text("Line \($0)").padding(20) }
    for room in [0.0, 250, 440] {
      for edge in [Edge.top, .bottom, .leading, .trailing] {
        let model = Model()
        (model.room, model.edge) = (room, edge)
        let opened = try open(Screen(model: model, inside: ScrollView { lines }), width: 700, height: 500)
        model.isPresented = true
        let area = try surface(of: try popover(in: opened))
        let screen = ScreenRoom.size(around: nil)
        let (width, height) = (Double(screen.width) * 4 / 3, Double(screen.height) * 4 / 3)
        // The window manager puts the window into the middle.
        let (left, top) = ((width - 700) / 2, (height - 500) / 2)
        XCTAssertGreaterThanOrEqual(area.minY + top, -30, "\(edge) \(room)")
        XCTAssertLessThanOrEqual(area.maxY + top, height + 30, "\(edge) \(room)")
        XCTAssertGreaterThanOrEqual(area.minX + left, -30, "\(edge) \(room)")
        XCTAssertLessThanOrEqual(area.maxX + left, width + 30, "\(edge) \(room)")
        opened.controller.close()
        settle()
      }
    }
  }
}

import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Lists and tables that are scrolled by a distance, and the motion of their rows.
@MainActor struct ListDistanceTests {
  private let size = ProposedViewSize(width: 200, height: 160)

  private struct Item: Identifiable { let id: Int }

  private func makeScreen(isTable: Bool) -> Screen {
    Screen(size: size) {
      if isTable {
        Table((0..<1_000).map { Item(id: $0) }) {
          TableColumn("Number") { item in
            Text("Row \(item.id)").frame(height: item.id.isMultiple(of: 3) ? 40 : 20).accessibilityIdentifier(
              "\(item.id)")
          }
        }
      } else {
        List(0..<1_000) { id in
          Text("Row \(id)").frame(height: id.isMultiple(of: 3) ? 40 : 20).accessibilityIdentifier("\(id)")
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `Scrolling by a distance moves the rows by it`(isTable: Bool) throws {
    let screen = makeScreen(isTable: isTable)
    let list = screen.find(isTable ? .table : .list)
    for (distance, row) in [(50, 3), (35, 4), (130, 8), (-75, 8), (-90, 5)] {
      let before = try screen.frame(of: "\(row)").minY
      try list.scroll(y: Double(distance))
      #expect(try screen.frame(of: "\(row)").minY == before - CGFloat(distance), "by \(distance)")
    }
    try list.scroll(y: -10_000)
    #expect(screen.texts.contains("Row 0"))
    let top = try screen.frame(of: "0").minY
    try list.scroll(y: 1_000_000)
    #expect(screen.text("Row 999").exists && !screen.text("Row 900").exists)
    try list.scroll(y: -1_000_000)
    #expect(try screen.frame(of: "0").minY == top)
  }

  @Test func `A long way creates only the rows at its end`() throws {
    var made: Set<Int> = []
    let screen = Screen(size: size) {
      List(0..<1_000) { id in
        let _ = made.insert(id)
        Text("Row \(id)").frame(height: 20)
      }
    }
    _ = screen.texts
    try screen.find(.list).scroll(y: 20 * 500)
    #expect(made.count < 60, "\(made.count) rows")
    #expect(screen.texts.contains("Row 500"))
  }

  @Test func `At the end of a list its last row ends at the bottom`() throws {
    let screen = Screen(size: size) {
      List(0..<100) { Text("Row \($0)").frame(height: 36).accessibilityIdentifier("\($0)") }
    }
    try screen.find(.list).scroll(y: 100_000)
    #expect(try screen.frame(of: "99").maxY == screen.find(.list).frame.maxY)
  }

  @MainActor @Observable final class Rows {
    var ids = [1, 2]
    var isDone = false
  }

  private struct RowList: View {
    let rows: Rows
    var body: some View { List(rows.ids, id: \.self) { Text("Row \($0)") } }
  }

  @Test func `The completion of an animated insertion waits for the motion`() async throws {
    let rows = Rows()
    let screen = Screen(size: size) { RowList(rows: rows) }
    _ = screen.texts
    #expect(screen.texts == ["Row 1", "Row 2"])
    withAnimation(.linear(duration: 1.5)) {
      rows.ids.append(3)
    } completion: {
      rows.isDone = true
    }
    await screen.settle()
    #expect(screen.texts == ["Row 1", "Row 2", "Row 3"])
    #expect(!rows.isDone)
    screen.advance(by: .seconds(1))
    #expect(!rows.isDone)
    screen.advance(by: .milliseconds(600))
    #expect(rows.isDone)
    #expect(!screen.isMoving)
  }
}

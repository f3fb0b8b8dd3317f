import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Rows of a list whose elements have the same identity.
@MainActor struct DuplicateRowTests {
  @Observable @MainActor final class Numbers { var all = [7, 1, 7, 7] }

  private struct NumberList: View {
    let numbers: Numbers
    var body: some View { List(numbers.all, id: \.self) { Text("row \($0)") } }
  }

  @Test func `A row stays the same when another one with its identity leaves`() throws {
    let numbers = Numbers()
    let screen = Screen { NumberList(numbers: numbers) }
    _ = Screen.warnings { #expect(screen.texts == ["row 7", "row 1", "row 7", "row 7"]) }
    let content = try #require(screen.find(.list).view.element as? ListElement).content
    let rows = (0..<4).map { content.row(at: $0) }
    numbers.all.removeFirst()
    #expect(screen.texts == ["row 1", "row 7", "row 7"])
    #expect((0..<3).allSatisfy { content.row(at: $0) === rows[$0 + 1] })
    #expect(rows.map(\.index) == [nil, 0, 1, 2])
    numbers.all = [1, 7]
    #expect(screen.texts == ["row 1", "row 7"])
    #expect(content.row(at: 1) === rows[2])
    numbers.all = [7, 1, 7]
    #expect(screen.texts == ["row 7", "row 1", "row 7"])
    #expect(content.row(at: 2) === rows[2] && content.row(at: 0) !== rows[2])
  }
}

import Foundation
import OrielCore
import OrielTesting
import Testing

/// The row that has the focus while rows come, go and move.
@MainActor struct RowFocusTests {
  @Test func theFocusStaysInTheSectionOfARemovedRow() throws {
    struct Sections: View {
      @State private var first = ["a", "b", "c"]
      @State private var second = ["d", "e"]
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          Section("First") { ForEach(first, id: \.self) { Text($0) }.onDelete { first.remove(atOffsets: $0) } }
          Section("Second") { ForEach(second, id: \.self) { Text($0) }.onDelete { second.remove(atOffsets: $0) } }
        }
      }
    }
    let screen = Screen { Sections() }
    try screen.row("c").select()
    try screen.press(.deleteForward, modifiers: [])
    try screen.press(.deleteForward, modifiers: [])
    #expect(screen.row("a").exists)
    #expect(!screen.row("b").exists)
    #expect(!screen.row("c").exists)
    #expect(screen.row("d").exists)
  }

  @Test func aRowThatOnlyMovesKeepsTheFocus() throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
          .onKeyPress("r") {
            names.reverse()
            return .handled
          }
        Text(names.joined())
      }
    }
    let screen = Screen { Names() }
    // The first row has the focus when the window opens.
    try screen.press("r", modifiers: [])
    #expect(screen.text("cba").exists)
    try screen.press(.deleteForward, modifiers: [])
    #expect(screen.text("cb").exists)
  }

  @Test func aFocusedRowOutOfViewKeepsTheFocusWhileOthersChange() throws {
    struct Numbers: View {
      @State private var numbers = Array(0..<200)
      @State private var selection: Int?
      var body: some View {
        Button("Add") { numbers.append(numbers.count) }
        List(selection: $selection) { ForEach(numbers, id: \.self) { Text("\($0)") } }
        Text("selected \(selection ?? -1)")
      }
    }
    let screen = Screen { Numbers() }
    try screen.row("3").select()
    try screen.find(.list).scroll(toRow: 150)
    #expect(!screen.row("3").exists)
    // Without a click, which would move the focus.
    try screen.button("Add").view.widget?.raise(ButtonEvent.activated)
    try screen.press(.downArrow, modifiers: [])
    #expect(screen.text("selected 4").exists)
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Lists and `ForEach` of a binding whose elements the user edits.
@MainActor struct EditActionTests {
  private struct Note: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private struct Notes: View {
    let actions: EditActions<[Note]>
    let isList: Bool
    @State private var notes = ["a", "b", "c", "d"].enumerated().map { Note(id: $0.offset, title: $0.element) }

    var body: some View {
      if isList {
        List($notes, editActions: actions) { $note in row($note) }
      } else {
        List {
          Text("before")
          ForEach($notes, editActions: actions) { $note in row($note) }
        }
      }
      Text(notes.map(\.title).joined())
    }

    private func row(_ note: Binding<Note>) -> some View {
      Button("\(note.wrappedValue.title)") { note.wrappedValue.title += "!" }
    }
  }

  @Test(arguments: [true, false]) func `Elements are removed and moved, and the binding is written`(isList: Bool) throws
  {
    let screen = Screen { Notes(actions: .all, isList: isList) }
    let first = isList ? 0 : 1
    try screen.row("b").delete()
    #expect(screen.texts.last == "acd")
    try screen.row("d").move(toRow: first)
    #expect(screen.texts.last == "dac")
    try screen.row("d").move(toRow: first + 3)
    #expect(screen.texts.last == "acd")
    try screen.button("c").tap()
    #expect(screen.texts.last == "ac!d")
  }

  @Test func `Only the actions that were asked for are possible`() throws {
    let movable = Screen { Notes(actions: .move, isList: true) }
    #expect(throws: ScreenError.self) { try movable.row("b").delete() }
    try movable.row("b").move(toRow: 0)
    #expect(movable.texts.last == "bacd")
    let removable = Screen { Notes(actions: .delete, isList: false) }
    #expect(throws: ScreenError.self) { try removable.row("b").move(toRow: 1) }
    try removable.row("a").delete()
    #expect(removable.texts.last == "bcd")
  }

  private struct Selecting: View {
    @State private var numbers = [1, 2, 3]
    @State private var selection: Int?

    var body: some View {
      List($numbers, id: \.self, editActions: [.delete, .move]) { $number in Text("\(number)") }
      VStack { ForEach($numbers, id: \.self, editActions: .all) { $number in Text("number \(number)") } }
    }
  }

  @Test func `Elements have the identities of a key path, also outside of lists`() throws {
    let screen = Screen { Selecting() }
    try screen.row("2").delete()
    #expect(screen.texts == ["1", "3", "number 1", "number 3"])
  }
}

import OrielTesting
import Testing

@testable import Notes

@MainActor @Test func deletingAsksFirst() throws {
  let screen = Screen { NotesView() }
  try screen.button("Delete All…").tap()
  #expect(try screen.alert.title == "Delete all notes?")
  try screen.answer("Delete")
  #expect(!screen.contains(text: "Call Ada"))
}

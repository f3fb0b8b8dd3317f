import OrielTesting
import Testing

@testable import OrielCore

/// Areas for text.
@MainActor struct TextEditorTests {
  private struct Notes: View {
    @State private var notes = "first\n"
    @State private var isLocked = false
    var body: some View {
      TextEditor(text: $notes).accessibilityLabel("Notes").disabled(isLocked)
      Text("\(notes.count) characters")
      Toggle("Locked", isOn: $isLocked)
      Button("Clear") { notes = "" }
    }
  }

  @Test func `What is typed is written, line breaks included`() throws {
    let screen = Screen { Notes() }
    try screen.textEditor("Notes").type("b\nc")
    #expect(try screen.textEditor("Notes").string == "first\nb\nc")
    #expect(screen.contains(text: "9 characters"))
    try screen.button("Clear").tap()
    #expect(try screen.textEditor().string == "")
  }

  @Test func `A disabled editor takes no text`() throws {
    let screen = Screen { Notes() }
    try screen.toggle("Locked").tap()
    let error = #expect(throws: ScreenError.self) { try screen.textEditor("Notes").type("b") }
    #expect(error?.reason == .disabled)
  }

  @Test func `It takes the room that it is offered`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) { TextEditor(text: .constant("")) }
    #expect(try screen.textEditor().frame.size == .init(width: 300, height: 200))
  }

  @Test func `A plain editor has neither a frame nor a background`() throws {
    func element(_ view: some View) throws -> TextEditorElement? {
      try Screen { view }.textEditor().view.element as? TextEditorElement
    }
    let editor = TextEditor(text: .constant(""))
    let plain = try element(VStack { editor }.textEditorStyle(.plain))
    #expect(plain?.hasFrame == false && plain?.hidesBackground == true)
    let usual = try element(editor.textEditorStyle(.automatic).textEditorStyle(.plain))
    #expect(usual?.hasFrame == true && usual?.hidesBackground == false)
    #expect(try element(editor.scrollContentBackground(.hidden))?.hasFrame == true)
  }

  @Test func `The margins of a scroll view aren't those of an editor within it`() throws {
    func margins(_ view: some View) throws -> EdgeInsets? {
      (try Screen { view.contentMargins(20) }.textEditor().view.element as? TextEditorElement)?.margins
    }
    let editor = TextEditor(text: .constant(""))
    #expect(try margins(editor)?.top == 20)
    #expect(try margins(ScrollView { editor })?.top == 0)
    #expect(try margins(ScrollView { editor.contentMargins(5) })?.top == 5)
  }
}

import OrielTesting
import Testing

@testable import OrielCore

/// The keys of an editor that has a find bar.
@MainActor struct FindBarKeyTests {
  private struct Page: View {
    @State private var text = "one"
    @State private var pressed: [String] = []

    var body: some View {
      VStack {
        TextEditor(text: $text)
          .onKeyPress(keys: [.tab, .return]) { press in
            pressed.append(press.key == .tab ? "tab" : "return")
            return .handled
          }
        Text("Pressed: \(pressed.joined(separator: " "))")
      }
    }
  }

  @Test func `The app has the keys of the editor before the editor itself`() throws {
    let screen = Screen { Page() }
    try screen.textEditor().focus()
    try screen.press(.return, modifiers: [])
    try screen.press(.tab, modifiers: [])
    #expect(screen.contains(text: "Pressed: return tab"))
    #expect(try screen.textEditor().string == "one")
  }

  @Test func `The keys of the find bar aren't those of the editor`() throws {
    let screen = Screen { Page() }
    try screen.textEditor().focus()
    try screen.press("h", modifiers: .control)
    try screen.textField("Find").type("one")
    try screen.press(.tab, modifiers: [])
    #expect(try !screen.textField("Find").hasFocus)
    try screen.textField("Replace with").focus()
    try screen.press(.return, modifiers: [])
    #expect(screen.contains(text: "Pressed: "))
  }
}

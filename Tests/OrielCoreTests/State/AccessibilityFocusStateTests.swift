import Testing

@testable import OrielCore
@testable import OrielTesting

@MainActor struct AccessibilityFocusStateTests {
  private enum Part { case name, error }

  private struct Form: View {
    @AccessibilityFocusState private var focus: Part?
    @AccessibilityFocusState private var isNoteFocused: Bool

    var body: some View {
      Text("focus: \(focus.map { "\($0)" } ?? "none"), note: \(isNoteFocused)")
      TextField("Name", text: .constant("")).accessibilityFocused($focus, equals: .name)
      Text("The name is missing").accessibilityFocused($focus, equals: .error)
      TextField("Note", text: .constant("")).accessibilityFocused($isNoteFocused)
      Button("Send") { focus = .error }
    }
  }

  @Test func `The app moves the focus to a text, and the user away from it`() throws {
    let screen = Screen { Form() }
    #expect(screen.text("focus: name, note: false").exists)
    try screen.button("Send").tap()
    #expect(screen.text("focus: error, note: false").exists)
    #expect(try screen.text("The name is missing").hasFocus)
    try screen.textField("Note").focus()
    #expect(screen.text("focus: none, note: true").exists)
  }
}

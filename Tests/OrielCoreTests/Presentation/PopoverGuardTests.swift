import OrielCore
import OrielTesting
import Testing

/// Popovers that ask before they are closed.
@MainActor struct PopoverGuardTests {
  private struct Letter: View {
    @State private var isPresented = false

    var body: some View {
      Button("Write") { isPresented = true }
        .popover(isPresented: $isPresented) { LetterField() }
    }
  }

  private struct LetterField: View {
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
        .dismissalConfirmationDialog("Discard it?", shouldPresent: !text.isEmpty) {
          Button("Discard", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        }
    }
  }

  @Test func `A popover with a confirmation stays open at a click outside, and asks at Escape`() throws {
    let screen = Screen { Letter() }
    try screen.button("Write").tap()
    #expect(try !screen.popover.isDismissDisabled)
    try screen.popover.textField("Text").type("Dear Ada")
    #expect(try screen.popover.isDismissDisabled)
    try screen.pressEscape()
    #expect(try screen.alert.title == "Discard it?")
    try screen.answer("Keep")
    #expect(try screen.popover.textField("Text").string == "Dear Ada")
    try screen.pressEscape()
    try screen.answer("Discard")
    #expect(screen.presentations.isEmpty)
  }
}

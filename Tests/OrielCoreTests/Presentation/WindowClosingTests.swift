import OrielCore
import OrielTesting
import Testing

/// What a sheet has to say about the closing of the window below it.
@MainActor @Suite struct WindowClosingTests {
  private struct Licence: View {
    @State private var isPresented = false
    @State private var isHeld = true

    var body: some View {
      Button("Licence") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          Toggle("Held", isOn: $isHeld).interactiveDismissDisabled(isHeld)
        }
    }
  }

  private struct Letter: View {
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
        .dismissalConfirmationDialog("Discard it?", shouldPresent: !text.isEmpty) {
          Button("Discard", role: .destructive) {}
        }
    }
  }

  @Test func `The user can't close a window under a sheet that can't be dismissed`() throws {
    let screen = Screen { Licence() }
    try screen.button("Licence").tap()
    screen.window.attemptClose()
    #expect(screen.isOpen)
    #expect(try screen.sheet.toggle("Held").isOn)
    try screen.sheet.toggle("Held").tap()
    screen.window.attemptClose()
    #expect(!screen.isOpen)
  }

  @Test func `What was typed just before the window is closed counts`() throws {
    let screen = Screen { Letter() }
    let field = try #require(screen.window.content.compactMap(\.firstField).first)
    // Both events come before the next turn of the main loop.
    field.replaceText(with: "Dear Ada")
    screen.window.attemptClose()
    #expect(try screen.alert.title == "Discard it?")
    #expect(screen.isOpen)
  }
}

extension TestView {
  fileprivate var firstField: TestWidget? {
    var found: TestWidget?
    forEachInside { if found == nil, $0.kind == .textField { found = $0.widget } }
    return found
  }
}

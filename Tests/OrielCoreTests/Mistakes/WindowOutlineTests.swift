import Testing

@testable import OrielCore
@testable import OrielTesting

/// The outline of a live window: the app's views by name, and in them what displays them.
@MainActor struct WindowOutlineTests {
  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Content: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        ForEach(["Ada", "Bob"], id: \.self) { Row(name: $0) }
        Toggle("Sound", isOn: $isOn)
        Button("Save") {}.disabled(true)
      }
    }
  }

  @Test func `It has the app's views, and what is in them with its state`() {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) { Content() }
    _ = screen.texts
    let outline = WindowOutline("window", of: [screen.window.contents[0].surface]).text
    let lines = outline.split(separator: "\n").map { line in
      // Without the sizes.
      line.split(separator: " ", omittingEmptySubsequences: false).filter { Int($0) == nil && $0 != "×" }
        .joined(separator: " ")
    }
    #expect(
      lines == [
        "window",
        "  WindowOutlineTests.Content",
        "    stack (vertical)",
        "      WindowOutlineTests.Row",
        "        text \"Ada\"",
        "      WindowOutlineTests.Row",
        "        text \"Bob\"",
        "      toggle (isOn)",
        "        text \"Sound\"",
        "      button (disabled)",
        "        text \"Save\"",
      ], "\(outline)")
    #expect(outline.contains("text \"Ada\" "))
  }
}

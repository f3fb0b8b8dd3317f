import OrielCore
import OrielTesting
import Testing

/// The keyboard focus while pages take turns.
@MainActor struct PageFocusTests {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List(["Sounds", "Display", "Power"], id: \.self) { name in
          NavigationLink(name) {
            VStack {
              NavigationLink("More about \(name)") { Button("Done") {}.navigationTitle("More") }
            }
            .navigationTitle(name)
          }
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test func goingBackReturnsToTheLink() async throws {
    let screen = Screen { Stack() }
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(screen.title == "Display")
    try screen.pressReturn()
    #expect(screen.title == "More")
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Display")
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Settings")
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(screen.title == "Power")
  }

  private struct Split: View {
    @State private var query = ""
    @State private var folder: String?
    @State private var letter: String?

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Mail")
      } content: {
        List(["First", "Second"], id: \.self, selection: $letter) { Text($0) }
          .searchable(text: $query)
          .navigationTitle(folder ?? "No Folder")
      } detail: {
        Text(letter ?? "nothing").navigationTitle(letter ?? "No Letter")
      }
    }
  }

  @Test func columnsAreUsedByKeyboardAlone() throws {
    let screen = Screen(size: ProposedViewSize(width: 360, height: 500)) { Split() }
    for _ in 1...2 { try screen.press(.downArrow, modifiers: []) }
    try screen.pressReturn()
    #expect(screen.title == "Out")
    // Not in the search field.
    for _ in 1...2 { try screen.press(.downArrow, modifiers: []) }
    try screen.pressReturn()
    #expect(screen.title == "Second")
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Out")
    try screen.press(.upArrow, modifiers: [])
    try screen.pressReturn()
    #expect(screen.title == "First")
    try screen.press(.leftArrow, modifiers: .option)
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Mail")
    try screen.press(.upArrow, modifiers: [])
    try screen.pressReturn()
    #expect(screen.title == "In")
  }
}

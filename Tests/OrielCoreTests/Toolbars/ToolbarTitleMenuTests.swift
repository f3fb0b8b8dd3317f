import OrielCore
import OrielTesting
import Testing

/// Menus at the title of a window or sheet.
@MainActor struct ToolbarTitleMenuTests {
  private struct Editor: View {
    @State private var title = "Letter"
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .navigationTitle(title)
        .toolbar { ToolbarTitleMenu { Button("Rename") { title = "Note" } } }
        .sheet(isPresented: $isShown) {
          Text("sheet").navigationTitle("Details")
            .toolbar { ToolbarTitleMenu { Button("Close") { isShown = false } } }
        }
    }
  }

  @Test func `The button of the menu is the title of the window`() throws {
    let screen = Screen { Editor() }
    #expect(try screen.menu("Letter").entries == ["Rename"])
    try screen.menu("Letter").choose("Rename")
    #expect(screen.title == "Note")
    #expect(screen.menu("Note").exists)
  }

  @Test func `In a sheet it is the title of the sheet`() throws {
    let screen = Screen { Editor() }
    try screen.button("Show").tap()
    try screen.sheet.menu("Details").choose("Close")
    #expect(screen.presentations.isEmpty)
  }
}

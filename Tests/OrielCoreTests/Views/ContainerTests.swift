import OrielTesting
import Testing

@testable import OrielCore

/// Views that arrange others in a usual way.
@MainActor struct ContainerTests {
  @Test func `Missing content has a title, a description and actions`() throws {
    let log = Log()
    let screen = Screen {
      ContentUnavailableView {
        Label("No Notes", systemImage: "note.text")
      } description: {
        Text("Write one.")
      } actions: {
        Button("Write") { log("write") }
      }
    }
    #expect(screen.texts == ["No Notes", "Write one.", "Write"])
    try screen.button("Write").tap()
    #expect(log.entries == ["write"])
  }

  @Test func `A search without results names its text`() {
    #expect(Screen { ContentUnavailableView.search(text: "pear") }.contains(text: "“pear”"))
    #expect(Screen { ContentUnavailableView.search }.contains(text: "No Results"))
    #expect(Screen { ContentUnavailableView("Empty", systemImage: "tray") }.texts == ["Empty"])
  }

  @Test func `A control group has its controls and its name`() throws {
    let screen = Screen {
      ControlGroup("History") {
        Button("Back") {}
        Button("Forward") {}
      }
    }
    #expect(screen.find(label: "History").exists)
    #expect(screen.button("Forward").exists)
  }

  @Test func `A form in columns has no boxes`() throws {
    let screen = Screen { Form { Toggle("On", isOn: .constant(true)) }.formStyle(.columns) }
    #expect(!screen.find(.form).exists)
    #expect(screen.toggle("On").exists)
    let grouped = Screen { Form { Toggle("On", isOn: .constant(true)) }.formStyle(.grouped) }
    #expect(grouped.find(.form).exists)
  }

  private struct Former: View {
    let log: Log
    @State private var asks = false
    @State private var item: Item?

    struct Item: Identifiable { let id: Int }

    @available(*, deprecated) var body: some View {
      Button("Ask") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Delete?"), message: Text("For good."),
            primaryButton: .destructive(Text("Delete")) { log("deleted") },
            secondaryButton: .cancel())
        }
      Button("Item") { item = Item(id: 7) }
        .alert(item: $item) { Alert(title: Text("Item \($0.id)"), dismissButton: .default(Text("Fine"))) }
      Text(asks || item != nil ? "open" : "closed")
    }
  }

  @Test func `An alert in the former style runs its actions`() throws {
    let log = Log()
    let screen = Screen { Former(log: log) }
    try screen.button("Ask").tap()
    #expect(try screen.alert.title == "Delete?")
    try screen.answer("Delete")
    #expect(log.entries == ["deleted"])
    #expect(screen.text("closed").exists)
    try screen.button("Item").tap()
    #expect(try screen.alert.title == "Item 7")
    try screen.answer("Fine")
    #expect(screen.text("closed").exists)
  }
}

import OrielCore
import OrielTesting
import Testing

/// Renaming: the button, and the titles that the user can edit.
@MainActor struct RenameTests {
  private struct Rows: View {
    @State private var log = ""
    @FocusState private var isNameFocused: Bool
    @State private var name = "Name"

    var body: some View {
      Text(log)
      ForEach(["one", "two"], id: \.self) { item in
        Text(item).contextMenu { RenameButton() }.renameAction { log = "renames \(item)" }
      }
      Text("three").contextMenu { RenameButton() }
      TextField("Field", text: $name).focused($isNameFocused)
      Button("Other") {}
      HStack { RenameButton() }.renameAction($isNameFocused)
    }
  }

  @Test func `The button performs the action of the view around it`() throws {
    let screen = Screen { Rows() }
    try screen.contextMenu(on: "two").choose("Rename…")
    #expect(screen.text("renames two").exists)
    #expect(try screen.contextMenu(on: "three").entries == ["(Rename…)"])
  }

  @Test func `The button moves the focus to the field with the name`() throws {
    let screen = Screen { Rows() }
    try screen.button("Other").focus()
    try screen.button("Rename…").tap()
    #expect(try screen.textField("Field").hasFocus)
  }

  private struct Editor: View {
    @State private var title = "Letter"
    @State private var isShown = false
    let hasMenu: Bool

    var body: some View {
      Text("called \(title)")
        .navigationTitle($title)
        .toolbar {
          if hasMenu {
            ToolbarTitleMenu {
              RenameButton()
              Button("Duplicate") {}
            }
          }
        }
        .toolbar { Button("Show") { isShown = true } }
        .sheet(isPresented: $isShown) { Details() }
    }
  }

  private struct Details: View {
    @State private var title = "Details"
    var body: some View { Text("sheet called \(title)").navigationTitle($title) }
  }

  @Test func `An editable title is a menu that renames`() throws {
    let screen = Screen { Editor(hasMenu: false) }
    #expect(screen.title == "Letter")
    #expect(try screen.menu("Letter").entries == ["Rename…"])
    try screen.menu("Letter").choose("Rename…")
    try screen.replaceText(ofAlertField: "Name", with: "Note")
    try screen.answer("Rename")
    #expect(screen.title == "Note")
    #expect(screen.text("called Note").exists)
    try screen.menu("Note").choose("Rename…")
    try screen.replaceText(ofAlertField: "Name", with: "Third")
    try screen.answer("Cancel")
    #expect(screen.title == "Note")
    try screen.menu("Note").choose("Rename…")
    try screen.replaceText(ofAlertField: "Name", with: "")
    try screen.answer("Rename")
    #expect(screen.title == "Note", "a title isn't empty")
  }

  @Test func `In a menu of the app, the button renames what the title names`() throws {
    let screen = Screen { Editor(hasMenu: true) }
    #expect(try screen.menu("Letter").entries == ["Rename…", "Duplicate"])
    try screen.menu("Letter").choose("Rename…")
    try screen.replaceText(ofAlertField: "Name", with: "Note")
    try screen.answer("Rename")
    #expect(screen.title == "Note")
  }

  @Test func `A sheet has an editable title of its own`() throws {
    let screen = Screen { Editor(hasMenu: false) }
    try screen.button("Show").tap()
    try screen.sheet.menu("Details").choose("Rename…")
    try screen.replaceText(ofAlertField: "Name", with: "More")
    try screen.answer("Rename")
    #expect(try screen.sheet.text("sheet called More").exists)
    #expect(screen.title == "Letter")
  }

  private struct Pages: View {
    @State private var title = "Album"

    var body: some View {
      NavigationStack {
        NavigationLink("Push") { Text("photo").navigationTitle("Photo") }
          .navigationTitle($title)
      }
    }
  }

  @Test func `A page is renamed while it is shown`() throws {
    let screen = Screen { Pages() }
    #expect(screen.menu("Album").exists)
    try screen.button("Push").tap()
    #expect(screen.title == "Photo")
    #expect(!screen.menu("Photo").exists)
    #expect(!screen.menu("Album").exists)
  }
}

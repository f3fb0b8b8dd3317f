import Oriel

/// Notes in a folder of Markdown files.
@main struct NotesApp: App {
  static let applicationID: String? = "org.oriel.Notes"

  var body: some Scene {
    Window("Notes", id: "notes") { LibraryView() }
      .defaultSize(width: 1040, height: 680)
      .commands {
        NoteCommands()
        FormatCommands()
        SidebarCommands()
        InspectorCommands()
      }
    Settings { SettingsView() }
  }
}

import Oriel

@main struct ScribeApp: App {
  static let applicationID: String? = "org.oriel.Scribe"

  var body: some Scene {
    DocumentGroup(newDocument: TextFile()) { file in
      EditorWindow(file: file)
    }
    .defaultSize(width: 760, height: 720)
    .commands { ScribeCommands() }

    Settings { SettingsView() }
  }
}

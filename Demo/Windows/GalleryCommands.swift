import Oriel

/// The commands of the Gallery, in the menu of each window.
struct GalleryCommands: Commands {
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Open Report") { openWindow(id: "report") }
    }
    ToolbarCommands()
    InspectorCommands()
  }
}

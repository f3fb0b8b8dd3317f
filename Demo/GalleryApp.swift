import Oriel

/// The Gallery: one window with a sidebar of pages, a second one for notes, and an alert of the app as a whole.
struct GalleryApp: App {
  static let applicationID: String? = "org.oriel.Gallery"

  @State private var gallery = GalleryModel(page: LaunchOptions.current.page)
  @State private var settings = LaunchOptions.current.settings

  var body: some Scene {
    WindowGroup("Oriel Gallery", id: "gallery") {
      GalleryWindow().defaultAppStorage(settings)
    }
    .defaultSize(width: 1000, height: LaunchOptions.current.windowHeight)
    .environment(gallery)

    Window("Notes", id: "notes") {
      NotesWindow(note: gallery.note)
    }
    .defaultSize(width: 420, height: 320)

    AppAlert(run: gallery.run(.appAlert))
  }
}

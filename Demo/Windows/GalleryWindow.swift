import Oriel

/// The main window: the pages to choose from, and the selected page.
struct GalleryWindow: View {
  private let app: AppModel
  @State private var gallery: GalleryModel
  @AppStorage private var appearance: Appearance
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  init(app: AppModel) {
    self.app = app
    _gallery = State(initialValue: GalleryModel(page: LaunchOptions.current.page, app: app))
    _appearance = AppStorage(wrappedValue: .automatic, "appearance", store: app.settings)
  }

  var body: some View {
    NavigationSplitView {
      Sidebar(page: $gallery.page)
    } detail: {
      GalleryDetail(page: gallery.page)
    }
    .environment(gallery)
    .environment(app.races)
    .onChange(of: app.races.turns) { app.races.finishTurn() }
    .defaultAppStorage(app.settings)
    .preferredColorScheme(appearance.colorScheme)
    .task {
      guard let plan = LaunchOptions.current.tour else { return }
      await Tour(plan, gallery: gallery, note: app.note, openWindow: openWindow, dismissWindow: dismissWindow).run()
      dismissWindow()
    }
  }
}

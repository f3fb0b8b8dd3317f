import Oriel

/// The main window: the sidebar with the pages, the selected page, and the log of its events.
struct GalleryWindow: View {
  private let app: AppModel
  @State private var gallery: GalleryModel
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  init(app: AppModel) {
    self.app = app
    _gallery = State(initialValue: GalleryModel(page: LaunchOptions.current.page, app: app))
  }

  var body: some View {
    GalleryColumns {
      Sidebar()
      Divider()
      PageView(page: gallery.page)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if let log = gallery.log(of: gallery.page) {
        Divider()
        EventLogPane(log: log)
      }
    }
    .environment(gallery)
    .environment(app.races)
    .onChange(of: app.races.turns) { app.races.finishTurn() }
    .defaultAppStorage(app.settings)
    .navigationTitle(gallery.page.title)
    .onAppear { LaunchOptions.current.variant.apply() }
    .task {
      guard let plan = LaunchOptions.current.tour else { return }
      await Tour(plan, gallery: gallery, note: app.note, openWindow: openWindow, dismissWindow: dismissWindow).run()
      dismissWindow()
    }
  }
}

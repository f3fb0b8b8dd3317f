import Oriel
import OrielActivities

/// The Gallery: a window with the pages in a sidebar, its settings, other windows for notes and for narrow layouts, and
/// an alert of the app.
struct GalleryApp: App {
  static let applicationID: String? = "org.oriel.Gallery"

  @State private var model = AppModel()

  var body: some Scene {
    @Bindable var extra = model.extra
    WindowGroup("Oriel Gallery", id: "gallery") {
      GalleryWindow(app: model)
    }
    .defaultSize(width: 1120, height: LaunchOptions.current.windowHeight)
    .activities {
      ActivityConfiguration(for: Delivery.self) { DeliveryView(context: $0) }
    }
    .commands { GalleryCommands() }

    Window("Notes", id: "notes") {
      NotesWindow(note: model.note)
    }
    .windowFrame(.titleBar)
    .defaultSize(width: 420, height: 320)

    Window("Narrow", id: "narrow") {
      NarrowWindow()
    }
    .defaultSize(width: 640, height: 480)
    .restorationBehavior(.disabled)

    WindowGroup("Tint", id: "tint", for: Tint.self) { $tint in
      TintWindow(tint: $tint)
    } defaultValue: {
      .blue
    }
    .defaultSize(width: 320, height: 220)
    .defaultPosition(.topTrailing)
    .handlesExternalEvents(matching: ["tint:"])

    UtilityWindow("Tint Palette", id: "palette") {
      TintPalette()
    }

    Window("Library", id: "library") {
      LibraryWindow()
    }
    .defaultSize(width: 1000, height: 560)
    .restorationBehavior(.disabled)

    Window("Report", id: "report") {
      ReportWindow()
    }
    .defaultSize(width: 420, height: 320)

    Window("Clock", id: "clock") {
      ClockWindow()
    }
    .windowStyle(.hiddenTitleBar)
    .windowToolbarStyle(.unified)
    .defaultSize(width: 320, height: 200)

    Window("Badge", id: "badge") {
      BadgeWindow()
    }
    .windowStyle(.plain)
    .windowBackgroundDragBehavior(.enabled)
    .windowResizability(.contentSize)
    .restorationBehavior(.disabled)
    .defaultWindowPlacement { _, context in
      guard let gallery = context.windows.first(where: { $0.id == "gallery" }) else { return WindowPlacement() }
      return WindowPlacement(.above(gallery))
    }

    Window("Race", id: "race") {
      RaceWindow(track: model.races)
    }
    .defaultSize(width: 420, height: 240)

    Settings { SettingsWindow(app: model) }

    AppAlert(run: model.appAlert)

    MenuBarExtra("Gallery", systemImage: "photo.on.rectangle", isInserted: $extra.isInserted) {
      GalleryExtraContent(extra: model.extra)
    }

    MenuBarExtra("Gallery Panel", systemImage: "rectangle", isInserted: $extra.isInserted) {
      Form { GalleryExtraContent(extra: model.extra) }
    }
    .menuBarExtraStyle(.window)
  }
}

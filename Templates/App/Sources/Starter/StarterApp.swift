import Oriel

@main struct StarterApp: App {
  /// Also the name of the desktop file, the metadata and the icon in the folder `resources`.
  static let applicationID: String? = "org.example.Starter"

  @State private var plans = Plans(file: .plans)

  var body: some Scene {
    WindowGroup("Starter") {
      ContentView(plans: plans)
    }
    .defaultSize(width: 440, height: 560)

    Settings { SettingsView() }
  }
}

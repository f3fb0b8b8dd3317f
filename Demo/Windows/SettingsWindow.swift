import Oriel

/// The settings of the Gallery.
struct SettingsWindow: View {
  @AppStorage private var appearance: Appearance

  init(app: AppModel) { _appearance = AppStorage(wrappedValue: .automatic, "appearance", store: app.settings) }

  var body: some View {
    Form {
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.title) }
        }
      } footer: {
        Text("The color scheme of the Gallery’s main windows.")
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 320)
  }
}

/// The color scheme of the main windows.
enum Appearance: String, CaseIterable, Identifiable {
  case automatic, light, dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .automatic: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

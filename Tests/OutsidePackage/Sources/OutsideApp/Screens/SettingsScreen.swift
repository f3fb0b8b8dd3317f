import Oriel

/// What is handed down: a model, a value of the app's own, bindings.
struct SettingsScreen: View {
  @Environment(Library.self) private var library
  @Environment(\.accent) private var accent
  @State private var settings = Settings()

  var body: some View {
    @Bindable var library = library
    VStack {
      Stepper(value: $settings.fontSize)
      Toggle(isOn: $settings.isCompact) { Text("Compact").foregroundStyle(accent) }
      TextField("Search", text: $library.searchText)
      switch settings.fontSize {
      case ..<12: Text("Small").font(.caption)
      case 12...18: Text("Medium")
      default: Text("Large").font(.title)
      }
    }
    .environment(\.accent, settings.isCompact ? .orange : .blue)
  }
}

extension SettingsScreen {
  struct Settings: Equatable {
    var fontSize = 14
    var isCompact = false
  }

  /// A control of the app's own, around a binding.
  struct Stepper: View {
    @Binding var value: Int

    var body: some View {
      HStack {
        Button("−") { value -= 1 }
        Text("\(value) pt")
        Button("+") { value += 1 }
      }
    }
  }
}

import Oriel

/// What is in the window of the settings.
struct SettingsView: View {
  @AppStorage("hidesDone") private var hidesDone = false

  var body: some View {
    Form {
      Section("List") {
        Toggle("Hide plans that are done", isOn: $hidesDone)
      }
    }
    .formStyle(.grouped)
    .frame(width: 400)
  }
}

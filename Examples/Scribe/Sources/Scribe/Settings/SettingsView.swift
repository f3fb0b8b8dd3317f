import Oriel

struct SettingsView: View {
  private let settings = WritingSettings()

  var body: some View {
    Form {
      Section("Text") {
        Picker("Font", selection: settings.$typeface) {
          ForEach(Typeface.allCases) { Text($0.title) }
        }
        Stepper("Size", value: settings.$fontSize, in: WritingSettings.sizes, format: .number)
        Picker("Line Width", selection: settings.$lineWidth) {
          ForEach(LineWidth.allCases) { Text($0.title) }
        }
      }
      Section {
        Text("The quick brown fox jumps over the lazy dog.")
          .font(settings.font)
          .frame(maxWidth: .infinity, alignment: .leading)
      } header: {
        Text("Sample")
      }
      Section {
        Toggle("Show Number of Words", isOn: settings.$showsStatusBar)
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 340, idealWidth: 420)
  }
}

import Oriel

/// Where the notes are.
struct SettingsView: View {
  @AppStorage("folder") private var path = ""
  @State private var isChoosing = false

  var body: some View {
    Form {
      Section {
        LabeledContent("Folder") { Text(Library.folder(at: path).path).lineLimit(1).truncationMode(.middle) }
        Button("Choose…") { isChoosing = true }
      } footer: {
        Text("Notes are Markdown files in this folder. Other programs may change them.")
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 360)
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) { result in
      if let url = try? result.get() { path = url.path }
    }
  }
}

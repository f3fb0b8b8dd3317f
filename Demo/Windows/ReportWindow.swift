import Oriel

/// A window with a file: its title is edited, and opens the folder of the file.
struct ReportWindow: View {
  @State private var title = "Report"
  @State private var names = ["Introduction", "Results", "Appendix"]
  @State private var renamed: String?

  var body: some View {
    List {
      ForEach(names.indices, id: \.self) { index in
        Text(names[index])
          .contextMenu { RenameButton() }
          .renameAction { renamed = names[index] }
      }
    }
    .navigationTitle($title)
    .navigationDocument(URL(filePath: "/usr/share/doc"))
    .toolbarTitleMenu {
      RenameButton()
      Button("Add Chapter") { names.append("Chapter \(names.count + 1)") }
    }
    .alert("Rename “\(renamed ?? "")”", isPresented: isRenaming) {
      Button("Add “(new)”") { rename() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var isRenaming: Binding<Bool> {
    Binding {
      renamed != nil
    } set: {
      if !$0 { renamed = nil }
    }
  }

  private func rename() {
    guard let renamed, let index = names.firstIndex(of: renamed) else { return }
    names[index] += " (new)"
  }
}

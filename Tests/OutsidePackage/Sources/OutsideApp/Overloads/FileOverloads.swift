import Oriel

/// Every way to import, export and move files, as an app writes it.
struct FileOverloads: View {
  @State private var isPresented = false
  @State private var note: TextNote? = TextNote(text: "")
  @State private var notes: [TextNote] = []
  @StateObject private var drawing = Drawing()
  @State private var file: URL?
  @State private var files: [URL] = []
  @State private var message = ""

  var body: some View {
    VStack {
      importers
      exporters
      itemExporters
      movers
    }
    .modifier(FileOptionOverloads())
  }

  private var importers: some View {
    Text("Importers")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.image]) { result in
        switch result {
        case .success(let url): open(url)
        case .failure(let error): message = error.localizedDescription
        }
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.plainText, .pdf], allowsMultipleSelection: true
      ) { result in
        files = (try? result.get()) ?? []
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: [.folder], allowsMultipleSelection: false
      ) { result in
        if case .success(let urls) = result { files = urls }
      } onCancellation: {
        message = "Cancelled"
      }
  }

  private var exporters: some View {
    Text("Exporters")
      .fileExporter(isPresented: $isPresented, document: note, contentType: .plainText) { show($0) }
      .fileExporter(
        isPresented: $isPresented, document: note, contentType: .plainText, defaultFilename: "Note"
      ) { result in
        show(result)
      }
      .fileExporter(isPresented: $isPresented, document: drawing, contentType: .json) { show($0) }
      .fileExporter(isPresented: $isPresented, documents: [drawing], contentType: .json) { show($0) }
      .fileExporter(isPresented: $isPresented, documents: notes, contentType: .plainText) { show($0) }
      .fileExporter(
        isPresented: $isPresented, document: note, contentTypes: [.plainText], defaultFilename: "Note"
      ) { result in
        show(result)
      } onCancellation: {
        message = "Cancelled"
      }
      .fileExporter(isPresented: $isPresented, document: drawing, onCompletion: { show($0) })
      .fileExporter(isPresented: $isPresented, documents: [drawing], onCompletion: { show($0) }, onCancellation: {})
      .fileExporter(isPresented: $isPresented, documents: notes, onCompletion: { show($0) })
  }

  private var itemExporters: some View {
    Text("Items")
      .fileExporter(isPresented: $isPresented, item: "Some text", onCompletion: { show($0) })
      .fileExporter(
        isPresented: $isPresented, item: Profile(name: "Ada"), contentTypes: [.json], defaultFilename: "Profile"
      ) { result in
        show(result)
      } onCancellation: {
        message = "Cancelled"
      }
      .fileExporter(
        isPresented: $isPresented, items: [Profile(name: "Ada"), Profile(name: "Bob")], onCompletion: { show($0) })
  }

  private var movers: some View {
    Text("Movers")
      .fileMover(isPresented: $isPresented, file: file) { show($0) }
      .fileMover(isPresented: $isPresented, files: files) { show($0) }
      .fileMover(isPresented: $isPresented, file: file) { result in
        show(result)
      } onCancellation: {
        message = "Cancelled"
      }
      .fileMover(isPresented: $isPresented, files: files) { result in
        show(result)
      } onCancellation: {
        message = "Cancelled"
      }
  }

  private func open(_ url: URL) {
    guard url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    file = url
  }

  private func show(_ result: Result<URL, any Error>) { if case .success(let url) = result { file = url } }
  private func show(_ result: Result<[URL], any Error>) { if case .success(let urls) = result { files = urls } }
}

/// Every option of file dialogs.
struct FileOptionOverloads: ViewModifier {
  func body(content: Content) -> some View {
    content
      .fileDialogMessage("Choose a file")
      .fileDialogMessage(String("Choose a file"))
      .fileDialogMessage(Text("Choose a file"))
      .fileDialogConfirmationLabel("Choose")
      .fileDialogConfirmationLabel(String("Choose"))
      .fileDialogConfirmationLabel(Text("Choose"))
      .fileExporterFilenameLabel("Call it")
      .fileExporterFilenameLabel(String("Call it"))
      .fileExporterFilenameLabel(Text("Call it"))
      .fileDialogBrowserOptions([.includeHiddenFiles, .enumeratePackages, .displayFileExtensions])
      .fileDialogCustomizationID("notes")
      .fileDialogDefaultDirectory(.homeDirectory)
      .fileDialogImportsUnresolvedAliases(true)
      .fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension == "txt" })
  }
}

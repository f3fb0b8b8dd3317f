import Oriel

/// All options of file dialogs as controls, and dialogs with these options.
struct FileOptionsPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var options = FileOptions()

  var body: some View {
    PageColumn(.fileOptions, "Options of open and save dialogs.") {
      Section("Dialogs") {
        CustomImport(run: gallery.run(.customImport), options: options)
        CustomExport(run: gallery.run(.customExport), options: options)
      }
      Section("Texts") {
        TextField("Message", text: $options.message)
        TextField("Confirmation label", text: $options.confirmation)
        TextField("File name label", text: $options.filenameLabel)
      }
      Section("Files") {
        Choices(
          "Kinds", selection: $options.kinds,
          [("Any", .any), ("Texts", .texts), ("Images", .images), ("Folders", .folders)])
        Toggle("Several", isOn: $options.allowsSeveral)
        Toggle("Hidden files", isOn: $options.showsHidden)
        Toggle("Don’t resolve links", isOn: $options.keepsLinks)
        Toggle("Only names of up to 12 characters", isOn: $options.onlyShortNames)
      }
      Section("Folder") {
        Toggle("Open in the temporary folder", isOn: $options.startsInTemporary)
        Toggle("Open in the last folder", isOn: $options.remembers)
      }
    }
  }
}

/// An importer with the options of the page.
private struct CustomImport: View {
  @Bindable var run: SampleRun
  let options: FileOptions

  var body: some View {
    SampleRow(run: run).background {
      Color.clear
        .fileImporter(
          isPresented: $run.isPresented, allowedContentTypes: options.types,
          allowsMultipleSelection: options.allowsSeveral, onCompletion: { run.note($0) },
          onCancellation: run.noteCancellation
        )
        .modifier(FileOptionsModifier(options: options))
    }
  }
}

/// An exporter with the options of the page.
private struct CustomExport: View {
  @Bindable var run: SampleRun
  let options: FileOptions

  var body: some View {
    SampleRow(run: run).background {
      Color.clear
        .fileExporter(
          isPresented: $run.isPresented, document: NoteDocument("Made with options."),
          contentTypes: [.plainText, .markdown], defaultFilename: "Options",
          onCompletion: { run.note($0) }, onCancellation: run.noteCancellation
        )
        .modifier(FileOptionsModifier(options: options))
    }
  }
}

extension Page {
  static let fileOptions = Page(
    "file-options", "File Options", symbol: "folder", order: 140, samples: Sample.fileOptions, pictures: "file"
  ) { FileOptionsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.fileOptions) }

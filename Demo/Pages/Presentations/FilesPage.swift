import Oriel

/// A small editor, which opens, exports and moves texts.
struct FilesPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var desk = Desk()

  var body: some View {
    @Bindable var desk = desk
    PageColumn(.files, "Import, export and move files. Nothing is replaced without your consent.") {
      Section("Editor") {
        TextField("Text", text: $desk.text, axis: .vertical).lineLimit(6)
      }
      Section("Open") {
        ImportOne(run: gallery.run(.importOne), desk: desk)
        ImportSeveral(run: gallery.run(.importSeveral))
        ImportFolder(run: gallery.run(.importFolder))
      }
      Section("Export") {
        ExportNote(run: gallery.run(.export), desk: desk)
        ExportMany(run: gallery.run(.exportMany), desk: desk)
        ExportItem(run: gallery.run(.exportItem))
        ExportLarge(run: gallery.run(.exportLarge))
        ExportJournal(desk: desk)
      }
      Section("Move") {
        MoveLast(run: gallery.run(.move), desk: desk)
        MoveMany(run: gallery.run(.moveMany), desk: desk)
      }
    }
  }
}

extension Page {
  static let files = Page(
    "files", "Files", symbol: "doc", order: 130, samples: Sample.files, pictures: "file"
  ) { FilesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.files) }

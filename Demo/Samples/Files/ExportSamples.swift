import Oriel

/// Exports the text in the editor.
struct ExportNote: View {
  @Bindable var run: SampleRun
  let desk: Desk

  var body: some View {
    SampleRow(run: run)
      .fileExporter(
        isPresented: $run.isPresented, document: NoteDocument(desk.text), contentTypes: [.plainText, .markdown],
        defaultFilename: "Note"
      ) { result in
        run.note(result)
        if case .success(let url) = result { desk.exported = url }
      } onCancellation: {
        run.note("cancelled")
      }
  }
}

/// Exports several notes into a folder.
struct ExportMany: View {
  @Bindable var run: SampleRun
  let desk: Desk

  var body: some View {
    SampleRow(run: run)
      .fileExporter(
        isPresented: $run.isPresented, documents: (1...3).map { NoteDocument("\($0): \(desk.text)") },
        contentTypes: [.plainText]
      ) { result in
        run.note(result)
        if case .success(let urls) = result { desk.exportedTogether = urls }
      } onCancellation: {
        run.note("cancelled")
      }
  }
}

/// Exports a transferable item.
struct ExportItem: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .fileExporter(
        isPresented: $run.isPresented, item: Poster(), contentTypes: [.svg], defaultFilename: "Bay window",
        onCompletion: { run.note($0) }, onCancellation: run.noteCancellation)
  }
}

/// Exports a large document.
struct ExportLarge: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .fileExporter(
        isPresented: $run.isPresented, document: LargeDocument(), contentTypes: [.data], defaultFilename: "Large",
        onCompletion: { run.note($0) }, onCancellation: run.noteCancellation)
  }
}

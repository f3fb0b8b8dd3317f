import Oriel

/// Imports one text.
struct ImportOne: View {
  @Bindable var run: SampleRun
  let desk: Desk

  var body: some View {
    SampleRow(run: run)
      .fileImporter(
        isPresented: $run.isPresented, allowedContentTypes: [.plainText, .markdown], allowsMultipleSelection: false
      ) { result in
        run.note(result)
        guard case .success(let urls) = result, let url = urls.first else { return }
        do { try desk.open(url) } catch { run.note("unreadable") }
      } onCancellation: {
        run.note("cancelled")
      }
  }
}

/// Imports several files.
struct ImportSeveral: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .fileImporter(
        isPresented: $run.isPresented, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true,
        onCompletion: { run.note($0) }, onCancellation: run.noteCancellation)
  }
}

/// Imports a folder.
struct ImportFolder: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .fileImporter(isPresented: $run.isPresented, allowedContentTypes: [.folder]) { run.note($0) }
  }
}

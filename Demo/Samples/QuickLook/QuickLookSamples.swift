import Oriel

/// The state of the page of previews.
@MainActor @Observable final class QuickLookDesk {
  @ObservationIgnored private lazy var folder = SampleFolder()
  /// The file that is shown, or was shown last.
  var item: URL?

  var files: [URL] { folder.files }

  func file(_ name: String) -> URL? { files.first { $0.lastPathComponent == name } }

  /// The binding of a preview, with the presentation of its sample.
  func selection(of run: SampleRun) -> Binding<URL?> {
    Binding {
      run.isPresented ? self.item ?? self.files.first : nil
    } set: { item in
      if let item {
        self.item = item
        run.note("item \(item.lastPathComponent)")
      } else {
        run.isPresented = false
      }
    }
  }
}

/// One file.
struct QuickLookOne: View {
  let run: SampleRun
  let desk: QuickLookDesk
  let name: String

  var body: some View {
    SampleRow(run: run)
      .quickLookPreview(
        Binding(get: { run.isPresented ? desk.file(name) : nil }, set: { if $0 == nil { run.isPresented = false } }))
  }
}

/// All files, and which of them is shown.
struct QuickLookAll: View {
  let run: SampleRun
  let desk: QuickLookDesk

  var body: some View {
    SampleRow(run: run, value: "item: \(desk.item?.lastPathComponent ?? "none")")
      .quickLookPreview(desk.selection(of: run), in: desk.files)
  }
}

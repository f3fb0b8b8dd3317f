import Oriel

/// A document of a reference type, which a writer writes from a snapshot.
@Observable final class Journal: WritableDocument {
  static let writableContentTypes = [UTType.plainText, .markdown]

  private let text: String

  init(_ text: String) { self.text = text }

  func writer(configuration: sending WriteConfiguration) -> sending JournalWriter {
    JournalWriter(heading: configuration.contentType == .markdown ? "# Journal\n\n" : "")
  }

  @MainActor func snapshot(contentType: UTType) -> sending String { text }
}

/// Writes a journal.
struct JournalWriter: DocumentWriter {
  let heading: String

  func write(
    snapshot: sending String, to destination: sending URL, previous: sending String?, progress: consuming Subprogress
  ) async throws { try Data((heading + snapshot).utf8).write(to: destination) }
}

/// Exports a journal.
struct ExportJournal: View {
  let desk: Desk
  @State private var isPresented = false
  @State private var result = "A document with a writer"

  var body: some View {
    Row("\(result)") { Button("Export Journal…") { isPresented = true } }
      .fileExporter(isPresented: $isPresented, document: Journal(desk.text), defaultFilename: "Journal") { result in
        switch result {
        case .success(let url): self.result = "Exported \(url.lastPathComponent)"
        case .failure(let error): self.result = error.localizedDescription
        }
      }
  }
}

import Oriel

/// What the files page works on: the text in the editor, and the files it has written.
@MainActor @Observable final class Desk {
  var text = "The bay window opens to the south."
  /// The file that was exported last.
  var exported: URL?
  /// The files that were exported together.
  var exportedTogether: [URL] = []

  /// Reads a text into the editor.
  func open(_ url: URL) throws {
    _ = url.startAccessingSecurityScopedResource()
    defer { url.stopAccessingSecurityScopedResource() }
    text = try String(contentsOf: url, encoding: .utf8)
  }
}

extension SampleRun {
  /// Notes how an importer, exporter or mover has ended.
  func note(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): note("success \(urls.map(\.lastPathComponent).joined(separator: ", "))")
    case .failure(let error): note("failure \((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
    }
  }

  /// Notes how what concerns one file has ended.
  func note(_ result: Result<URL, any Error>) { note(result.map { [$0] }) }

  /// What a sample's `onCancellation` does.
  var noteCancellation: () -> Void { { [self] in note("cancelled") } }
}

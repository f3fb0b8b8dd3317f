import Oriel

/// The state of the page of files: the text in the editor, and the exported files.
@MainActor @Observable final class Desk {
  var text = "The bay window opens to the south."
  /// The last exported file.
  var exported: URL?
  /// The files of the last export of several files.
  var exportedTogether: [URL] = []

  /// Reads a text into the editor.
  func open(_ url: URL) throws {
    _ = url.startAccessingSecurityScopedResource()
    defer { url.stopAccessingSecurityScopedResource() }
    text = try String(contentsOf: url, encoding: .utf8)
  }
}

extension SampleRun {
  /// Logs the result of an importer, exporter or mover.
  func note(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): note("success \(urls.map(\.lastPathComponent).joined(separator: ", "))")
    case .failure(let error): note("failure \((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
    }
  }

  /// Logs the result of an operation on one file.
  func note(_ result: Result<URL, any Error>) { note(result.map { [$0] }) }

  /// The `onCancellation` action of a sample.
  var noteCancellation: () -> Void { { [self] in note("cancelled") } }
}

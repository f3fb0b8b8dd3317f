import FoundationEssentials

/// The content of an open document: hides with which of the protocols it is read and written.
@MainActor protocol DocumentModel: AnyObject {
  /// The types as which the document can be saved, the preferred one first; empty for one that is only viewed.
  var writableTypes: [UTType] { get }
  /// Replaces the content by that of a file. Without an error, all of it is replaced.
  ///
  /// - Parameter willReplace: called when the file has been read; throws an error to keep the content.
  func read(
    _ path: DiskPath, as type: UTType, system: FileSystem, willReplace: @MainActor () throws -> Void
  ) async throws
  /// Takes a snapshot of the content, which is written while the user continues to edit.
  ///
  /// - Parameter continues: whether it is written to the file that was read or written last.
  func takeSnapshot(as type: UTType, continues: Bool) async throws -> DocumentSnapshot
  /// Calls a function after each change that can't be undone. By default, all can.
  func observeChanges(_ didChange: @escaping () -> Void)
  /// The document can be changed or not, and has a file that was changed at a time, or none.
  func placeDidChange(_ url: URL?, changed: Date?, isEditable: Bool)
}

extension DocumentModel {
  func observeChanges(_ didChange: @escaping () -> Void) {}
  func placeDidChange(_ url: URL?, changed: Date?, isEditable: Bool) {}
}

/// The content of a document at one point in time.
struct DocumentSnapshot: Sendable {
  /// What is to be written.
  struct Content: Sendable {
    let content: FileContent
    /// The folder in which the content is, until it has been copied.
    var folder: TemporaryFolder?
  }

  /// Makes the content to write. Called once, on a background thread.
  ///
  /// - Parameter current: the file that was read or written last; nil if there is none.
  let makeContent: @Sendable (_ current: DiskPath?) async throws -> Content
  /// Called after the content has been written.
  var didWrite: @MainActor @Sendable () -> Void = {}

  /// Writes the content to a file that doesn't exist.
  @concurrent func write(to path: DiskPath) async throws {
    let made = try await makeContent(nil)
    defer { made.folder?.discard() }
    try await FileJob.run { job in
      _ = try FileWriter(system: FileSystem(), job: job).write(made.content, to: path, replacing: false)
    }
  }
}

extension FileJob {
  /// Reads a file as a wrapper and makes a value of it.
  static func reading<Value>(
    _ path: DiskPath, system: FileSystem, _ body: @escaping @Sendable (FileWrapper) throws -> Value
  ) async throws -> (value: Handover<Value>, wrapper: Handover<FileWrapper>) {
    try await run { _ in
      let target = try system.resolved(path, for: FileSubject(.read, path))
      let wrapper = try FileWrapper.read(target, system: system)
      return (Handover(try body(wrapper)), Handover(wrapper))
    }
  }
}

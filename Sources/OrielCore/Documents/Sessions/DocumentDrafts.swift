import FoundationEssentials

/// The copies of unsaved changes that have no place yet, in a folder of the app: with them, documents are opened again
/// after the app has ended.
package struct DocumentDrafts: Sendable {
  private let folder: DiskPath?
  private let system = FileSystem()

  /// - Parameter folder: the folder, which is created when it is needed; nil to keep no drafts.
  package init(_ folder: DiskPath?) { self.folder = folder }

  /// Returns a draft that hasn't been written yet.
  func makeDraft() -> DocumentDraft { DocumentDraft(folder?.appending(UUID().uuidString), in: system) }

  /// Whether any drafts were kept.
  var areThere: Bool { folder.flatMap { try? system.names(in: $0) }?.isEmpty == false }

  /// The drafts that were kept, in a stable order, with their files.
  func kept() async -> [(draft: DocumentDraft, file: DiskPath)] {
    guard let folder else { return [] }
    let system = system
    let found = try? await FileJob.run { _ in
      try system.names(in: folder).compactMap { name -> (DocumentDraft, DiskPath)? in
        let place = folder.appending(name)
        // A copy that wasn't completed has a hidden name.
        let files = try system.names(in: place).filter { $0.first != UInt8(ascii: ".") }
        guard let file = files.first else { return nil }
        return (DocumentDraft(place, in: system), place.appending(file))
      }
    }
    return found ?? []
  }
}

/// A copy of the unsaved changes of a document.
struct DocumentDraft: Sendable {
  private let folder: DiskPath?
  private let system: FileSystem

  fileprivate init(_ folder: DiskPath?, in system: FileSystem) {
    self.folder = folder
    self.system = system
  }

  /// Writes the copy, instead of an earlier one.
  @concurrent func write(_ snapshot: DocumentSnapshot, named name: String, as type: UTType) async throws {
    guard let folder else { return }
    let made = try await snapshot.makeContent(nil)
    defer { made.folder?.discard() }
    let file = folder.appending(Filename.numbered(Filename.split(name).base, 1, type: type))
    let system = system
    try await FileJob.run { job in
      try system.makeFolders(folder)
      try FileWriter(system: system, job: job).write(made.content, to: file, replacing: true)
      // The document had another name, or a write wasn't completed.
      for name in try system.names(in: folder) where folder.appending(name) != file {
        system.discard(folder.appending(name))
      }
    }
  }

  /// Removes the copy, if there is one.
  func discard() {
    guard let folder else { return }
    system.discard(folder)
  }
}

extension FileSystem {
  /// The names in a folder.
  fileprivate func names(in folder: DiskPath) throws -> [[UInt8]] {
    let subject = FileSubject(.read, folder)
    let status = try status(folder, for: subject)
    return try inFolder(FilePlace(folder), as: status.identity, for: subject) { _, names in names }
  }

  /// Creates a folder and those that contain it, which only the user can read.
  fileprivate func makeFolders(_ folder: DiskPath) throws {
    let subject = FileSubject(.write, folder)
    guard try statusIfThere(folder, for: subject) == nil else { return }
    if folder.folder != folder { try makeFolders(folder.folder) }
    do {
      try makeFolder(FilePlace(folder), mode: 0o700, for: subject)
    } catch let error as FileAccessError where error.reason == .alreadyExists {}
  }
}

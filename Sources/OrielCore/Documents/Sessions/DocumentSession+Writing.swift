import FoundationEssentials

extension DocumentSession {
  /// Writes unsaved changes to the file if the user needn't decide about it, or else to a draft. An error isn't
  /// reported: it comes again when the user saves.
  package func saveByItself() async {
    guard hasChanges else { return }
    if savesByItself {
      do { return try await save() } catch { noteConflict(error) }
    }
    if hasChanges { try? await keepDraft() }
  }

  /// Writes the document to its file.
  ///
  /// - Parameter overwriting: whether to replace a file that another program has changed.
  /// - Throws: `FileAccessError` or the error of the document, which keeps its unsaved changes.
  func save(overwriting: Bool = false) async throws {
    try await inTurn { [self] in
      guard let stored else { throw CocoaError(.fileNoSuchFile) }
      guard hasChanges || currentConflict != nil else { return }
      let isGone = currentConflict == .deleted
      do {
        try await write(
          to: stored.path, as: contentType, replacing: !isGone, expecting: overwriting || isGone ? nil : stored.stamp)
      } catch {
        noteConflict(error)
        throw error
      }
    }
  }

  /// Writes the document to another file, which becomes its own.
  func save(to path: DiskPath, as type: UTType, replacing: Bool) async throws {
    try await inTurn { [self] in try await write(to: path, as: type, replacing: replacing, expecting: nil) }
  }

  private func write(to path: DiskPath, as type: UTType, replacing: Bool, expecting stamp: FileStamp?) async throws {
    // Changes from here on are unsaved, also those that the snapshot already contains.
    let written = mark
    writes += 1
    defer { writes -= 1 }
    let snapshot = try await model.takeSnapshot(as: type, continues: stamp != nil && type == contentType)
    let newStamp = try await Self.put(snapshot, to: path, replacing: replacing, expecting: stamp, services.system)
    snapshot.didWrite()
    savedMark = written
    contentType = type
    isWritable = true
    currentConflict = nil
    stored = StoredDocument(path: path, stamp: newStamp)
    if mark == written { discardDraft() } else { saveLater() }
  }

  @concurrent private static func put(
    _ snapshot: DocumentSnapshot, to path: DiskPath, replacing: Bool, expecting stamp: FileStamp?, _ system: FileSystem
  ) async throws -> FileStamp {
    let made = try await snapshot.makeContent(stamp == nil ? nil : path)
    defer { made.folder?.discard() }
    return try await FileJob.run { job in
      let writer = FileWriter(system: system, job: job)
      let files = try writer.write(made.content, to: path, replacing: replacing, expecting: stamp)
      // Another program may have replaced it already. This is found out later.
      let stamp = try? FileStamp(of: path, in: system, for: FileSubject(.read, path))
      return stamp.flatMap { stamp in stamp.identity.map { files.contains($0) } == true ? stamp : nil } ?? .unknown
    }
  }

  /// Remembers that another program has changed or deleted the file, if that is why it can't be written.
  private func noteConflict(_ error: any Error) {
    guard let error = error as? FileAccessError, error.url == stored?.path.url() else { return }
    switch error.reason {
    case .changedMeanwhile: currentConflict = .changed
    case .notFound where currentConflict == nil: currentConflict = .deleted
    default: return
    }
  }

  /// Writes a copy of the unsaved changes, with which the document is opened again if the app ends.
  func keepDraft() async throws {
    try await inTurn { [self] in
      guard hasChanges,
        let type = model.writableTypes.contains(contentType) ? contentType : model.writableTypes.first
      else { return }
      let snapshot = try await model.takeSnapshot(as: type, continues: false)
      hasDraft = true
      try await draft.write(snapshot, named: stored?.path.nameText ?? name, as: type)
    }
  }

  func discardDraft() {
    guard hasDraft else { return }
    // The app mustn't end before: the document would be opened again.
    services.work?.begin()
    Task {
      defer { services.work?.end() }
      try? await inTurn { [self] in
        guard !hasChanges, hasDraft else { return }
        hasDraft = false
        draft.discard()
      }
    }
  }
}

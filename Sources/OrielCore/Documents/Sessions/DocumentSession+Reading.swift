import FoundationEssentials

extension DocumentSession {
  /// Reads the file again and gives up unsaved changes.
  func revert() async throws {
    try await inTurn { [self] in
      guard let stored else { return }
      try await read(stored.path)
    }
  }

  /// - Parameter keepsChanges: whether a change that the user makes meanwhile is kept, and an error thrown.
  private func read(_ path: DiskPath, keepsChanges: Bool = false) async throws {
    let stamp = try await FileStamp.reading(path, services.system) { [self] in
      try await model.read(path, as: contentType, system: services.system) {
        if keepsChanges, mark != savedMark { throw EditedMeanwhile() }
      }
      // What the user changes from here on is unsaved.
      undoManager.removeAllActions()
      savedMark = mark
    }
    currentConflict = nil
    discardDraft()
    stored = StoredDocument(path: path, stamp: stamp)
  }

  /// Looks for what other programs have done to the file. A document without unsaved changes is read again.
  ///
  /// - Returns: whether a conflict has been found that wasn't there before.
  @discardableResult package func checkFile() async -> Bool {
    var isNew = false
    try? await inTurn { [self] in
      let before = currentConflict
      defer { isNew = currentConflict != nil && currentConflict != before }
      guard let stored, !isClosed else { return }
      let (path, system) = (stored.path, services.system)
      let stamp = try await FileJob.run { _ in try FileStamp(of: path, in: system, for: FileSubject(.read, path)) }
      guard stamp != stored.stamp else {
        if currentConflict == .deleted { currentConflict = nil }
        return
      }
      guard stamp != nil else {
        currentConflict = .deleted
        return
      }
      guard mark == savedMark, currentConflict != .changed else {
        currentConflict = .changed
        return
      }
      do {
        try await read(path, keepsChanges: true)
      } catch is EditedMeanwhile { currentConflict = .changed }
    }
    return isNew
  }

  /// Moves the file to another place, or renames it.
  func move(to path: DiskPath, replacing: Bool) async throws {
    try await inTurn { [self] in
      guard let stored, path != stored.path else { return }
      let plan = FileMovePlan(sources: [stored.path.url()], calls: services.system.calls)
      _ = try await plan.start(to: path.url(), replacing: replacing)
      let system = services.system
      let new = try? await FileJob.run { _ in try FileStamp(of: path, in: system, for: FileSubject(.read, path)) }
      // Between file systems it has been copied.
      let isSame = new?.identity == stored.stamp.identity
      self.stored = StoredDocument(path: path, stamp: isSame ? stored.stamp : new ?? .unknown)
    }
  }

  /// Another program has moved or renamed the file.
  func fileDidMove(to path: DiskPath) {
    guard let stored, path != stored.path else { return }
    self.stored = StoredDocument(path: path, stamp: stored.stamp)
  }
}

/// The user has changed the document while its file was read.
private struct EditedMeanwhile: Error {}

extension FileStamp {
  /// Reads a file, and again if another program has changed it meanwhile.
  ///
  /// - Returns: the state of the file that was read.
  static func reading(
    _ path: DiskPath, _ system: FileSystem, _ body: @MainActor () async throws -> Void
  ) async throws -> FileStamp {
    let subject = FileSubject(.read, path)
    for _ in 0..<3 {
      let before = try await FileJob.run { _ in try FileStamp(of: path, in: system, for: subject) }
      guard let before else { throw subject.error(.notFound) }
      try await body()
      let after = try await FileJob.run { _ in try FileStamp(of: path, in: system, for: subject) }
      if before == after { return before }
    }
    throw subject.error(.changedMeanwhile)
  }
}

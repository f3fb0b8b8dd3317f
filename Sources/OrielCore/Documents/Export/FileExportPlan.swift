import FoundationEssentials

/// The operation of `fileExporter` after the user has chosen the destination.
///
/// A dialog displays `filename(for:)` and the types; `destination(for:)` returns what to write for a choice; `start`
/// writes it.
/// The work is performed on a background thread. Cancelling the task of `start` restores the initial state.
package struct FileExportPlan: Sendable {
  package let items: [FileExportItem]
  /// The requested types, the preferred one first; empty for the items' own.
  package let contentTypes: [UTType]
  /// The suggested name for a single file.
  package let defaultFilename: String?
  /// The default file name, in the user's language.
  let untitled: String
  var system = FileSystem()

  package init(
    items: [FileExportItem], contentTypes: [UTType] = [], defaultFilename: String? = nil, untitled: String? = nil,
    calls: FileSystemCalls = .system
  ) {
    self.items = items
    self.contentTypes = contentTypes
    self.defaultFilename = defaultFilename
    self.untitled = untitled ?? Word.documentUntitled.text
    system = FileSystem(calls: calls)
  }

  /// The types that a dialog offers for a single file, the preferred one first: the requested types that the item
  /// supports, or else its preferred type; all supported types if none are requested.
  package var offeredTypes: [UTType] {
    guard let item = items.first else { return [] }
    var types: [UTType] = []
    for type in contentTypes.isEmpty ? item.writableTypes : contentTypes {
      if item.writableTypes.contains(type), !types.contains(type) { types.append(type) }
    }
    if types.isEmpty, let type = item.contentType(wanted: contentTypes) { types.append(type) }
    return types
  }

  /// The suggested name with its extension, for the preferred type or the given one.
  package func filename(for type: UTType? = nil) -> String {
    guard let type = type ?? offeredTypes.first else { return untitled }
    return filename(of: items.first, as: type)
  }

  /// Returns the URL and the type to write for the user's choice.
  ///
  /// - Parameters:
  ///   - chosen: the URL that the user chose.
  ///   - type: the type that is selected in the dialog; nil if it offers no choice.
  package func destination(for chosen: URL, type: UTType? = nil) -> FileExportDestination {
    let offered = offeredTypes
    guard let path = DiskPath(chosen), path.hasFilename else {
      return FileExportDestination(url: chosen, contentType: type ?? offered.first, isNameChanged: false)
    }
    // An extension that the user typed takes precedence if it is one of the offered types.
    let typed = String(validating: path.name, as: UTF8.self).flatMap { name in
      offered.first { $0.namingType.accepts(filename: name) }
    }
    // The first type is selected initially, so that the user may not have chosen it.
    let type = (type == offered.first ? typed : nil) ?? type ?? typed ?? offered.first
    guard let type, let ending = type.namingType.preferredFilenameExtension,
      !type.namingType.accepts(filename: path.nameText)
    else {
      return FileExportDestination(url: chosen, contentType: type, isNameChanged: false)
    }
    let dot = UInt8(ascii: ".")
    // The name still has the extension of the previously selected type.
    let base = typed == nil ? path.name : Array(Filename.split(path.nameText).base.utf8)
    let name = base + (base.last == dot ? [] : [dot]) + Array(ending.utf8)
    return FileExportDestination(
      url: path.folder.appending(name).url(), contentType: type, isNameChanged: true)
  }

  /// Whether a file exists at a URL. Performed on a background thread.
  package func isTaken(_ url: URL) async -> Bool { await system.isTaken(url) }

  /// Writes the single item atomically.
  ///
  /// - Parameters:
  ///   - destination: what `destination(for:)` has returned.
  ///   - replacing: whether the user agreed to replace the existing file at the destination. Otherwise the export fails
  ///     with `alreadyExists`.
  ///   - onProgress: called on any thread, at most twenty times per second.
  /// - Returns: an array with the URL of the file.
  /// - Throws: `FileAccessError`, `CancellationError`, or the error of the document.
  package func start(
    to destination: FileExportDestination, replacing: Bool, onProgress: FileJob.Report? = nil
  ) async throws -> [URL] {
    guard let item = items.first, let type = destination.contentType else {
      throw FileAccessError(.write, destination.url, .cannotBeExported)
    }
    guard let path = DiskPath(destination.url) else {
      throw FileAccessError(.write, destination.url, .invalidName)
    }
    try Task.checkCancellation()
    let made = try await Self.content(of: item, as: type, for: destination.url)
    defer { made.folder?.discard() }
    let system = system
    try await FileJob.run(report: onProgress) { job in
      try FileWriter(system: system, job: job).write(made.content, to: path, replacing: replacing)
      job.finish()
    }
    return [destination.url]
  }

  /// Writes either all items or none into a folder that the user chose, without replacing files.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - onProgress: called on any thread, at most twenty times per second.
  /// - Returns: the URLs in the order of the items.
  /// - Throws: `FileAccessError`, `CancellationError`, or the error of a document.
  package func start(in folder: URL, onProgress: FileJob.Report? = nil) async throws -> [URL] {
    guard let folderPath = DiskPath(folder) else { throw FileAccessError(.write, folder, .invalidName) }
    let system = system
    let job = FileJob(report: onProgress)
    var staged: [StagedExport] = []
    do {
      for (index, item) in items.enumerated() {
        job.beginItem(index + 1, of: items.count)
        try Task.checkCancellation()
        guard let type = item.contentType(wanted: contentTypes) else {
          throw FileAccessError(.write, folder, .cannotBeExported)
        }
        let expected = folderPath.appending(filename(of: item, as: type))
        let made = try await Self.content(of: item, as: type, for: expected.url())
        defer { made.folder?.discard() }
        let content = made.content
        let base = baseName(of: item, as: type, name: made.name)
        let path = folderPath.appending(Filename.numbered(base, 1, type: type))
        let file = try await job.run { job in
          let stager = FileStager(system: system, job: job)
          let subject = FileSubject(.write, path)
          try stager.expect(content, for: subject)
          return try stager.stage(content, for: path, subject: subject)
        }
        staged.append(StagedExport(file: file, base: base, type: type))
      }
      let all = staged
      return try await job.run { job in
        let names = all.map { item in
          (file: item.file, name: { (number: Int) in Filename.numbered(item.base, number, type: item.type) })
        }
        let placed = try FileWriter(system: system, job: job).place(names, in: folderPath)
        job.finish()
        return placed.map { $0.url() }
      }
    } catch {
      let left = staged
      await FileJob.runAlways {
        for item in left { system.discard(item.file.path, only: item.file.made) }
      }
      throw error
    }
  }

  private struct StagedExport: Sendable {
    let file: FileStager.Staged
    let base: String
    let type: UTType
  }

  /// - Parameter name: the name that the document suggests.
  private func baseName(of item: FileExportItem?, as type: UTType, name: String? = nil) -> String {
    // The default name is for a single file.
    let suggested = name ?? item?.suggestedFilename(type) ?? (items.count == 1 ? nil : defaultFilename)
    return Filename.suggested(items.count == 1 ? defaultFilename ?? suggested : suggested, otherwise: untitled)
  }

  private func filename(of item: FileExportItem?, as type: UTType) -> String {
    Filename.numbered(baseName(of: item, as: type), 1, type: type)
  }

  @concurrent private static func content(
    of item: FileExportItem, as type: UTType, for url: URL
  ) async throws -> FileExportItem.Named {
    guard let made = try await item.make(type) else { throw FileAccessError(.write, url, .cannotBeExported) }
    guard !Task.isCancelled else {
      made.folder?.discard()
      throw CancellationError()
    }
    return made
  }
}

/// The destination of an export.
package struct FileExportDestination: Equatable, Sendable {
  /// The URL with its extension.
  package let url: URL
  /// The type to write; nil if there is none.
  package let contentType: UTType?
  /// Whether the URL differs from the user's choice, so that replacing a file has to be confirmed again.
  package let isNameChanged: Bool
}

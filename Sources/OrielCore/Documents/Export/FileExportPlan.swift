import FoundationEssentials

/// What `fileExporter` is to write, and everything that happens once the user has chosen where.
///
/// A dialog shows `filename(for:)` and the types; `destination(for:)` says what a chosen URL becomes; `start` writes.
/// All work is done off the main actor. Cancelling the task that runs `start` leaves everything as it was.
package struct FileExportPlan: Sendable {
  package let items: [FileExportItem]
  /// The types that the app asks for, the preferred one first; empty for the items' own.
  package let contentTypes: [UTType]
  /// The name that the app suggests for a single file.
  package let defaultFilename: String?
  /// What a file is called that nobody has a name for, in the user's language.
  let untitled: String
  var system = FileSystem()

  package init(
    items: [FileExportItem], contentTypes: [UTType] = [], defaultFilename: String? = nil, untitled: String? = nil,
    calls: FileSystemCalls = .system
  ) {
    self.items = items
    self.contentTypes = contentTypes
    self.defaultFilename = defaultFilename
    self.untitled = untitled ?? UntitledLabel.current
    system = FileSystem(calls: calls)
  }

  /// The types that a dialog offers for a single file, the preferred one first: those that are asked for and can be
  /// written, or else the preferred one of the document's; all of the document's if nothing is asked for.
  package var offeredTypes: [UTType] {
    guard let item = items.first else { return [] }
    var types: [UTType] = []
    for type in contentTypes.isEmpty ? item.writableTypes : contentTypes {
      if item.writableTypes.contains(type), !types.contains(type) { types.append(type) }
    }
    if types.isEmpty, let type = item.contentType(wanted: contentTypes) { types.append(type) }
    return types
  }

  /// The name that a dialog suggests, with its extension; the type is the preferred one unless another is chosen.
  package func filename(for type: UTType? = nil) -> String {
    guard let type = type ?? offeredTypes.first else { return untitled }
    return filename(of: items.first, as: type)
  }

  /// What becomes of a URL that the user chose.
  ///
  /// - Parameters:
  ///   - chosen: the place.
  ///   - type: the type that was chosen in the dialog, or that it began with; nil where it offers no choice.
  package func destination(for chosen: URL, type: UTType? = nil) -> FileExportDestination {
    let offered = offeredTypes
    guard let path = DiskPath(chosen), path.hasFilename else {
      return FileExportDestination(url: chosen, contentType: type ?? offered.first, isNameChanged: false)
    }
    // The extension that was typed decides, where it is one of several that can be written.
    let typed = String(validating: path.name, as: UTF8.self).flatMap { name in
      offered.first { $0.namingType.accepts(filename: name) }
    }
    // A dialog begins with the first type, which nobody may have looked at.
    let type = (type == offered.first ? typed : nil) ?? type ?? typed ?? offered.first
    guard let type, let ending = type.namingType.preferredFilenameExtension,
      !type.namingType.accepts(filename: path.nameText)
    else {
      return FileExportDestination(url: chosen, contentType: type, isNameChanged: false)
    }
    let dot = UInt8(ascii: ".")
    // The extension of another type stands there from before this one was chosen.
    let base = typed == nil ? path.name : Array(Filename.split(path.nameText).base.utf8)
    let name = base + (base.last == dot ? [] : [dot]) + Array(ending.utf8)
    return FileExportDestination(
      url: path.folder.appending(name).url(), contentType: type, isNameChanged: true)
  }

  /// Whether something is at a place now. Looks off the main actor.
  package func isTaken(_ url: URL) async -> Bool { await system.isTaken(url) }

  /// Writes the one item to the place that the user chose, atomically.
  ///
  /// - Parameters:
  ///   - chosen: the place. An extension that was left out is added.
  ///   - type: the type that the user chose; nil to go by the extension.
  ///   - replacing: whether the user agreed to replace the file that is there: the one that is written, which
  ///     `destination(for:)` tells. Otherwise the export fails with `alreadyExists`.
  ///   - onProgress: called on no particular thread, at most twenty times a second.
  /// - Returns: the URL that was written, alone in an array.
  /// - Throws: `FileAccessError`, `CancellationError`, or what the document throws.
  package func start(
    at chosen: URL, type: UTType? = nil, replacing: Bool, onProgress: FileJob.Report? = nil
  ) async throws -> [URL] {
    let destination = destination(for: chosen, type: type)
    guard let item = items.first, let type = destination.contentType else {
      throw FileAccessError(.write, chosen, .cannotBeExported)
    }
    guard let path = DiskPath(destination.url) else {
      throw FileAccessError(.write, destination.url, .invalidName)
    }
    try Task.checkCancellation()
    let content = try await Self.content(of: item, as: type, for: destination.url).content
    let system = system
    try await FileJob.run(report: onProgress) { job in
      try FileWriter(system: system, job: job).write(content, to: path, replacing: replacing)
      job.finish()
    }
    return [destination.url]
  }

  /// Writes all items into a folder that the user chose, under names of their own. Nothing that is there is replaced,
  /// and if one can't be written, none is.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - onProgress: called on no particular thread, at most twenty times a second.
  /// - Returns: the URLs in the order of the items.
  /// - Throws: `FileAccessError`, `CancellationError`, or what a document throws.
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

  /// - Parameter name: the one that the document itself has said.
  private func baseName(of item: FileExportItem?, as type: UTType, name: String? = nil) -> String {
    // The app's name for one file would be the same for all.
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
    try Task.checkCancellation()
    return made
  }
}

/// Where a file is written, after the user has chosen.
package struct FileExportDestination: Equatable, Sendable {
  /// The place, with the extension that may have been left out.
  package let url: URL
  /// The type that is written; nil if none can be.
  package let contentType: UTType?
  /// Whether the place isn't the one that the user agreed to: whether something is there must be asked anew.
  package let isNameChanged: Bool
}

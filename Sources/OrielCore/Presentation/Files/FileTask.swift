import FoundationEssentials

/// The operation of a file modifier: its dialog, and the work after the choice.
@MainActor struct FileTask {
  /// The result of the work for a choice.
  enum Step: Sendable {
    /// The operation has completed with these URLs.
    case done([URL])
    /// The choice can't be used: the dialog is presented again after an explanation.
    case refused(FileAccessError)
    /// A file exists that the user hasn't agreed to replace.
    case wouldReplace(FileAccessError)
  }

  /// Makes the request of the dialog from the common options.
  let request: (FileDialogOptions) -> FileDialogRequest
  /// Performs the work outside of the main actor. An error is the result.
  ///
  /// - Parameters:
  ///   - choice: what the user chose.
  ///   - mayReplace: whether the user has agreed to replace an existing file.
  ///   - report: receives the progress on any thread.
  let perform:
    (_ choice: FileChoice, _ mayReplace: Bool, _ options: FileDialogOptions, _ report: @escaping FileJob.Report)
      async throws -> Step
}

extension FileTask {
  /// Imports existing files.
  static func importing(_ types: [UTType], allowsMultipleSelection: Bool) -> FileTask {
    let filters = TypeFilter.filters(for: types)
    let folders = TypeFilter.areFolders(types)
    return FileTask { options in
      var request = options.request(.open(folders: folders, multiple: allowsMultipleSelection))
      if !folders { request.filters = filters }
      return request
    } perform: { choice, _, options, _ in
      let check = FileImportCheck(
        contentTypes: types, resolvesLinks: !options.importsUnresolvedAliases,
        predicate: options.predicate?.predicate)
      do {
        return .done(try await check.start(choice.urls))
      } catch let error as FileAccessError where error.reason == .wrongType || error.reason == .notAccepted {
        return .refused(error)
      }
    }
  }

  /// Exports one file.
  static func exporting(_ plan: FileExportPlan) -> FileTask {
    let types = plan.offeredTypes
    return FileTask { options in
      var request = options.request(.save(name: plan.filename()))
      request.filenameLabel = options.filenameLabel
      request.filters = TypeFilter.filters(for: types, groups: false)
      return request
    } perform: { choice, mayReplace, options, report in
      guard let chosen = choice.urls.first else { return .done([]) }
      let type = choice.filter.flatMap { types.indices.contains($0) ? types[$0] : nil }
      let destination = plan.destination(for: chosen, type: type)
      if let error = options.refusal(of: destination.url, .write) { return .refused(error) }
      // The dialog has confirmed the replacement of a file that existed then, but not of one that was created later.
      let isReplacing =
        if mayReplace { true } else if destination.isNameChanged { false } else {
          await plan.isTaken(destination.url)
        }
      do {
        return .done(try await plan.start(to: destination, replacing: isReplacing, onProgress: report))
      } catch let error as FileAccessError where error.reason == .alreadyExists && !isReplacing {
        return .wouldReplace(error)
      }
    }
  }

  /// Exports files into a folder.
  static func exportingSeveral(_ plan: FileExportPlan) -> FileTask {
    FileTask { options in
      options.request(.folder)
    } perform: { choice, _, options, report in
      guard let folder = choice.urls.first else { return .done([]) }
      if let error = options.refusal(of: folder, .write) { return .refused(error) }
      return .done(try await plan.start(in: folder, onProgress: report))
    }
  }

  /// Moves a file to a chosen location.
  static func moving(_ file: URL) -> FileTask {
    let plan = FileMovePlan(sources: [file])
    return FileTask { options in
      options.request(.save(name: file.lastPathComponent))
    } perform: { choice, mayReplace, options, report in
      guard let chosen = choice.urls.first else { return .done([]) }
      if let error = options.refusal(of: chosen, .move) { return .refused(error) }
      // As above: the dialog has confirmed the replacement of an existing file only.
      let isReplacing = if mayReplace { true } else { await plan.isTaken(chosen) }
      do {
        return done(try await plan.start(to: chosen, replacing: isReplacing, onProgress: report))
      } catch let error as FileAccessError where error.reason == .alreadyExists && !isReplacing {
        return .wouldReplace(error)
      }
    }
  }

  /// Moves files into a folder.
  static func moving(several files: [URL]) -> FileTask {
    let plan = FileMovePlan(sources: files)
    return FileTask { options in
      options.request(.folder)
    } perform: { choice, _, options, report in
      guard let folder = choice.urls.first else { return .done([]) }
      if let error = options.refusal(of: folder, .move) { return .refused(error) }
      return done(try await plan.start(into: folder, onProgress: report))
    }
  }

  private static func done(_ result: FileMoveResult) -> Step {
    for url in result.leftovers {
      Diagnostics.warn("\(url.path) remains from a file that was moved, and couldn't be deleted")
    }
    return .done(result.urls)
  }
}

extension FileDialogOptions {
  /// The error of a URL that doesn't match the app's predicate.
  fileprivate func refusal(of url: URL, _ action: FileAccessError.Action) -> FileAccessError? {
    guard let predicate, !predicate.accepts(url) else { return nil }
    return FileAccessError(action, url, .notAccepted)
  }
}

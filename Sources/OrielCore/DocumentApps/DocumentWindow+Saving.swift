import FoundationEssentials

extension DocumentWindow {
  /// Saves the document: to its file, or to one that the user chooses. Errors are shown.
  ///
  /// - Parameter overwriting: whether to replace a file that another program has changed.
  /// - Returns: whether the document has been saved.
  @discardableResult func save(overwriting: Bool = false) async -> Bool {
    guard session.stored != nil, session.isEditable else { return await saveAs() }
    if session.currentConflict == .changed, !overwriting { return await resolveChange() }
    do {
      try await session.save(overwriting: overwriting)
      return true
    } catch {
      switch session.currentConflict {
      case .changed: return await resolveChange()
      case .deleted where (error as? FileAccessError)?.reason == .notFound && !overwriting:
        // Creates the file again, unless its folder is gone too.
        return await save(overwriting: true)
      case .deleted, nil: return await explain(error)
      }
    }
  }

  private func explain(_ error: any Error) async -> Bool {
    guard await desk.ask(.failed(error, isClosing: false)) == .saveAs else { return false }
    return await saveAs()
  }

  /// Asks what becomes of a document whose file another program has changed.
  @discardableResult func resolveChange() async -> Bool {
    switch await desk.ask(.changed(name: session.title)) {
    case .overwrite: return await save(overwriting: true)
    case .discard: return await read()
    default: return false
    }
  }

  /// Saves the document to a file that the user chooses, which becomes its file.
  @discardableResult func saveAs() async -> Bool {
    guard case .success(let urls)? = await perform(.saving(self)) else { return false }
    noteUse()
    return !urls.isEmpty
  }

  /// Reads the file again after the user has confirmed that changes are lost.
  func revert() async {
    if session.isEdited, await desk.ask(.reverting(name: session.title)) != .discard { return }
    await read()
  }

  @discardableResult private func read() async -> Bool {
    do {
      try await session.revert()
      return true
    } catch {
      _ = await desk.ask(.message(error))
      return false
    }
  }

  /// Gives the file another name, for which it asks.
  func rename() async {
    guard let path = session.stored?.path else { return }
    guard await desk.ask(.rename(name: path.nameText)) == .rename else { return }
    let ending = Filename.split(path.nameText).ending
    let name = Filename.suggested(desk.text, otherwise: "")
    guard !name.isEmpty else { return }
    do {
      try await session.move(to: path.folder.appending(name + ending), replacing: false)
      noteUse()
    } catch {
      _ = await desk.ask(.message(error))
    }
  }

  /// Moves the file to a place that the user chooses.
  func move() async {
    guard session.stored != nil, case .success? = await perform(.moving(self)) else { return }
    noteUse()
  }

  /// Opens a new document with the same content.
  func duplicate() async {
    do {
      try await scene?.runner.work { try await scene?.openCopy(of: session) }
    } catch {
      _ = await desk.ask(.message(error))
    }
  }

  /// Presents a file dialog and performs its operation. Errors are shown.
  private func perform(_ task: FileTask) async -> Result<[URL], any Error>? {
    let result = await desk.perform(task)
    if case .failure(let error)? = result { _ = await desk.ask(.message(error)) }
    return result
  }

  /// Adds the file to the recent ones.
  private func noteUse() {
    guard let path = session.stored?.path else { return }
    scene?.runner.noteUse(of: path, as: session.contentType)
  }

  /// Whether another window has a file open, which this one mustn't replace.
  fileprivate func isOpenElsewhere(_ path: DiskPath) async -> Bool {
    guard let other = await scene?.runner.document(at: path) else { return false }
    return other !== self
  }
}

extension FileTask {
  /// Saves a document to a file.
  fileprivate static func saving(_ window: DocumentWindow) -> FileTask {
    let session = window.session
    let types = session.model.writableTypes
    let preferred = types.filter { $0 == session.contentType } + types.filter { $0 != session.contentType }
    let plan = FileExportPlan(
      items: [FileExportItem(writableTypes: preferred) { _ in nil }], defaultFilename: session.title)
    let folder = session.stored?.path.folder.url(isFolder: true)
    return FileTask { options in
      var request = options.request(.save(name: plan.filename()))
      request.filters = TypeFilter.filters(for: preferred, groups: false)
      request.initialFolder = request.initialFolder ?? folder.flatMap { FileDialogFolder.existing($0) }
      return request
    } perform: { choice, mayReplace, _, _ in
      guard let chosen = choice.urls.first else { return .done([]) }
      let type = choice.filter.flatMap { preferred.indices.contains($0) ? preferred[$0] : nil }
      let destination = plan.destination(for: chosen, type: type)
      guard let path = DiskPath(destination.url), let type = destination.contentType else {
        throw FileAccessError(.write, destination.url, .cannotBeExported)
      }
      if await window.isOpenElsewhere(path) { return .refused(FileAccessError(.write, destination.url, .inUse)) }
      // The dialog has confirmed the replacement of the file that it shows.
      let isReplacing =
        if mayReplace { true } else if destination.isNameChanged { false } else { await plan.isTaken(destination.url) }
      do {
        try await session.save(to: path, as: type, replacing: isReplacing)
        return .done([destination.url])
      } catch let error as FileAccessError where error.reason == .alreadyExists && !isReplacing {
        return .wouldReplace(error)
      }
    }
  }

  /// Moves the file of a document.
  fileprivate static func moving(_ window: DocumentWindow) -> FileTask {
    let session = window.session
    let folder = session.stored?.path.folder.url(isFolder: true)
    let name = session.stored?.path.nameText ?? session.title
    return FileTask { options in
      var request = options.request(.save(name: name))
      request.initialFolder = request.initialFolder ?? folder.flatMap { FileDialogFolder.existing($0) }
      return request
    } perform: { choice, mayReplace, _, _ in
      guard let chosen = choice.urls.first, let path = DiskPath(chosen) else { return .done([]) }
      if await window.isOpenElsewhere(path) { return .refused(FileAccessError(.move, chosen, .inUse)) }
      let isReplacing = if mayReplace { true } else { await session.services.system.isTaken(chosen) }
      do {
        try await session.move(to: path, replacing: isReplacing)
        return .done([chosen])
      } catch let error as FileAccessError where error.reason == .alreadyExists && !isReplacing {
        return .wouldReplace(error)
      }
    }
  }
}

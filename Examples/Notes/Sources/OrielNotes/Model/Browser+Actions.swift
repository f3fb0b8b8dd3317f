import Oriel

/// What the user does with notes. Each action can be taken back.
extension Browser {
  /// Creates a note in the folder or with the tag that the sidebar shows.
  func addNote() {
    attempt {
      query = ""
      var file = NoteFile()
      if case .tag(let tag) = place { file.tags = [tag] }
      let note = try library.addNote(title: String(localized: "New Note"), in: place?.folder, file: file)
      undoManager?.registerUndo(withTarget: self) { $0.throwAway([note]) }
      undoManager?.setActionName(String(localized: "New Note"))
      show(note)
    }
  }

  /// Moves notes to the trash, and offers to take that back.
  func throwAway(_ notes: [Note]) {
    guard !notes.isEmpty else { return }
    attempt {
      guard save() else { return }
      let next = neighbor(of: notes)
      try library.throwAway(notes)
      selection = next.map { [$0.id] } ?? []
      undoManager?.registerUndo(withTarget: self) { $0.putBack(notes) }
      undoManager?.setActionName(String(localized: "Move to Trash"))
      let undo = Toast.Action(title: "Undo") { [self] in putBack(notes) }
      toast =
        notes.count == 1
        ? Toast(message: "“\(notes[0].title)” is in the trash", action: undo)
        : Toast(message: "\(notes.count) notes are in the trash", action: undo)
    }
  }

  /// Takes notes out of the trash.
  func putBack(_ notes: [Note]) {
    let notes = notes.filter(\.isInTrash)
    guard !notes.isEmpty else { return }
    attempt {
      try library.putBack(notes)
      undoManager?.registerUndo(withTarget: self) { $0.throwAway(notes) }
      undoManager?.setActionName(String(localized: "Move to Trash"))
      toast = nil
      if let first = notes.first { show(first) }
      selection = Set(notes.map(\.id))
    }
  }

  /// Removes notes for good.
  func erase(_ notes: [Note]) {
    attempt {
      selection.subtract(notes.map(\.id))
      try library.erase(notes)
    }
  }

  /// Moves notes to a folder; nil for none.
  func move(_ notes: [Note], to folder: String?) {
    let moved = notes.filter { $0.path.folder != folder && !$0.isInTrash }
    guard !moved.isEmpty else { return }
    attempt {
      let old = Dictionary(grouping: moved, by: \.path.folder)
      try library.move(moved, to: folder)
      undoManager?.registerUndo(withTarget: self) { browser in
        for (folder, notes) in old { browser.move(notes, to: folder) }
      }
      undoManager?.setActionName(String(localized: "Move"))
      if let place, case .folder = place, place.folder != folder { selection.subtract(moved.map(\.id)) }
    }
  }

  /// Moves rows of the list.
  func reorder(_ offsets: IndexSet, to place: Int) {
    let shown = shown
    let moved = offsets.map { shown[$0] }
    let next = shown[place...].first { note in !moved.contains { $0 === note } }
    let old = library.notes.map(\.id)
    library.reorder(moved, before: next ?? noteBehind(shown))
    registerOrder(old)
  }

  private func registerOrder(_ order: [Note.ID]) {
    undoManager?.registerUndo(withTarget: self) { browser in
      let current = browser.library.notes.map(\.id)
      browser.library.restore(order: order)
      browser.registerOrder(current)
    }
    undoManager?.setActionName(String(localized: "Reorder"))
  }

  /// The note that follows the last one of the list among all notes.
  private func noteBehind(_ shown: [Note]) -> Note? {
    guard let last = library.notes.firstIndex(where: { $0 === shown.last }) else { return nil }
    return library.notes[(last + 1)...].first
  }

  /// Gives a note other tags.
  func setTags(_ tags: [String], of note: Note) {
    var unique: [String] = []
    for tag in tags where !unique.contains(tag) { unique.append(tag) }
    guard unique != note.file.tags else { return }
    attempt {
      guard save() else { return }
      try library.refresh(note)
      let old = note.file.tags
      var file = note.file
      file.tags = unique
      try library.write(file, to: note)
      undoManager?.registerUndo(withTarget: self) { $0.setTags(old, of: note) }
      undoManager?.setActionName(String(localized: "Tags"))
    }
  }

  /// Copies a note.
  func duplicate(_ note: Note) {
    attempt {
      guard save() else { return }
      let copy = try library.addNote(title: note.title, in: note.path.folder, file: note.file)
      undoManager?.registerUndo(withTarget: self) { $0.throwAway([copy]) }
      undoManager?.setActionName(String(localized: "Duplicate"))
      show(copy)
    }
  }

  func addFolder(_ name: String) {
    attempt { if let name = try library.addFolder(name) { place = .folder(name) } }
  }

  func renameFolder(_ old: String, to name: String) {
    attempt {
      guard save() else { return }
      try library.renameFolder(old, to: name)
      if place == .folder(old), let name = NotePath.name(name) { place = .folder(name) }
    }
  }

  /// Removes a folder; its notes are in the trash afterwards.
  func removeFolder(_ name: String) {
    guard save() else { return }
    let notes = library.notes.filter { $0.path.folder == name }
    throwAway(notes)
    attempt { try library.removeFolder(name) }
    if place == .folder(name) { place = .all }
  }

  /// The note of the list that is selected after others have gone.
  private func neighbor(of notes: [Note]) -> Note? {
    let (shown, ids) = (shown, Set(notes.map(\.id)))
    guard let last = shown.lastIndex(where: { ids.contains($0.id) }) else { return nil }
    return shown[(last + 1)...].first ?? shown[..<last].last { !ids.contains($0.id) }
  }
}

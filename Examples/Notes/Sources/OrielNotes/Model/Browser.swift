import Oriel

/// What the user looks at: a place in the sidebar, notes in the list, and the note that is open.
@Observable final class Browser {
  let library: Library
  var place: Place? = .all { didSet { if place != oldValue { keepSelectionInList() } } }
  var query = ""
  var sorting = NoteSorting.manual
  var selection: Set<Note.ID> = [] { didSet { if selection != oldValue { openDraft() } } }
  /// The note that is open, if exactly one is selected.
  private(set) var draft: Draft?
  var toast: Toast?
  var question: Question?
  var isExporting = false
  /// That of the window.
  @ObservationIgnored weak var undoManager: UndoManager?

  init(_ library: Library) { self.library = library }

  // MARK: The list

  /// The notes of the list.
  var shown: [Note] { sorting.sorted(notes(in: place).filter(isFound)) }

  func notes(in place: Place?) -> [Note] {
    switch place {
    case .all, nil: library.notes
    case .folder(let name): library.notes.filter { $0.path.folder == name }
    case .tag(let tag): library.notes.filter { $0.file.tags.contains(tag) }
    case .trash: library.trash
    }
  }

  private func isFound(_ note: Note) -> Bool {
    query.isEmpty || note.title.localizedStandardContains(query) || note.file.contains(query)
  }

  /// Whether the user may move the rows of the list.
  var canReorder: Bool { sorting == .manual && query.isEmpty && place != .trash }

  var selected: [Note] { notes(selection) }

  func notes(_ ids: Set<Note.ID>) -> [Note] { (library.notes + library.trash).filter { ids.contains($0.id) } }

  private func keepSelectionInList() {
    let ids = Set(shown.map(\.id))
    if !selection.isSubset(of: ids) { selection.formIntersection(ids) }
  }

  private func openDraft() {
    let note = selection.count == 1 ? selected.first : nil
    guard note !== draft?.note else { return }
    guard save() else {
      // Its text is nowhere else.
      if let draft { selection = [draft.note.id] }
      return
    }
    draft = note.map { Draft($0, in: library) }
  }

  // MARK: Files

  /// Reports an error where the user sees it. Returns whether there was none.
  @discardableResult func attempt(_ action: () throws -> Void) -> Bool {
    do {
      try action()
      return true
    } catch {
      toast = Toast(message: "Something went wrong: \(error.localizedDescription)")
      return false
    }
  }

  /// Saves the note that is open. If that fails, the user sees why, and the draft keeps the text.
  @discardableResult func save() -> Bool { attempt { report(try draft?.save()) } }

  /// Another program may have changed the files.
  func reload() {
    attempt {
      try library.reload()
      if let place, case .folder(let name) = place, !library.folders.contains(name) { self.place = .all }
      let remaining = Set((library.notes + library.trash).map(\.id))
      if !selection.isSubset(of: remaining) { selection.formIntersection(remaining) }
      report(try draft?.noteDidChange())
    }
  }

  /// Tells the user of a copy that has another program's version of the note.
  private func report(_ copy: Note?) {
    guard let copy else { return }
    let action = Toast.Action(title: "Show") { [self] in show(copy) }
    toast = Toast(message: "Another program changed this note. Its version is in “\(copy.title)”.", action: action)
  }

  /// Selects a note, in a place that has it.
  func show(_ note: Note) {
    query = ""
    if !notes(in: place).contains(where: { $0 === note }) { place = note.isInTrash ? .trash : .all }
    selection = [note.id]
  }
}

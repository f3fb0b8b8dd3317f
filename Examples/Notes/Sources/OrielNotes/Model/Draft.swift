import Oriel

/// A note that the user edits.
@Observable final class Draft: Identifiable {
  let note: Note
  private let library: Library
  var title: String { didSet { edits += title == oldValue ? 0 : 1 } }
  var text: AttributedString {
    didSet {
      edits += 1
      var tidy = text
      if tidy.tidyParagraphs() { text = tidy }
    }
  }
  var selection = AttributedTextSelection()
  /// The number of edits since the note was opened.
  private(set) var edits = 0
  private var savedEdits = 0
  /// The text on disk that the draft is based on.
  private var base: NoteFile

  init(_ note: Note, in library: Library) {
    self.note = note
    self.library = library
    title = note.title
    base = note.file
    text = MarkdownReader().text(note.file.body)
  }

  var isEdited: Bool { edits != savedEdits }

  /// Writes what has been edited. Returns a copy of what another program has written meanwhile: both versions are kept.
  /// After an error, the draft counts as edited.
  func save() throws -> Note? {
    guard isEdited, !note.isInTrash else { return nil }
    try library.refresh(note)
    var copy: Note?
    if note.file.body != base.body {
      copy = try library.addNote(title: note.title, in: note.path.folder, file: note.file)
      base = note.file
    }
    var file = note.file
    file.body = MarkdownWriter().markdown(text)
    try library.write(file, to: note)
    base = file
    try library.write(file, title: title, to: note)
    savedEdits = edits
    return copy
  }

  /// Takes over what another program has written. Returns a copy of that if the user has edited the note meanwhile.
  func noteDidChange() throws -> Note? {
    guard note.file.body != base.body else {
      if !isEdited { takeTitle() }
      return nil
    }
    if isEdited { return try save() }
    base = note.file
    text = MarkdownReader().text(note.file.body)
    takeTitle()
    savedEdits = edits
    return nil
  }

  private func takeTitle() {
    guard title != note.title else { return }
    title = note.title
    savedEdits = edits
  }
}

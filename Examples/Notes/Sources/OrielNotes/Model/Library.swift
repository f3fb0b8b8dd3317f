import Oriel

/// The notes in a folder on disk, which other programs may change too.
@Observable final class Library {
  let folder: URL
  /// The notes outside of the trash, in the order that the user has given them.
  private(set) var notes: [Note] = []
  private(set) var trash: [Note] = []
  private(set) var folders: [String] = []

  /// Opens a library. The folder is created if there is none.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: trashFolder, withIntermediateDirectories: true)
    try reload()
    notes = Order(in: folder).sorted(notes)
  }

  /// All tags of the notes, in alphabetical order.
  var tags: [String] {
    Set(notes.flatMap(\.file.tags)).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }

  /// The folders in which another program's changes are to be noticed.
  var watchedFolders: [URL] { [folder, trashFolder] + folders.map { folder.appending(path: $0) } }

  func url(of note: Note) -> URL { url(of: note.path) }
  private func url(of path: NotePath) -> URL { folder.appending(path: path.rawValue) }
  private var trashFolder: URL { folder.appending(path: NotePath.trashName) }

  // MARK: Reading

  /// Reads what has changed on disk.
  func reload() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    let found = names.filter { isFolder(folder.appending(path: $0)) }.sorted {
      $0.localizedStandardCompare($1) == .orderedAscending
    }
    if found != folders { folders = found }
    var files = stamps(inTrash: false)
    let kept = update(notes, &files)
    let merged = files.compactMap { note($0, $1) }.sorted { $0.modified > $1.modified } + kept
    if merged.map(\.id) != notes.map(\.id) { notes = merged }
    files = stamps(inTrash: true)
    let thrownAway = update(trash, &files) + files.compactMap { note($0, $1) }
    if Set(thrownAway.map(\.id)) != Set(trash.map(\.id)) {
      trash = thrownAway.sorted { $0.modified > $1.modified }
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The files of notes.
  private func stamps(inTrash: Bool) -> [NotePath: FileStamp] {
    let root = inTrash ? trashFolder : folder
    let subfolders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var stamps: [NotePath: FileStamp] = [:]
    for place in [nil]
      + subfolders.filter({ !$0.hasPrefix(".") && isFolder(root.appending(path: $0)) }).map(Optional.some)
    {
      let url = place.map { root.appending(path: $0) } ?? root
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where !name.hasPrefix(".") {
        let parts = [inTrash ? NotePath.trashName : nil, place, name].compactMap { $0 }
        guard let path = NotePath(rawValue: parts.joined(separator: "/")) else { continue }
        stamps[path] = try? FileStamp(of: url.appending(path: name))
      }
    }
    return stamps
  }

  /// Updates notes from files, and removes these from `files`. Returns the notes that still have one: under the same name,
  /// or as the same file under another.
  private func update(_ notes: [Note], _ files: inout [NotePath: FileStamp]) -> [Note] {
    var missing: Set<Note.ID> = []
    for note in notes {
      if let stamp = files.removeValue(forKey: note.path) {
        read(note, note.path, stamp)
      } else {
        missing.insert(note.id)
      }
    }
    for note in notes where missing.contains(note.id) {
      guard let (path, stamp) = files.first(where: { $0.value.number == note.stamp.number }) else { continue }
      files[path] = nil
      missing.remove(note.id)
      read(note, path, stamp)
    }
    return notes.filter { !missing.contains($0.id) }
  }

  /// Reads a note again if another program has changed its file, of which there may have been no word yet.
  func refresh(_ note: Note) throws {
    if let stamp = try? FileStamp(of: url(of: note)) { read(note, note.path, stamp) } else { try reload() }
  }

  private func read(_ note: Note, _ path: NotePath, _ stamp: FileStamp) {
    let contents = stamp == note.stamp ? nil : try? String(contentsOf: url(of: path), encoding: .utf8)
    note.update(path: path, file: contents.map { NoteFile($0) }, stamp: stamp)
  }

  private func note(_ path: NotePath, _ stamp: FileStamp) -> Note? {
    guard let contents = try? String(contentsOf: url(of: path), encoding: .utf8) else { return nil }
    return Note(path, file: NoteFile(contents), stamp: stamp)
  }

  // MARK: Writing

  /// Creates a note, which is the first one of the list.
  func addNote(title: String, in place: String? = nil, file: NoteFile = NoteFile()) throws -> Note {
    let path = freePath(NotePath(folder: place, title: NotePath.name(title) ?? "Note"))
    try Data(file.contents.utf8).write(to: url(of: path), options: .atomic)
    let note = Note(path, file: file, stamp: try FileStamp(of: url(of: path)))
    notes.insert(note, at: 0)
    return note
  }

  /// Writes a note, and gives it another title.
  func write(_ file: NoteFile, title: String? = nil, to note: Note) throws {
    if file != note.file {
      try Data(file.contents.utf8).write(to: url(of: note), options: .atomic)
      note.update(file: file, stamp: try FileStamp(of: url(of: note)))
    }
    if let title = title.flatMap(NotePath.name), title != note.title {
      var path = note.path
      path.title = title
      try move(note, to: path)
      saveOrder()
    }
  }

  /// Moves notes to a folder; nil for the library's own.
  func move(_ moved: [Note], to place: String?) throws {
    for note in moved where note.path.folder != place {
      try move(note, to: NotePath(folder: place, title: note.title))
    }
    saveOrder()
  }

  private func move(_ note: Note, to wanted: NotePath) throws {
    let path = freePath(wanted)
    try FileManager.default.createDirectory(
      at: url(of: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url(of: note), to: url(of: path))
    note.update(path: path)
  }

  /// A path at which there is no file: `Seeds.md`, `Seeds 2.md`, …
  private func freePath(_ wanted: NotePath) -> NotePath {
    var path = wanted
    var number = 2
    while FileManager.default.fileExists(atPath: url(of: path).path) {
      path.title = "\(wanted.title) \(number)"
      number += 1
    }
    return path
  }

  // MARK: The trash

  /// Moves notes to the trash.
  func throwAway(_ unwanted: [Note]) throws {
    for note in unwanted where !note.isInTrash {
      try move(note, to: NotePath(folder: note.path.folder, title: note.title, isInTrash: true))
      notes.removeAll { $0 === note }
      trash.insert(note, at: 0)
    }
  }

  /// Moves notes from the trash to where they were.
  func putBack(_ wanted: [Note]) throws {
    for note in wanted where note.isInTrash {
      try move(note, to: NotePath(folder: note.path.folder, title: note.title))
      trash.removeAll { $0 === note }
      notes.insert(note, at: 0)
    }
    notes = Order(in: folder).sorted(notes)
    try reload()
  }

  /// Removes notes in the trash for good.
  func erase(_ unwanted: [Note]) throws {
    for note in unwanted where note.isInTrash {
      try FileManager.default.removeItem(at: url(of: note))
      trash.removeAll { $0 === note }
    }
  }

  // MARK: Folders

  /// Creates a folder. Returns its name.
  func addFolder(_ name: String) throws -> String? {
    guard let name = NotePath.name(name) else { return nil }
    try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    try reload()
    return name
  }

  func renameFolder(_ old: String, to name: String) throws {
    guard let name = NotePath.name(name), name != old else { return }
    try FileManager.default.moveItem(at: folder.appending(path: old), to: folder.appending(path: name))
    for note in notes where note.path.folder == old {
      note.update(path: NotePath(folder: name, title: note.title))
    }
    saveOrder()
    try reload()
  }

  /// Moves the notes of a folder to the trash, and removes it unless it has other files.
  func removeFolder(_ name: String) throws {
    try throwAway(notes.filter { $0.path.folder == name })
    if rmdir(folder.appending(path: name).path) == 0 { folders.removeAll { $0 == name } }
  }

  // MARK: Order

  /// Moves notes in front of another one, or to the end.
  func reorder(_ moved: [Note], before next: Note?) {
    let ids = Set(moved.map(\.id))
    var rest = notes.filter { !ids.contains($0.id) }
    let place = next.flatMap { next in rest.firstIndex { $0 === next } } ?? rest.endIndex
    rest.insert(contentsOf: moved, at: place)
    notes = rest
    saveOrder()
  }

  /// Gives the notes the order that they had.
  func restore(order: [Note.ID]) {
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    notes.sort { places[$0.id, default: -1] < places[$1.id, default: -1] }
    saveOrder()
  }

  private func saveOrder() { Order(notes).save(in: folder) }
}

import Foundation
import Oriel

/// The pictures of a folder, their tags, and what can be done with their files.
@MainActor @Observable final class Library {
  /// How far the folder is known.
  enum Phase: Equatable {
    case noFolder, reading, ready
    case failed(String)
  }

  /// A problem to tell the user about.
  struct Problem: LocalizedError {
    let errorDescription: String?
  }

  private(set) var folder: URL?
  private(set) var phase = Phase.noFolder
  private(set) var shots: [Shot] = [] { didSet { count() } }
  /// How many pictures have a tag.
  private(set) var tagCounts: [String: Int] = [:]
  private(set) var untaggedCount = 0
  var problem: Problem?
  let thumbnails: Thumbnails
  let preparation: Preparation
  @ObservationIgnored private var places: [Shot.ID: Int] = [:]
  @ObservationIgnored private var reading: Task<Void, Never>?

  init(thumbnails: Thumbnails = Thumbnails()) {
    self.thumbnails = thumbnails
    preparation = Preparation(thumbnails)
  }

  /// The tags in alphabetical order.
  var tags: [String] { tagCounts.keys.sorted { $0.localizedStandardCompare($1) == .orderedAscending } }

  subscript(id: Shot.ID) -> Shot? { places[id].map { shots[$0] } }

  // MARK: The folder

  /// Shows another folder.
  func open(_ folder: URL) {
    // With or without a slash at the end, it is the same one.
    let folder = URL(filePath: folder.standardizedFileURL.path, directoryHint: .isDirectory)
    guard folder != self.folder else { return refresh() }
    self.folder = folder
    phase = .reading
    shots = []
    read()
  }

  /// Reads the folder again, which other programs may have changed.
  func refresh() { if folder != nil { read() } }

  /// Returns when the folder has been read.
  func finishReading() async { await reading?.value }

  private func read() {
    guard let folder else { return }
    reading?.cancel()
    reading = Task {
      do {
        let found = try await FolderReader.shots(in: folder)
        guard !Task.isCancelled else { return }
        if phase != .ready || Set(found) != Set(shots) {
          shots = found
          phase = .ready
          preparation.start(found)
        }
      } catch is CancellationError {
      } catch {
        guard !Task.isCancelled else { return }
        shots = []
        phase = .failed(error.localizedDescription)
      }
    }
  }

  /// Takes over a picture as it is on disk now, if it is in the folder that is shown.
  private func reload(_ url: URL) {
    guard let folder, url.deletingLastPathComponent().path == folder.path else { return }
    let id = url.lastPathComponent
    let shot = FolderReader.shot(named: id, in: folder)
    if let place = places[id] {
      if let shot { shots[place] = shot } else { shots.remove(at: place) }
    } else if let shot {
      shots.append(shot)
    }
  }

  private func count() {
    places = Dictionary(uniqueKeysWithValues: shots.enumerated().map { ($1.id, $0) })
    var counts: [String: Int] = [:]
    var untagged = 0
    for shot in shots {
      if shot.tags.isEmpty { untagged += 1 }
      for tag in shot.tags { counts[tag, default: 0] += 1 }
    }
    if counts != tagCounts { tagCounts = counts }
    if untagged != untaggedCount { untaggedCount = untagged }
  }

  private func tell(_ error: any Error) { problem = Problem(errorDescription: error.localizedDescription) }

  // MARK: Tags

  /// Sets the tags of pictures, each by its present ones.
  func setTags(of ids: Set<Shot.ID>, undoManager: UndoManager?, _ change: ([String]) -> [String]) {
    var new: [Shot.ID: [String]] = [:]
    for id in ids {
      guard let tags = self[id]?.tags else { continue }
      let changed = change(tags)
      if changed != tags { new[id] = changed }
    }
    writeTags(new, undoManager)
  }

  private func writeTags(_ new: [Shot.ID: [String]], _ undoManager: UndoManager?) {
    var old: [Shot.ID: [String]] = [:]
    var changed = shots
    do {
      for (id, tags) in new {
        guard let place = places[id] else { continue }
        try FileTags.write(tags, to: shots[place].url.path)
        old[id] = changed[place].tags
        changed[place].tags = tags
      }
    } catch {
      tell(error)
    }
    guard !old.isEmpty else { return }
    shots = changed
    undoManager?.registerUndo(withTarget: self) { [old, weak undoManager] in $0.writeTags(old, undoManager) }
    undoManager?.setActionName(String(localized: "Change of Tags"))
  }

  // MARK: Pictures

  /// A file before and after a change.
  private struct Replacement {
    let original: Original
    let written: FileStamp?
  }

  /// What a change has replaced, once it has been written.
  private final class Replaced { var files: [URL: Replacement] = [:] }

  @ObservationIgnored private var writing: Task<Void, Never>?

  /// Edits pictures, and writes them in the background.
  func edit(_ ids: Set<Shot.ID>, _ edit: PictureEdit, named name: String, undoManager: UndoManager?) {
    let urls = urls(of: ids)
    guard !edit.isEmpty, !urls.isEmpty else { return }
    change(named: name, undoManager) { library in
      await library.rewrite(urls) { try await PictureWriter.apply(edit, to: $0) }
    }
  }

  /// Returns when all changes have been written.
  func finishWriting() async { await writing?.value }

  /// The files of pictures. A change is made to them, also if another folder is shown by then.
  private func urls(of ids: Set<Shot.ID>) -> [URL] { ids.compactMap { self[$0]?.url } }

  /// Makes a change after those before, and registers at once what takes it back.
  private func change(
    named name: String, _ undoManager: UndoManager?,
    _ write: @escaping @MainActor (Library) async -> [URL: Replacement]
  ) {
    let replaced = Replaced()
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] library in
      library.change(named: name, undoManager) { library in
        let files = replaced.files
        return await library.rewrite(Array(files.keys)) { url in
          guard let file = files[url] else { return nil }
          return try await file.original.restore(replacing: file.written)
        }
      }
    }
    undoManager?.setActionName(name)
    let previous = writing
    writing = Task {
      await previous?.value
      replaced.files = await write(self)
    }
  }

  /// Writes files, one after the other, and returns what they were before.
  private func rewrite(_ urls: [URL], _ write: (URL) async throws -> Original?) async -> [URL: Replacement] {
    var files: [URL: Replacement] = [:]
    for url in urls {
      let shot = FolderReader.shot(named: url.lastPathComponent, in: url.deletingLastPathComponent())
      do {
        guard let original = try await write(url) else { continue }
        // That may be another file, if this one has been changed since.
        files[original.url] = Replacement(original: original, written: FileStamp(original.url))
        if let shot { await thumbnails.forget(shot) }
        reload(original.url)
      } catch {
        tell(error)
      }
    }
    return files
  }

  // MARK: Files

  /// Copies pictures of other programs into the folder.
  func add(_ urls: [URL]) async {
    guard let folder else { return }
    for url in urls where url.isFileURL && PictureName.isPicture(url.lastPathComponent) {
      guard url.standardizedFileURL.deletingLastPathComponent().path != folder.path else { continue }
      do {
        reload(folder.appending(path: try await FileCopies.copy(url, to: folder)))
      } catch {
        tell(error)
      }
    }
    preparation.start(shots)
  }

  /// Puts pictures into the trash. They are copied back when that is undone.
  func remove(_ ids: Set<Shot.ID>, undoManager: UndoManager?) {
    let urls = urls(of: ids)
    guard !urls.isEmpty else { return }
    change(named: String(localized: "Move to Trash"), undoManager) { library in
      await library.rewrite(urls) { url in
        let original = try Original(of: url)
        try await FileCopies.trash(url)
        return original
      }
    }
  }
}

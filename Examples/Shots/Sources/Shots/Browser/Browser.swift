import Foundation
import Oriel

/// What a window shows of the library, and what is selected in it.
@MainActor @Observable final class Browser {
  let library: Library

  var shelf: Shelf? = .all { didSet { if shelf != oldValue { startOver() } } }
  var query = "" { didSet { if query != oldValue { find() } } }
  /// Tags that a picture must have to be found.
  var tokens: [TagToken] = [] { didSet { if tokens != oldValue { find() } } }
  var order = ShotOrder.name { didSet { if order != oldValue { update() } } }

  /// The pictures that are found, in order.
  private(set) var shots: [Shot] = []
  private(set) var selection: Set<Shot.ID> = []
  /// Where the keyboard is.
  private(set) var cursor: Shot.ID?
  /// Where a range of selected pictures begins.
  @ObservationIgnored private var anchor: Shot.ID?

  /// Whether the keys go to the pictures when these come: until the user has gone elsewhere.
  @ObservationIgnored var focusesPictures = true

  /// The picture in the preview.
  var previewed: URL?
  /// The picture in the editor.
  var edited: Shot?

  /// All pictures of the library, in order.
  @ObservationIgnored private var sorted: [Shot] = []
  @ObservationIgnored private var places: [Shot.ID: Int] = [:]

  init(_ library: Library) { self.library = library }

  // MARK: What is found

  /// Finds pictures again, after the library has changed.
  func update() {
    sorted = order.sorted(library.shots)
    find()
  }

  private func find() {
    let words = query.split(separator: " ").map { $0.lowercased() }
    let required = Set(tokens.map(\.tag))
    shots = sorted.filter { shot in
      isOnShelf(shot) && required.isSubset(of: shot.tags) && words.allSatisfy { shot.matches($0) }
    }
    places = Dictionary(uniqueKeysWithValues: shots.enumerated().map { ($1.id, $0) })
    selection.formIntersection(places.keys)
    if let cursor, places[cursor] == nil { self.cursor = nil }
  }

  private func startOver() {
    selection = []
    cursor = nil
    find()
  }

  private func isOnShelf(_ shot: Shot) -> Bool {
    switch shelf {
    case .all, nil: true
    case .untagged: shot.tags.isEmpty
    case .tag(let tag): shot.tags.contains(tag)
    }
  }

  /// The selected pictures, in order.
  var selectedShots: [Shot] { selection.compactMap { places[$0] }.sorted().map { shots[$0] } }

  /// The only selected picture.
  var selectedShot: Shot? { selection.count == 1 ? selection.first.flatMap { library[$0] } : nil }

  /// What a command in the menu of a picture applies to: all selected ones if it is one of them.
  func targets(of id: Shot.ID) -> Set<Shot.ID> { selection.contains(id) ? selection : [id] }

  // MARK: Selection

  /// How a picture is selected.
  enum Reach {
    /// Alone.
    case alone
    /// Beside the others, or no longer.
    case toggle
    /// With all between it and the one before.
    case range
  }

  func select(_ id: Shot.ID, _ reach: Reach = .alone) {
    switch reach {
    case .alone:
      selection = [id]
      anchor = id
    case .toggle:
      selection.formSymmetricDifference([id])
      anchor = id
    case .range:
      guard let place = places[id] else { return }
      let start = anchor.flatMap { places[$0] } ?? place
      selection = Set(shots[min(start, place)...max(start, place)].map(\.id))
      if anchor == nil { anchor = id }
    }
    cursor = id
  }

  func selectAll() { selection = Set(shots.map(\.id)) }

  func selectNone() { selection = [] }

  /// Moves the cursor with a key, and the selection with it.
  func move(_ move: GridMove, columns: Int, rows: Int, _ reach: Reach = .alone) {
    let place = cursor.flatMap { places[$0] }
    guard let target = move.target(from: place, count: shots.count, columns: columns, rows: rows) else { return }
    select(shots[target].id, reach)
  }

  // MARK: Preview and editor

  func preview() {
    guard let id = cursor ?? selectedShots.first?.id, let shot = library[id] else { return }
    previewed = shot.url
  }

  /// The pictures among which the preview goes on and back: the selected ones, if there are several.
  var previewable: [URL] { (selection.count > 1 ? selectedShots : shots).map(\.url) }

  /// Selects the picture that the preview shows.
  func followPreview() {
    guard let previewed, selection.count <= 1 else { return }
    let name = previewed.lastPathComponent
    if places[name] != nil { select(name) }
  }

  func edit() {
    if let shot = selectedShot, shot.isEditable { edited = shot }
  }

  /// Turns the selected pictures, and saves them.
  func turn(_ orientation: Orientation, undoManager: UndoManager?) {
    let ids = Set(selectedShots.filter(\.isEditable).map(\.id))
    library.edit(
      ids, PictureEdit(orientation: orientation), named: String(localized: "Rotation"), undoManager: undoManager)
  }

  /// Puts the selected pictures into the trash.
  func removeSelection(undoManager: UndoManager?) { library.remove(selection, undoManager: undoManager) }
}

/// A tag in the search field.
struct TagToken: Identifiable, Hashable {
  let tag: String
  var id: String { tag }
}

extension Shot {
  /// Whether the name or a tag has a text, in small letters.
  fileprivate func matches(_ text: String) -> Bool {
    name.lowercased().contains(text) || tags.contains { $0.lowercased().contains(text) }
  }
}

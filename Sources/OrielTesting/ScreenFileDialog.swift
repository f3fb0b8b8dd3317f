import Foundation
import OrielCore

/// A dialog in which the user chooses files, as `fileImporter`, `fileExporter` and `fileMover` present it.
///
/// ```swift
/// try screen.button("Open…").tap()
/// let dialog = try screen.fileDialog
/// #expect(dialog.filters == ["Images", "All files"])
/// try dialog.choose(url)
/// try await screen.finishFileWork()
/// ```
///
/// A headless screen has no list of files: a test chooses by URL. What the app does with the files is done for real.
@MainActor public struct ScreenFileDialog {
  /// What can be chosen in a dialog.
  public enum Kind: String, CaseIterable, Sendable {
    /// Files that are there.
    case open
    /// A place for a file, with its name.
    case save
    /// Folders that are there: to be imported, or to put several files in.
    case folder

    init(_ kind: FileDialogRequest.Kind) {
      switch kind {
      case .open(let folders, _): self = folders ? .folder : .open
      case .save: self = .save
      case .folder: self = .folder
      }
    }
  }

  let screen: Screen
  package let dialog: HeadlessFileDialog

  init(_ dialog: HeadlessFileDialog, on screen: Screen) {
    self.dialog = dialog
    self.screen = screen
  }

  /// What can be chosen in it.
  public var kind: Kind { Kind(request.kind) }

  /// Whether several files or folders can be chosen.
  public var allowsMultipleSelection: Bool {
    switch request.kind {
    case .open(_, let multiple): multiple
    case .save, .folder: false
    }
  }

  /// The text above the files; nil where there is none.
  public var message: String? { request.message }

  /// The label of the button that accepts; nil where it is the desktop's usual one.
  public var acceptLabel: String? { request.acceptLabel }

  /// The label before the field for the name; nil where it is the desktop's usual one.
  public var filenameLabel: String? { request.filenameLabel }

  /// The name that is suggested for the file; nil unless it is a dialog that saves.
  public var suggestedName: String? {
    guard case .save(let name) = request.kind else { return nil }
    return name
  }

  /// The names of the kinds of files to choose from; empty for all files.
  public var filters: [String] { request.filters.map(\.name) }

  /// The name of the kind that is used at first; nil where there are none.
  public var selectedFilter: String? { filters.first }

  /// The folder in which it begins; nil for the desktop's choice.
  public var initialFolder: URL? { request.initialFolder }

  /// Whether hidden files are shown.
  public var showsHiddenFiles: Bool { request.showsHiddenFiles }

  /// Whether the app lets a file be chosen, by `fileDialogURLEnabled(_:)`.
  public func accepts(_ url: URL) -> Bool { request.predicate?.accepts(url) ?? true }

  /// Whether it is still on the screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return dialog.isSeen
  }

  var request: FileDialogRequest { dialog.request }
}

extension ScreenFileDialog: @MainActor CustomStringConvertible {
  /// The dialog as an indented outline.
  public var description: String { outline.joined(separator: "\n") }

  var outline: [String] {
    var words: [String] = []
    switch dialog.phase {
    case .arriving: words.append("arriving")
    case .leaving: words.append("leaving")
    case .presented, .gone: break
    }
    if allowsMultipleSelection { words.append("several") }
    if showsHiddenFiles { words.append("hidden files") }
    if request.predicate != nil { words.append("not all files") }
    var lines = [dialog.noun + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")]
    if let message { lines.append("  message \"\(message)\"") }
    if let initialFolder { lines.append("  folder \"\(initialFolder.path)\"") }
    if let suggestedName { lines.append("  name \"\(suggestedName)\"") }
    if let filenameLabel { lines.append("  name's label \"\(filenameLabel)\"") }
    for filter in filters { lines.append("  filter \"\(filter)\"") }
    if let acceptLabel { lines.append("  button \"\(acceptLabel)\"") }
    return lines
  }
}

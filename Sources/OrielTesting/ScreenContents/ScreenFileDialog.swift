import Foundation
import OrielCore

/// A file dialog of `fileImporter`, `fileExporter` or `fileMover`.
///
/// ```swift
/// try screen.button("Open…").tap()
/// let dialog = try screen.fileDialog
/// #expect(dialog.filters == ["Images", "All files"])
/// try dialog.choose(url)
/// try await screen.finishFileWork()
/// ```
///
/// A headless dialog doesn't list files: a test chooses URLs. The app's operations on the files are performed on disk.
@MainActor public struct ScreenFileDialog {
  /// The kind of a file dialog.
  public enum Kind: String, CaseIterable, Sendable {
    /// Selects existing files.
    case open
    /// Selects a location and name for a file.
    case save
    /// Selects existing folders.
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

  /// The kind of the dialog.
  public var kind: Kind { Kind(request.kind) }

  /// Whether several files or folders can be chosen.
  public var allowsMultipleSelection: Bool {
    switch request.kind {
    case .open(_, let multiple): multiple
    case .save, .folder: false
    }
  }

  /// The text above the files; nil if there is none.
  public var message: String? { request.message }

  /// The label of the accept button; nil for the desktop's default.
  public var acceptLabel: String? { request.acceptLabel }

  /// The label of the name field; nil for the desktop's default.
  public var filenameLabel: String? { request.filenameLabel }

  /// The suggested name of a save dialog; nil for other dialogs.
  public var suggestedName: String? {
    guard case .save(let name) = request.kind else { return nil }
    return name
  }

  /// The names of the filters; empty for all files.
  public var filters: [String] { request.filters.map(\.name) }

  /// The name of the initial filter; nil if there are none.
  public var selectedFilter: String? { filters.first }

  /// The initial folder; nil for the desktop's default.
  public var initialFolder: URL? { request.initialFolder }

  /// Whether hidden files are shown.
  public var showsHiddenFiles: Bool { request.showsHiddenFiles }

  /// Whether a file matches `fileDialogURLEnabled(_:)`.
  public func accepts(_ url: URL) -> Bool { request.predicate?.accepts(url) ?? true }

  /// Whether the presentation is still on screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return dialog.isSeen
  }

  var request: FileDialogRequest { dialog.request }
}

extension ScreenFileDialog: @MainActor CustomStringConvertible {
  /// An indented outline of the dialog.
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

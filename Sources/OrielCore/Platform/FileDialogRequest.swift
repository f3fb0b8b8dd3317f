import FoundationEssentials

/// The description of a file dialog.
package struct FileDialogRequest: Equatable {
  package enum Kind: Equatable {
    /// Selects existing files or folders.
    case open(folders: Bool, multiple: Bool)
    /// Selects a location for a file, with a suggested name.
    case save(name: String)
    /// Selects a folder for several files.
    case folder
  }

  package var kind: Kind
  /// The message above the files; nil if there is none.
  package var message: String?
  /// The label of the accept button; nil for the desktop's default.
  package var acceptLabel: String?
  /// The label of the name field; nil for the desktop's default.
  package var filenameLabel: String?
  /// The filters, of which the first is selected initially; empty for all files.
  package var filters: [TypeFilter] = []
  /// The initial folder, which existed when the request was made; nil for the desktop's default.
  package var initialFolder: URL?
  package var showsHiddenFiles = false
  /// The files that can be chosen; nil for all.
  package var predicate: FilePredicate?

  package init(_ kind: Kind) { self.kind = kind }

  /// Whether the request has options that a portal doesn't support.
  package var needsOwnChooser: Bool {
    message != nil || filenameLabel != nil || predicate != nil || showsHiddenFiles
  }
}

/// A predicate for the files that can be chosen.
package final class FilePredicate: Equatable, Sendable {
  package let predicate: Predicate<URL>

  package init(_ predicate: Predicate<URL>) { self.predicate = predicate }

  /// Whether a file can be chosen; false if the predicate throws an error.
  package func accepts(_ url: URL) -> Bool { (try? predicate.evaluate(url)) == true }

  // Predicates can't be compared by value.
  package static func == (first: FilePredicate, second: FilePredicate) -> Bool { first === second }
}

/// The user's choice in a file dialog.
package struct FileChoice: Equatable, Sendable {
  /// The URLs in the order of selection. Never empty.
  package var urls: [URL]
  /// The index of the selected filter; nil if the platform doesn't report it.
  package var filter: Int?

  package init(urls: [URL], filter: Int? = nil) {
    self.urls = urls
    self.filter = filter
  }
}

/// The events of a file dialog.
package enum FileDialogEvent: Equatable {
  /// The dialog is on screen, or has been passed to the portal.
  case presented
  case chosen(FileChoice)
  /// The dialog was dismissed without a choice, by the user or by `dismiss`.
  case cancelled
  /// The presentation couldn't be shown.
  case failed(String)
}

/// A presented file dialog.
@MainActor package protocol PresentedFileDialog: AnyObject {
  /// Dismisses the dialog. `cancelled` follows, possibly later, unless another last event came first. May be called
  /// twice.
  func dismiss()
}

/// The capability of a platform to present file dialogs.
@MainActor package protocol FileDialogPlatform: AnyObject {
  /// Presents a file dialog above a surface. `sink` must be held weakly, and isn't called before the method returns.
  func presentFileDialog(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink
  ) -> any PresentedFileDialog
}

import FoundationEssentials

/// A dialog in which the user chooses files, as a value: all that a platform needs to know to show it.
package struct FileDialogRequest: Equatable {
  package enum Kind: Equatable {
    /// Files that are there, or folders.
    case open(folders: Bool, multiple: Bool)
    /// A place for a file that may not be there yet, with the name that is suggested.
    case save(name: String)
    /// A folder to put several files in.
    case folder
  }

  package var kind: Kind
  /// Above the files; nil where there is none.
  package var message: String?
  /// On the button that accepts; nil for the desktop's usual label.
  package var acceptLabel: String?
  /// Before the field for the name; nil for the desktop's usual label.
  package var filenameLabel: String?
  /// The kinds of files to choose from, the one that is used first at the beginning; empty for all files.
  package var filters: [TypeFilter] = []
  /// Where the dialog begins: a folder that was there a moment ago; nil for the desktop's choice.
  package var initialFolder: URL?
  package var showsHiddenFiles = false
  /// Which files can be chosen; nil for all.
  package var predicate: FilePredicate?

  package init(_ kind: Kind) { self.kind = kind }

  /// Whether it has something that a portal can't carry.
  package var needsOwnChooser: Bool {
    message != nil || filenameLabel != nil || predicate != nil || showsHiddenFiles
  }
}

/// Says which files can be chosen.
package final class FilePredicate: Equatable, Sendable {
  package let predicate: Predicate<URL>

  package init(_ predicate: Predicate<URL>) { self.predicate = predicate }

  /// Whether a file can be chosen. What a predicate can't decide, it doesn't accept.
  package func accepts(_ url: URL) -> Bool { (try? predicate.evaluate(url)) == true }

  // What two predicates say can't be compared.
  package static func == (first: FilePredicate, second: FilePredicate) -> Bool { first === second }
}

/// What a user chose in a file dialog.
package struct FileChoice: Equatable, Sendable {
  /// In the order of selection; never empty.
  package var urls: [URL]
  /// Which of the request's filters was in use; nil where the platform doesn't know.
  package var filter: Int?

  package init(urls: [URL], filter: Int? = nil) {
    self.urls = urls
    self.filter = filter
  }
}

/// What becomes of a file dialog.
package enum FileDialogEvent: Equatable {
  /// It is on the screen, or with the portal.
  case presented
  case chosen(FileChoice)
  /// It was dismissed without a choice, by the user or because `dismiss` was called.
  case cancelled
  /// It could not be shown.
  case failed(String)
}

/// Receives what becomes of a file dialog. After `chosen`, `cancelled` or `failed` nothing more comes.
@MainActor package protocol FileDialogEventSink: AnyObject {
  func handle(_ event: FileDialogEvent)
}

/// A file dialog on the screen, or on its way there.
@MainActor package protocol PresentedFileDialog: AnyObject {
  /// Takes it away. `cancelled` follows, now or later, unless something else came first. Calling it twice is harmless.
  func dismiss()
}

/// Shows file dialogs: the capability that importers, exporters and movers need of their platform.
@MainActor package protocol FileDialogPlatform: AnyObject {
  /// Shows a file dialog above a surface. `sink` must be held weakly. Events never come during the call.
  func presentFileDialog(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink
  ) -> any PresentedFileDialog
}

import FoundationEssentials

/// An answer to a question about a document.
enum DocumentAnswer: Equatable {
  case cancel
  /// Close a document without a file, whose content is lost.
  case delete
  /// Give up the unsaved changes.
  case discard
  /// Save the document in place of what another program has written.
  case overwrite
  case save
  /// Save a document without a file.
  case saveFirst
  /// Save the document in another file.
  case saveAs
  case rename
}

/// A question about a document, or a message.
enum DocumentQuestion {
  /// Whether the changes of a document without a file are to be saved.
  case unsaved(name: String)
  /// What becomes of a document whose file another program has changed.
  case changed(name: String)
  /// What becomes of a document whose file another program has deleted.
  case deleted(name: String)
  /// The document can't be saved.
  ///
  /// - Parameter isClosing: whether it is to be closed.
  case failed(any Error, isClosing: Bool)
  /// Whether the changes since the last save are to be given up.
  case reverting(name: String)
  /// The new name of a file.
  case rename(name: String)
  /// An error that isn't about saving.
  case message(any Error)

  var title: String {
    switch self {
    case .unsaved(let name): Word.documentAskSave.text(with: name)
    case .changed(let name): Word.documentAskChanged.text(with: name)
    case .deleted(let name): Word.documentAskDeleted.text(with: name)
    case .failed(let error, _), .message(let error): error.shownDescription
    case .reverting(let name): Word.documentAskRevert.text(with: name)
    case .rename(let name): Word.documentAskRename.text(with: name)
    }
  }

  var message: String {
    switch self {
    case .unsaved: Word.documentAskSaveHint.text
    case .changed: Word.documentAskChangedHint.text
    case .deleted: Word.documentAskDeletedHint.text
    case .failed(let error, _), .message(let error): (error as? any LocalizedError)?.recoverySuggestion ?? ""
    case .reverting: Word.documentAskRevertHint.text
    case .rename: ""
    }
  }

  /// The buttons, the safest first.
  var answers: [DocumentAnswer] {
    switch self {
    case .unsaved: [.cancel, .delete, .saveFirst]
    case .changed: [.cancel, .discard, .overwrite]
    case .deleted: [.cancel, .discard, .save]
    case .failed(_, isClosing: true): [.cancel, .discard, .saveAs]
    case .failed(_, isClosing: false): [.cancel, .saveAs]
    case .reverting: [.cancel, .discard]
    case .rename: [.cancel, .rename]
    case .message: [.cancel]
    }
  }

  /// Whether there is nothing to decide.
  var isExplanation: Bool { if case .message = self { true } else { false } }

  /// What the field of the question contains at first.
  var text: String { if case .rename(let name) = self { Filename.split(name).base } else { "" } }
}

extension Error {
  /// What is said to the user.
  fileprivate var shownDescription: String {
    (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
  }
}

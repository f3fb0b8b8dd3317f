import Foundation
import OrielCore

extension ScreenFileDialog {
  /// Chooses files, as the user would. The dialog is gone when this returns, and what the app does with the files has
  /// begun: see ``Screen/finishFileWork(timeout:)``.
  ///
  /// In a dialog that saves, who chooses a file that is there has agreed to replace it: every dialog of a desktop asks.
  /// What comes there later, or with an extension that was left out, the app asks about in an alert.
  ///
  /// - Parameters:
  ///   - urls: the files in the order of selection. They need not be there: the app has to bear with that.
  ///   - filter: the name of the kind of files that the user has switched to; ``selectedFilter`` if nil.
  ///   - ignoringPredicate: whether what the app doesn't accept is chosen nonetheless, as the dialog of a desktop can
  ///     let it happen that knows nothing of `fileDialogURLEnabled(_:)`.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/notAccepted`` where the dialog doesn't let the user
  ///   choose this.
  public func choose(_ urls: [URL], filter: String? = nil, ignoringPredicate: Bool = false) throws {
    let names = urls.map { "\"\($0.lastPathComponent)\"" }.joined(separator: ", ")
    try requireOnScreen("choose \(names) in")
    guard !urls.isEmpty else { throw screen.error(.notAccepted, "can't choose nothing in the \(dialog.noun)") }
    guard urls.count == 1 || allowsMultipleSelection else {
      throw screen.error(.notAccepted, "can't choose \(names) in the \(dialog.noun): it takes one at a time")
    }
    if !ignoringPredicate, let url = urls.first(where: { !accepts($0) }) {
      throw screen.error(
        .notAccepted, "can't choose \"\(url.lastPathComponent)\" in the \(dialog.noun): the app doesn't accept it")
    }
    dialog.choose(FileChoice(urls: urls, filter: try index(ofFilter: filter)))
    screen.settleNow()
  }

  /// Chooses one file, or a place for one, as the user would. In the same way as several.
  public func choose(_ url: URL, filter: String? = nil, ignoringPredicate: Bool = false) throws {
    try choose([url], filter: filter, ignoringPredicate: ignoringPredicate)
  }

  /// Closes the dialog without a choice: with its Cancel button, with Escape or as a window.
  public func cancel() throws {
    try requireOnScreen("cancel")
    dialog.cancel()
    screen.settleNow()
  }

  private func index(ofFilter name: String?) throws -> Int? {
    guard let name else { return filters.isEmpty ? nil : 0 }
    guard let index = filters.firstIndex(of: name) else {
      throw screen.error(.notFound, "can't switch to \"\(name)\": the \(dialog.noun) has no such filter")
    }
    return index
  }

  private func requireOnScreen(_ purpose: String) throws {
    guard !isOnScreen else { return }
    throw screen.error(.noFileDialog, "can't \(purpose) the \(dialog.noun): it isn't on the screen")
  }
}

import Foundation
import OrielCore

extension ScreenFileDialog {
  /// Chooses files as the user does. The dialog closes, and the app's operation begins: see
  /// ``Screen/finishFileWork(timeout:)``.
  ///
  /// Choosing an existing file in a save dialog implies consent to replace it, as with the desktop's dialogs. If
  /// another file is to be replaced, for example because an extension is added, the app presents an alert.
  ///
  /// - Parameters:
  ///   - urls: the files in the order of selection. They needn't exist.
  ///   - filter: the name of the selected filter; ``selectedFilter`` if nil.
  ///   - ignoringPredicate: whether to allow files that don't match `fileDialogURLEnabled(_:)`, as a portal's dialog
  ///     does.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/notAccepted`` if the dialog doesn't allow the
  ///   choice.
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

  /// Chooses one file or location as the user does. See ``choose(_:filter:ignoringPredicate:)-([URL],_,_)``.
  public func choose(_ url: URL, filter: String? = nil, ignoringPredicate: Bool = false) throws {
    try choose([url], filter: filter, ignoringPredicate: ignoringPredicate)
  }

  /// Closes the dialog without a choice.
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

extension AppRunner {
  /// Asks the desktop to keep its session while a window is unfinished, and not otherwise.
  func unfinishedWorkMayHaveChanged() {
    guard let session = platform.services.session else { return }
    let window = registeredScenes.lazy.flatMap(\.openWindows).last(where: \.isUnfinished)
    let reason = window.map { Word.sessionUnfinished.text(with: $0.shownName) }
    guard reason != sessionHold else { return }
    sessionHold = reason
    session.holdSession(reason, over: window?.window)
  }
}

extension WindowController {
  /// The title without the mark of unsaved changes.
  fileprivate var shownName: String { shownTitle.hasPrefix("• ") ? String(shownTitle.dropFirst(2)) : shownTitle }
}

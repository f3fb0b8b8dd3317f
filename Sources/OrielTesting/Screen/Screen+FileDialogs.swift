import OrielCore

extension Screen {
  /// The frontmost file dialog of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noFileDialog`` if there is none.
  public var fileDialog: ScreenFileDialog {
    get throws {
      guard let dialog = fileDialogs.last else { throw error(.noFileDialog, "no file dialog is presented") }
      return dialog
    }
  }

  /// All file dialogs on the screen, the frontmost last.
  public var fileDialogs: [ScreenFileDialog] {
    settleNow()
    return standingFileDialogs.filter(\.isSeen).map { ScreenFileDialog($0, on: self) }
  }

  /// Makes the frontmost file dialog fail, as if the desktop couldn't show it.
  public func failFileDialog(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let dialog = standingFileDialogs.last else { throw error(.noFileDialog, "no file dialog is presented") }
    dialog.fail(reason)
    settleNow()
  }

  /// Waits until the operations on chosen files have completed, or require an answer to an ``alert``.
  ///
  /// Operations that take longer than half a second on the screen's ``clock`` present a ``sheet`` with a Cancel button.
  ///
  /// - Parameter timeout: the maximum time to wait, in real time. The time that other tests take on the main actor
  ///   doesn't count.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout``.
  public func finishFileWork(timeout: Duration = .seconds(60)) async throws {
    var limit = TimeLimit(timeout)
    settleNow()
    while platform.fileWork.running > 0 {
      guard await limit.yieldToOthers() else {
        throw error(.timeout, "the work on files is not done within \(timeout)")
      }
      settleNow()
    }
  }

  // MARK: Pace

  /// The kinds of the file dialogs that are opening. With ``PresentationPace/byHand`` they complete in
  /// ``finishTransitions()``.
  public var arrivingFileDialogs: [ScreenFileDialog.Kind] { kinds(.arriving) }

  /// The kinds of the file dialogs that are closing.
  public var leavingFileDialogs: [ScreenFileDialog.Kind] { kinds(.leaving) }

  private func kinds(_ phase: HeadlessFileDialog.Phase) -> [ScreenFileDialog.Kind] {
    settleNow()
    return standingFileDialogs.filter { $0.phase == phase }.map { ScreenFileDialog.Kind($0.request.kind) }
  }

  /// The file dialogs above the window and those without a parent, including opening and closing ones, the frontmost
  /// last.
  var standingFileDialogs: [HeadlessFileDialog] {
    platform.fileDialogs.filter { $0.parent == nil || $0.window === window }
  }
}

import OrielCore

extension Screen {
  /// The file dialog in front of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noFileDialog`` where there is none.
  public var fileDialog: ScreenFileDialog {
    get throws {
      guard let dialog = fileDialogs.last else { throw error(.noFileDialog, "no file dialog is presented") }
      return dialog
    }
  }

  /// All file dialogs on the screen, the one in front last.
  public var fileDialogs: [ScreenFileDialog] {
    settleNow()
    return standingFileDialogs.filter(\.isSeen).map { ScreenFileDialog($0, on: self) }
  }

  /// Has the file dialog in front fail, as if the desktop couldn't show it.
  public func failFileDialog(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let dialog = standingFileDialogs.last else { throw error(.noFileDialog, "no file dialog is presented") }
    dialog.fail(reason)
    settleNow()
  }

  /// Waits until what is done with chosen files is done: importers have looked at them, exporters have written them,
  /// movers have moved them. Or until they can't go on without the user, because they ask something in an ``alert``.
  ///
  /// Work that takes half a second, on the screen's ``clock``, is shown in a ``sheet`` with a Cancel button.
  ///
  /// - Parameter timeout: how long at most, in real time.
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/timeout``.
  public func finishFileWork(timeout: Duration = .seconds(60)) async throws {
    let deadline = ContinuousClock.now + timeout
    settleNow()
    while platform.fileWork.running > 0 {
      guard ContinuousClock.now < deadline else {
        throw error(.timeout, "the work on files is not done within \(timeout)")
      }
      await Settling.letOthersRun()
      settleNow()
    }
  }

  // MARK: Pace

  /// Kinds of the file dialogs that are on their way to the screen. With ``PresentationPace/byHand`` they stay so until
  /// ``finishTransitions()``.
  public var arrivingFileDialogs: [ScreenFileDialog.Kind] { kinds(.arriving) }

  /// Kinds of the file dialogs that are on their way from the screen.
  public var leavingFileDialogs: [ScreenFileDialog.Kind] { kinds(.leaving) }

  private func kinds(_ phase: HeadlessFileDialog.Phase) -> [ScreenFileDialog.Kind] {
    settleNow()
    return standingFileDialogs.filter { $0.phase == phase }.map { ScreenFileDialog.Kind($0.request.kind) }
  }

  /// The file dialogs above the window, be they on their way, and those of no window; the one in front last.
  var standingFileDialogs: [HeadlessFileDialog] {
    platform.fileDialogs.filter { $0.parent == nil || $0.window === window }
  }
}

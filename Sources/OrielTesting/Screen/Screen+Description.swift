import OrielCore

extension Screen: ScreenArea {
  /// The content of the window, without presentations. Sheets, popovers and inspectors are separate areas, such as
  /// ``sheet``.
  public var everything: ScreenElement { .content(of: self) }
}

extension Screen: @MainActor CustomStringConvertible {
  /// An indented outline of the window's content, presentations, previews, photo pickers, file dialogs and alerts.
  public var description: String {
    settleNow()
    var lines = window.outline
    for presentation in standing { lines += presentation.outline }
    for preview in standingPreviews { lines += ScreenPreview(preview, on: self).outline }
    for picker in standingPhotoPickers { lines += ScreenPhotoPicker(picker, on: self).outline }
    for dialog in standingFileDialogs { lines += ScreenFileDialog(dialog, on: self).outline }
    for alert in desk.standing { lines += ScreenAlert(alert.request).outline }
    return lines.joined(separator: "\n")
  }

  func error(_ reason: ScreenError.Reason, _ message: String) -> ScreenError {
    ScreenError(reason: reason, message: message, screen: description)
  }
}

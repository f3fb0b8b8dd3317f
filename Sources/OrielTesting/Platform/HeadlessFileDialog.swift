import Foundation
import OrielCore

/// A headless file dialog.
@MainActor package final class HeadlessFileDialog: HeadlessDialog<FileDialogEvent>, PresentedFileDialog {
  /// The request.
  package let request: FileDialogRequest

  init(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink,
    platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// The name.
  var noun: String { "\(ScreenFileDialog.Kind(request.kind).rawValue) dialog" }

  override func didArrive() {
    platform.record(.presented(noun))
    report(.presented)
  }

  override func didLeave() { cancel() }

  /// Closes the dialog with a choice, as the user does.
  package func choose(_ choice: FileChoice) {
    end(.chose(choice.urls.map(\.lastPathComponent), in: noun), .chosen(choice))
  }

  /// Closes the dialog without a choice, as the user does.
  package func cancel() { end(.dismissed(noun), .cancelled) }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(noun, reason), .failed(reason)) }
}

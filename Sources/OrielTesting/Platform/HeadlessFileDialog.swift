import Foundation
import OrielCore

/// A file dialog that exists as values only.
@MainActor package final class HeadlessFileDialog: HeadlessDialog<FileDialogEvent>, PresentedFileDialog {
  /// What it shows.
  package let request: FileDialogRequest

  init(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink,
    platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// What it is called.
  var noun: String { "\(ScreenFileDialog.Kind(request.kind).rawValue) dialog" }

  override func didArrive() {
    platform.record(.presented(noun))
    report(.presented)
  }

  override func didLeave() { cancel() }

  /// Ends with a choice, as a person would.
  package func choose(_ choice: FileChoice) {
    end(.chose(choice.urls.map(\.lastPathComponent), in: noun), .chosen(choice))
  }

  /// Ends without a choice, as a person would.
  package func cancel() { end(.dismissed(noun), .cancelled) }

  /// Has it fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(noun, reason), .failed(reason)) }
}

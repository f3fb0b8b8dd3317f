import Foundation
import OrielCore

/// A headless file dialog.
@MainActor
package final class HeadlessFileDialog: HeadlessPanel<FileDialogRequest, FileDialogEvent>,
  PresentedFileDialog
{
  init(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink,
    platform: HeadlessPlatform
  ) {
    let noun = "\(ScreenFileDialog.Kind(request.kind).rawValue) dialog"
    super.init(request, noun, over: parent, sink: sink, platform: platform)
  }

  override func didLeave() { cancel() }

  /// Closes the dialog with a choice, as the user does.
  package func choose(_ choice: FileChoice) {
    end(.chose(choice.urls.map(\.lastPathComponent), in: noun), .chosen(choice))
  }

  /// Closes the dialog without a choice, as the user does.
  package func cancel() { end(.dismissed(noun), .cancelled) }
}

import Foundation
import OrielCore

/// A headless photo picker.
@MainActor
package final class HeadlessPhotoPicker: HeadlessPanel<PhotoPickerRequest, PhotoPickerEvent>,
  PresentedPhotoPicker
{
  override func didLeave() { cancel() }

  /// Selects files, as the user does.
  func select(_ urls: [URL]) {
    request.selection = urls
    if request.isContinuous { report(.selectionChanged(urls)) }
  }

  /// Accepts the selection, as the user does.
  func add() {
    let urls = request.selection
    end(.chose(urls.map(\.lastPathComponent), in: noun), .chosen(urls))
  }

  /// Closes the picker without an acceptance, as the user does.
  package func cancel() { end(.dismissed(noun), .cancelled) }
}

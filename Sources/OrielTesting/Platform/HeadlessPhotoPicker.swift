import Foundation
import OrielCore

/// A headless photo picker.
@MainActor package final class HeadlessPhotoPicker: HeadlessDialog<PhotoPickerEvent>, PresentedPhotoPicker {
  /// The request, with the user's selection.
  package private(set) var request: PhotoPickerRequest

  init(
    _ request: PhotoPickerRequest, over parent: (any PlatformSurface)?, sink: any PhotoPickerEventSink,
    platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// The name.
  static let noun = "photo picker"

  package func update(_ request: PhotoPickerRequest) {
    guard phase != .gone else { return }
    self.request = request
    platform.recordChange(.presentationUpdated(Self.noun))
  }

  override func didArrive() {
    platform.record(.presented(Self.noun))
    report(.presented)
  }

  override func didLeave() { cancel() }

  /// Selects files, as the user does.
  func select(_ urls: [URL]) {
    request.selection = urls
    if request.isContinuous { report(.selectionChanged(urls)) }
  }

  /// Accepts the selection, as the user does.
  func add() {
    let urls = request.selection
    end(.chose(urls.map(\.lastPathComponent), in: Self.noun), .chosen(urls))
  }

  /// Closes the picker without an acceptance, as the user does.
  package func cancel() { end(.dismissed(Self.noun), .cancelled) }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(Self.noun, reason), .failed(reason)) }
}

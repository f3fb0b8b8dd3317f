import FoundationEssentials

/// The description of a picker of the user's pictures and videos.
package struct PhotoPickerRequest: Equatable {
  /// The files that are offered; nil for all.
  package var filter: PhotoFilter?
  /// The selected files.
  package var selection: [URL] = []
  package var allowsMultiple = false
  /// The maximum number of selected files; nil for any number.
  package var maximum: Int?
  /// Whether selected files show their numbers, and are returned in that order.
  package var isOrdered = false
  /// Whether each change of the selection is reported.
  package var isContinuous = false
  package var hasSearch = true
  /// The text with which the search begins.
  package var searchText = ""
  /// The title of the window; nil for the default.
  package var prompt: String?
  /// Whether the selected files are shown beside the others.
  package var hasStagingArea = true
  /// Whether folders can be chosen.
  package var hasCollections = true
  /// Whether there are buttons to accept and cancel.
  package var hasActions = true

  package init() {}
}

/// The events of a photo picker.
package enum PhotoPickerEvent: Equatable {
  /// The presentation is on screen.
  case presented
  /// The selection of a continuous picker has changed.
  case selectionChanged([URL])
  /// The user has accepted the selection, which may be empty.
  case chosen([URL])
  /// The picker has closed without an acceptance, by the user or by `dismiss`.
  case cancelled
  /// The presentation couldn't be shown.
  case failed(String)
}

/// A presented photo picker.
@MainActor package protocol PresentedPhotoPicker: AnyObject {
  /// Updates the filter, the selection and the maximum. No event follows.
  func update(_ request: PhotoPickerRequest)
  /// Closes the picker. `cancelled` follows, possibly later, unless another last event came first. May be called twice.
  func dismiss()
}

/// The capability of a platform to present photo pickers.
@MainActor package protocol PhotoPickerPlatform: AnyObject {
  /// Presents a picker above a surface. `sink` must be held weakly, and isn't called before the method returns.
  func presentPhotoPicker(
    _ request: PhotoPickerRequest, over parent: (any PlatformSurface)?, sink: any PhotoPickerEventSink
  ) -> any PresentedPhotoPicker
}

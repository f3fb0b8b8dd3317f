import FoundationEssentials

/// A photo picker that is embedded in the interface.
struct PhotosPickerContent: View {
  typealias Body = Never

  let source: PhotosPickerSource
  let isCompact: Bool

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension PhotosPickerContent: PrimitiveView {
  func element(in context: ElementContext) -> PhotosPickerElement {
    var request = source.request(in: context.environment)
    request.isContinuous = true
    request.hasActions = false
    if isCompact {
      request.hasSearch = false
      request.hasStagingArea = false
      request.hasCollections = false
    }
    return PhotosPickerElement(request: request, isCompact: isCompact, isEnabled: context.environment.isEnabled)
  }

  func handle(_ event: PhotosPickerChange, in context: ElementContext) {
    source.take(event.urls, in: context.environment)
  }
}

/// A photo picker that is embedded in the interface.
package struct PhotosPickerElement: Element {
  package typealias Event = PhotosPickerChange

  package var request: PhotoPickerRequest
  /// Whether it is a single row.
  package var isCompact = false
  package var isEnabled = true
}

/// A change of the selection in a photo picker.
package struct PhotosPickerChange: WidgetEvent {
  package var urls: [URL]
  package var changesValue: Bool { true }

  package init(_ urls: [URL]) { self.urls = urls }
}

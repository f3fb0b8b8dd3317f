import Foundation
import OrielCore

extension PhotosPickerElement: TestableElement {
  package var kind: ElementKind { .photosPicker }
  package var takesInput: Bool? { isEnabled }
  package var stateWords: [String] { request.selection.map { "selected \"\($0.lastPathComponent)\"" } }

  package mutating func apply(_ event: PhotosPickerChange) { request.selection = event.urls }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { isCompact ? .horizontal : .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let minimum = isCompact ? 132.0 : 240.0
    return CGSize(
      width: max(proposal.width ?? 240, 240), height: isCompact ? minimum : max(proposal.height ?? minimum, minimum))
  }
}

extension ElementKind {
  /// A photo picker in the inline or compact style.
  public static let photosPicker = ElementKind("photos picker")
}

extension ScreenArea {
  /// The photo picker in the inline or compact style.
  public var photosPicker: ScreenElement { find(.photosPicker) }
}

extension ScreenElement {
  /// Selects files in an inline or compact photo picker as the user does.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/notAccepted`` if there are more than the maximum.
  public func selectPhotos(_ urls: [URL]) throws {
    guard let picker = try view.element as? PhotosPickerElement else { throw wrongKind("photos to select") }
    if let maximum = picker.request.maximum, urls.count > maximum {
      throw screen.error(.notAccepted, "can't select \(urls.count) photos: no more than \(maximum) are allowed")
    }
    guard let widget = try view.widget else { return }
    var element = picker
    element.apply(PhotosPickerChange(urls))
    widget.show(element)
    widget.raise(PhotosPickerChange(urls))
    screen.settleNow()
  }

  /// The selected files of an inline or compact photo picker.
  public var selectedPhotos: [URL] {
    get throws {
      guard let picker = try view.element as? PhotosPickerElement else { throw wrongKind("photos to select") }
      return picker.request.selection
    }
  }
}

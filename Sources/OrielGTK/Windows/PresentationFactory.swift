import CGtk
import OrielCore

/// Creates presentations by their form.
@MainActor enum PresentationFactory {
  /// Creates a presentation that isn't shown yet. It references `sink` weakly.
  static func make(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation {
    switch request.style {
    case .sheet, .cover: SheetWindow(request, over: parent, sink: sink)
    case .popover(let placement):
      if let anchor = site as? PopoverAnchorWidget, let parent {
        PopoverPresentation(request, at: placement, of: anchor, over: parent, sink: sink)
      } else {
        SheetWindow(request, over: parent, sink: sink)
      }
    case .column:
      if let parent, let split = site as? InspectorSplitWidget {
        ColumnPresentation(request, over: parent, in: split, sink: sink)
      } else {
        SheetWindow(request, over: parent, sink: sink)
      }
    }
  }
}

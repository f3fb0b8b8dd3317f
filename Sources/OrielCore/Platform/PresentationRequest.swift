import FoundationEssentials

/// Something that shows views above a window or in it, as a value: all that a platform needs to know to show it.
package struct PresentationRequest: Equatable {
  package enum Style: Equatable {
    /// A modal window above its parent.
    case sheet
    /// A modal window that covers its parent.
    case cover
    /// A popover on the view that presents it.
    case popover(PopoverPlacement)
    /// A column beside the view that presents it.
    case column(ColumnWidth)
  }

  /// What it is. Of a presentation that is live only the details of the style change, never the style itself.
  package var style: Style
  /// The title that its content gives it; empty where it gives none.
  package var title = ""
  /// Whether the user can't dismiss it; nor can a popover be dismissed while something stands above it. What the
  /// platform still notices of an attempt is reported as `closeAttempt`.
  package var isDismissDisabled = false
  /// What fills it behind its content; nil for what the desktop fills such things with.
  package var background: Paint?
  /// Where the views behind the content stand: those inserted into `PlatformPresentation.background`.
  package var backgroundAlignment = Alignment.center
  /// The radius of its corners; nil for the desktop's.
  package var cornerRadius: Double?
  /// The heights of its content at which it rests, ascending; empty where it has its content's, or `size`.
  package var detents: [Double] = []
  /// Which of `detents` it rests at.
  package var selectedDetent = 0
  /// Whether there is an indicator by which the user drags it from one detent to another.
  package var showsDragIndicator = false
  /// Whether scrolling in it changes its height before it scrolls.
  package var contentResizes = true
  /// Whether what is behind it can be used.
  package var allowsBackgroundInteraction = false
  /// Its size; lengths that are nil are its content's.
  package var width: Double?
  package var height: Double?

  package init(_ style: Style) { self.style = style }
}

/// Where a popover stands.
package struct PopoverPlacement: Equatable {
  /// What it points at, in the view that presents it.
  package enum Target: Equatable {
    case bounds
    case rect(Rect)
    case point(UnitPoint)
  }

  package var target: Target
  /// The side of the target that it stands on, where there is room.
  package var edge: Edge
}

/// The widths of a column, in pixels of the desktop's scale.
package struct ColumnWidth: Equatable {
  package var minimum: Double
  package var ideal: Double
  package var maximum: Double
}

/// What becomes of a presentation.
package enum PresentationEvent: Equatable {
  /// It is on the screen.
  case presented
  /// It is gone, because `dismiss` was called, the user has closed it, or what it stood on is gone. The last event.
  case closed
  /// It could not be shown. The last event.
  case failed(String)
  /// The user wants it gone, and it is still there.
  case closeAttempt
  /// The user has brought it to this one of its detents.
  case detentSelected(Int)
  /// The user has made the column this wide.
  case columnResized(Double)
  /// Its room has changed, or that of what it stands above.
  case resized
}

/// Receives what becomes of a presentation.
@MainActor package protocol PresentationEventSink: AnyObject {
  func handle(_ event: PresentationEvent)
}

/// A presentation that the platform has made: its content is inserted before it is shown.
@MainActor package protocol PlatformPresentation: PlatformSurface {
  /// Holds the views that stand behind the content.
  var background: any LayoutContainer { get }
  /// How large the whole content would be, were it offered a size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The room that the heights of its detents are parts of: that of what it stands above.
  var availableSize: SurfaceSize? { get }
  /// How high all is that stands above and below its content: a sheet's header, its drag indicator, and its edges.
  func decorationHeight(withDragIndicator: Bool) -> Double
  /// Changes whatever differs.
  func update(_ request: PresentationRequest)
  /// Shows it. `presented` follows, never during the call.
  func present()
  /// What in its content has the keyboard's focus, if anything has.
  var focus: AnyObject? { get }
  /// Before it is shown: gives the focus to what had it in another presentation of the same content.
  func moveFocus(to focus: AnyObject)
  /// Takes it away, also when it isn't shown yet. `closed` follows, now or later, unless the end has been reported
  /// already. Calling it twice is harmless.
  func dismiss(animated: Bool)
  /// It is gone: lets go of everything. Its content has been removed before.
  func dispose()
}

extension PlatformPresentation {
  /// Nothing stands above and below the content.
  package func decorationHeight(withDragIndicator: Bool) -> Double { 0 }
}

/// Shows views above windows and in them: the capability that sheets, popovers and inspectors need of their platform.
@MainActor package protocol PresentationPlatform: AnyObject {
  /// Makes a presentation that isn't shown yet. `sink` must be held weakly, and hears nothing during the call.
  ///
  /// - Parameters:
  ///   - parent: what it stands above.
  ///   - site: the widget that a popover hangs on, or that a column belongs to: one made for `Element.popoverAnchor`
  ///     or `.inspectorSplit`.
  func makePresentation(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation
}

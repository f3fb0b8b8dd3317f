import FoundationEssentials

/// The description of a presentation of views above a window or in it.
package struct PresentationRequest: Equatable {
  /// The form. While the presentation is shown, only its values may change, not its type.
  package var form: any PresentationForm {
    get { comparedForm.form }
    set { comparedForm.form = newValue }
  }
  private var comparedForm: ComparedForm
  /// The title that the content sets; empty if there is none.
  package var title = ""
  /// Whether the user is prevented from dismissing the presentation; also true for a popover below another
  /// presentation. An attempt is reported as `closeAttempt`, if the platform notices it.
  package var isDismissDisabled = false
  /// The background; nil for the desktop's default.
  package var background: Paint?
  /// The alignment of the views in `PlatformPresentation.background`.
  package var backgroundAlignment = Alignment.center
  /// The corner radius; nil for the desktop's default.
  package var cornerRadius: Double?
  /// The heights of the content at which a sheet rests, ascending; empty for a sheet without detents.
  package var detents: [Double] = []
  /// The index of the current detent.
  package var selectedDetent = 0
  /// Whether the sheet displays a drag indicator.
  package var showsDragIndicator = false
  /// Whether scrolling resizes the sheet before it scrolls the content.
  package var contentResizes = true
  /// Whether the user can interact with the window behind the presentation.
  package var allowsBackgroundInteraction = false
  /// The size; lengths that are nil are those of the content.
  package var width: Double?
  package var height: Double?
  /// The edge of the parent at which a sheet is, as high as the parent; nil for the center.
  package var edge: HorizontalEdge?
  /// Whether the content fades in.
  package var fadesIn = false
  /// Whether a sheet has the size of its parent, also when the user resizes that.
  package var fillsParent = false

  package init(_ form: any PresentationForm) { comparedForm = ComparedForm(form: form) }
}

/// A form that is compared by its type and its values, so that the comparison of requests is synthesized.
private struct ComparedForm: Equatable {
  var form: any PresentationForm

  static func == (first: ComparedForm, second: ComparedForm) -> Bool { first.form.isEqual(to: second.form) }
}

/// The events of a presentation.
package enum PresentationEvent: Equatable {
  /// The presentation is on screen.
  case presented
  /// The presentation has closed: by `dismiss`, by the user, or with its parent. The last event.
  case closed
  /// The presentation couldn't be shown. The last event.
  case failed(String)
  /// The user tried to close the presentation, which is still open.
  case closeAttempt
  /// The user moved the sheet to the detent at this index.
  case detentSelected(Int)
  /// The user resized the column to this width.
  case columnResized(Double)
  /// The size of the presentation or of its parent has changed.
  case resized
}

/// A presentation of the platform. Its content is inserted before it is shown.
@MainActor package protocol PlatformPresentation: PlatformSurface {
  /// The container of the views behind the content.
  var background: any LayoutContainer { get }
  /// Returns the size of the whole content for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The size of the parent, of which the heights of detents are fractions.
  var availableSize: SurfaceSize? { get }
  /// The height of the header, the drag indicator and the borders around the content.
  func decorationHeight(withDragIndicator: Bool) -> Double
  /// Updates the properties that differ.
  func update(_ request: PresentationRequest)
  /// Shows the presentation. `presented` follows asynchronously.
  func present()
  /// The object in the content that has the keyboard focus, if any.
  var focus: AnyObject? { get }
  /// Moves the focus to the object that had it in another presentation of the same content. Called before `present`.
  func moveFocus(to focus: AnyObject)
  /// Dismisses the presentation, even if it isn't shown yet. `closed` follows, possibly later, unless the last event
  /// has been reported already. May be called twice.
  func dismiss(animated: Bool)
  /// Releases all resources after the content has been removed.
  func dispose()
}

extension PlatformPresentation {
  /// Zero: there is nothing around the content.
  package func decorationHeight(withDragIndicator: Bool) -> Double { 0 }
}

/// The capability of a platform to present views in a form.
@MainActor package protocol PresentationPlatform: AnyObject {
  /// Creates a presentation that isn't shown yet. `sink` must be held weakly, and isn't called during the call.
  ///
  /// - Parameters:
  ///   - parent: the surface above which it is presented.
  ///   - site: the widget that the presentation is attached to or beside, if it isn't a window. For a popover, its
  ///     element is a `PopoverAnchorElement`; for a column, an `InspectorSplitElement`.
  func makePresentation(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation
}

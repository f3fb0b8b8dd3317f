/// The coordinator's interface to a presenting node.
@MainActor protocol PresentationSlot: _GraphNode {
  /// The lane of the slot's requests.
  var lane: PresentationLane { get }
  /// The item that the binding requests, read without a dependency.
  var wanted: PresentationItemID? { get }
  /// The coordinator has read the binding and is about to act on it.
  func bindingWasRead(_ item: PresentationItemID?)
  /// Creates the presentation of an item and shows it.
  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  /// Resets the binding, if it still makes the request for the item that has been answered.
  ///
  /// - Returns: whether it makes another request for the item, which has to be presented again.
  func clearBinding(ifItem item: PresentationItemID) -> Bool
  /// The binding is about to be read after a flush.
  func bindingWillBeRead()
  /// Ends the presentation, which has closed, after its action has run and the binding has been reset.
  func end()
}

extension PresentationSlot {
  /// The presentation that contains the slot's view; nil in a window.
  var parent: PresentationToken? { context.host.token }
}

/// A presentation of a slot, from its request until it has closed.
@MainActor protocol LivePresentation: AnyObject {
  /// The presented item.
  var item: PresentationItemID { get }
  /// Shows the presentation above a surface, or without a parent. A failure is reported after the call.
  func show(over surface: (any PlatformSurface)?)
  /// The surface above which nested presentations are shown; nil if there can be none.
  var surface: (any PlatformSurface)? { get }
  /// Whether the app can't be quit while this is presented.
  var preventsTermination: Bool { get }
  /// Another presentation has been shown above this one, or has closed.
  func coverDidChange(_ isCovered: Bool)
  /// The modifier, or state that it reads, has changed while the binding still requests the item.
  func update()
  /// Runs the action that the user has activated.
  func runAction(_ id: ActionID)
  /// Starts the dismissal.
  func dismiss(animated: Bool)
  /// Releases all resources after the presentation has closed.
  func tearDown()
}

extension LivePresentation {
  var preventsTermination: Bool { false }
}

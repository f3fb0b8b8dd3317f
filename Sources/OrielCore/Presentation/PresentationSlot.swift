/// One presentation modifier's place in the graph, as the coordinator sees it.
@MainActor package protocol PresentationSlot: AnyObject {
  /// The graph that the slot's view is in.
  var graph: Graph { get }
  /// The slot's place in the graph; nil once it has left it.
  var node: _GraphNode? { get }
  /// Which queue of its level the slot stands in.
  var lane: PresentationLane { get }
  /// What the slot's view was presented in itself; nil in a window.
  var parent: PresentationToken? { get }
  /// What the binding asks for now, without a dependency on it.
  var wanted: PresentationItemID? { get }
  /// Hands what the binding asks for to the coordinator.
  func sync()
  /// Makes what the item asks for and begins to show it.
  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  /// Sets the binding back, but only if it still asks for `item`.
  func clearBinding(ifItem item: PresentationItemID)
  /// Something that the slot presented is gone, its action has run and its binding is cleared.
  func didDismiss()
}

/// Something on the screen, or on its way there, that a slot has presented.
@MainActor package protocol LivePresentation: AnyObject {
  /// What others stand above that are presented from inside; nil where nothing can be.
  var surface: (any PlatformSurface)? { get }
  /// Something stands above it now, or no longer does.
  func coverDidChange(_ isCovered: Bool)
  /// The slot was synchronised while this was live: hands on what has changed.
  func update()
  /// Runs the action that the person has chosen.
  func runAction(_ index: Int)
  /// Begins to take it off the screen.
  func dismiss(animated: Bool)
  /// It is gone: lets go of everything.
  func tearDown()
}

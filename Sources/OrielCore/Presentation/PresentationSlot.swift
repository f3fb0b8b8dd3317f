/// A node that presents something, as the coordinator sees it.
@MainActor protocol PresentationSlot: _GraphNode {
  /// Which queue of its level the slot stands in.
  var lane: PresentationLane { get }
  /// What the binding asks for now, without a dependency on it.
  var wanted: PresentationItemID? { get }
  /// The coordinator is about to act on what the binding asks for.
  func bindingWasRead(_ item: PresentationItemID?)
  /// Makes what the item asks for and begins to show it.
  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  /// Sets the binding back, but only if it still asks for `item`.
  func clearBinding(ifItem item: PresentationItemID)
  /// Something that the slot presented is gone, its action has run and its binding is cleared.
  func didDismiss()
}

extension PresentationSlot {
  /// What the slot's view was presented in itself; nil in a window.
  var parent: PresentationToken? { context.host.token }
}

/// Something on the screen, or on its way there, that a slot has presented.
@MainActor protocol LivePresentation: AnyObject {
  /// Which item it shows.
  var item: PresentationItemID { get }
  /// What others stand above that are presented from inside; nil where nothing can be.
  var surface: (any PlatformSurface)? { get }
  /// Something stands above it now, or no longer does.
  func coverDidChange(_ isCovered: Bool)
  /// The modifier has been given anew, or what it reads has changed, while its binding still asks for the item.
  func update()
  /// Runs the action that the user has chosen.
  func runAction(_ id: ActionID)
  /// Begins to take it off the screen.
  func dismiss(animated: Bool)
  /// It is gone: releases everything.
  func tearDown()
}

extension PresentationMachine {
  /// An input of the machine.
  ///
  /// Events that arise while effects are executed have to be sent after all of these effects. Events of a presentation
  /// that has ended are expected, and have no effects.
  package enum Event: Hashable {
    /// The current item of a slot's binding; nil if it requests none.
    ///
    /// Sent for each slot after a flush that may have changed it, with the value that is read back after each
    /// ``Effect/clearBinding(_:ifItem:)``, and after the flush that follows each ``Effect/reread(_:)``. `parent` is the
    /// presentation that contains the slot's view; nil for the window.
    case sync(PresentationSlotID, parent: PresentationToken?, lane: PresentationLane, item: PresentationItemID?)
    /// The slot's modifier has been removed from the graph.
    case removed(PresentationSlotID)
    /// The presentation is on screen, and can be the parent of others.
    case didPresent(PresentationToken)
    /// The presentation has closed, by the user, by code or by the platform.
    case didClose(PresentationToken, outcome: Outcome)
    /// The platform couldn't show the presentation, or has lost it.
    case didFail(PresentationToken)
    /// The content disables or enables dismissal by the user.
    case interactiveDismissDisabled(PresentationToken, Bool)
    /// The user tries to dismiss the presentation: with Escape, the close button, or a click outside.
    case closeAttempt(PresentationToken)
    /// Code in the content dismisses the presentation, even if dismissal by the user is disabled.
    case dismissal(PresentationToken)
    /// The window has closed with all its presentations. Later events are ignored.
    case hostGone
  }
}

extension PresentationMachine {
  /// Something the machine is told.
  ///
  /// Events that arise while effects are being run have to wait until all of those effects have been run. An event
  /// about a presentation that has ended is normal, and has no effects.
  package enum Event: Hashable {
    /// What a slot's binding says now; nil when it asks for nothing.
    ///
    /// Sent for each slot after a flush that may have changed it, once more with the value read back after each
    /// ``Effect/clearBinding(_:ifItem:)``, and after the flush that follows each ``Effect/reread(_:)``. `parent` is the presentation whose content the slot is in, or nil for the
    /// window's own content.
    case sync(PresentationSlotID, parent: PresentationToken?, lane: PresentationLane, item: PresentationItemID?)
    /// The slot's modifier left the view graph.
    case removed(PresentationSlotID)
    /// The presentation is on the screen, and can be the parent of others.
    case didPresent(PresentationToken)
    /// The presentation is off the screen, whether the user, the program or the platform closed it.
    case didClose(PresentationToken, outcome: Outcome)
    /// The platform could not show the presentation, or lost it.
    case didFail(PresentationToken)
    /// The content now forbids, or again allows, that the user dismisses the presentation without an answer.
    case interactiveDismissDisabled(PresentationToken, Bool)
    /// The user tries to dismiss the presentation without an answer: Escape, the close button, a click outside.
    case closeAttempt(PresentationToken)
    /// The program wants it dismissed from inside, whatever its binding says and whoever forbids it to the user.
    case dismissal(PresentationToken)
    /// The window is gone, and with it all that was presented on it. Every later event is ignored.
    case hostGone
  }
}

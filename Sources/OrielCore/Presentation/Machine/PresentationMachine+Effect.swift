extension PresentationMachine {
  /// An action for the caller to execute. All effects of an event have to be executed, in order.
  package enum Effect: Hashable {
    /// Present an item of a slot above the parent, or above the window if that is nil.
    ///
    /// Only returned for a ``Event/sync(_:parent:lane:item:)`` of this slot that requests the item, when the parent is
    /// presented and the level is free. Answered by ``Event/didPresent(_:)``, ``Event/didFail(_:)`` or
    /// ``Event/didClose(_:outcome:)``.
    case present(PresentationToken, PresentationSlotID, PresentationItemID, parent: PresentationToken?)
    /// The slot is the next one: after the pending changes have been applied, read its binding and send
    /// ``Event/sync(_:parent:lane:item:)``, which presents the item that is still requested.
    ///
    /// An action, a setter or `onDismiss` of the previous presentation may have withdrawn the request, changed its
    /// item, or removed its view.
    case reread(PresentationSlotID)
    /// Update the presentation: the item is still the same after a flush.
    case update(PresentationToken)
    /// Dismiss the presentation, even if it is still opening. Returned at most once for each token, and first for the
    /// presentations above it. Answered by ``Event/didClose(_:outcome:)``.
    case dismiss(PresentationToken, animated: Bool)
    /// Run the action that the user activated, even if code has requested the dismissal at the same time.
    case runAction(PresentationToken, PresentationSlotID, ActionID)
    /// Set the binding to false or nil if it still says this item, then hand to ``Event/sync(_:parent:lane:item:)``
    /// this item if it says so even now, or else nil. Another one it may say is a new request, to be read after the
    /// next flush.
    ///
    /// Reading it back at once tells a binding that was set again from `onDismiss`, which is a new request, from one
    /// that ignored the write, which stays closed.
    case clearBinding(PresentationSlotID, ifItem: PresentationItemID)
    /// The presentation has ended: call `onDismiss`, and release its resources.
    ///
    /// Returned exactly once for each presented token, as its last effect, and first for the presentations above it,
    /// which end without `dismiss` if their parent has closed.
    case onDismiss(PresentationToken, PresentationSlotID)
  }
}

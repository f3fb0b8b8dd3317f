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
    /// Dismiss the presentation, even if it is still opening. Returned at most once for each token, and first for the
    /// presentations above it. Answered by ``Event/didClose(_:outcome:)``.
    case dismiss(PresentationToken, animated: Bool)
    /// Run the action that the user activated, even if code has requested the dismissal at the same time.
    case runAction(PresentationToken, PresentationSlotID, ActionID)
    /// Set the binding to false or nil if its value is still this item. Then send ``Event/sync(_:parent:lane:item:)``
    /// with this item if the binding still has it, otherwise with nil. Another item is a new request, which is read
    /// after the next flush. So is this item if the action has set it again: the binding is left alone then.
    ///
    /// Reading the value back immediately distinguishes a binding that ignores the write, whose presentation stays
    /// closed, from one that is set again in `onDismiss`, which is a new request.
    case clearBinding(PresentationSlotID, ifItem: PresentationItemID)
    /// The presentation has ended: call `onDismiss`, and release its resources.
    ///
    /// Returned exactly once for each presented token, as its last effect, and first for the presentations above it,
    /// which end without `dismiss` if their parent has closed.
    case onDismiss(PresentationToken, PresentationSlotID)
  }
}

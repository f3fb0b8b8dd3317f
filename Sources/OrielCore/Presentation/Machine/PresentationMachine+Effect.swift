extension PresentationMachine {
  /// Something the machine wants done. The effects of one event are to be run in order, all of them.
  package enum Effect: Hashable {
    /// Present this item of this slot, above the parent or, where that is nil, on the window itself.
    ///
    /// Comes only in answer to a ``Event/sync(_:parent:lane:item:)`` of this slot that asked for the item, when the
    /// parent is presented and nothing else stands on the level. To be answered with ``Event/didPresent(_:)``,
    /// ``Event/didFail(_:)`` or ``Event/didClose(_:outcome:)``.
    case present(PresentationToken, PresentationSlotID, PresentationItemID, parent: PresentationToken?)
    /// The slot's turn has come: when everything that the app has changed is known, hand what its binding says then to
    /// ``Event/sync(_:parent:lane:item:)``, which presents what is still asked for.
    ///
    /// What stood in front has run an action, a setter or an `onDismiss` in the meantime, which may have withdrawn the
    /// request, changed its item, or removed its view.
    case reread(PresentationSlotID)
    /// Show the slot's present state: a flush has passed, and the item is still the same one.
    case update(PresentationToken)
    /// Take the presentation off the screen, also when it is still opening. Comes once for each token at most, and for
    /// the presentations above it first. To be answered with ``Event/didClose(_:outcome:)``.
    case dismiss(PresentationToken, animated: Bool)
    /// Run the action the user chose, also when the program had in the meantime asked for the dismissal.
    case runAction(PresentationToken, PresentationSlotID, ActionID)
    /// Set the binding to false or nil if it still says this item, then hand to ``Event/sync(_:parent:lane:item:)``
    /// this item if it says so even now, or else nil. Another one it may say is a new request, to be read after the
    /// next flush.
    ///
    /// Reading it back at once tells a binding that was set again from `onDismiss`, which is a new request, from one
    /// that ignored the write, which stays closed.
    case clearBinding(PresentationSlotID, ifItem: PresentationItemID)
    /// The presentation has ended: call `onDismiss`, and released whatever is still held for the token.
    ///
    /// Comes exactly once for each presented token, as the last effect that names it, and for the presentations above
    /// it first. Those come without a `dismiss` when their parent closed under them.
    case onDismiss(PresentationToken, PresentationSlotID)
  }
}

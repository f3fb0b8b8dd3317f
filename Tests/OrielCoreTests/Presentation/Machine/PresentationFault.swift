/// A mistake that a machine could make.
enum PresentationFault: String, CaseIterable, Hashable {
  case clearsNewerRequests
  case clearsWhatTheActionHasSet
  case clearsTwice
  case neverClears
  case writesRemovedSlots
  case clearsBeforeAction
  case clearsAfterOnDismiss
  case presentsAnsweredRequests
  case losesTurns
  case presentsBeforeParentIsPresented
  case presentsOnTheWrongParent
  case presentsAfterHostGone
  case admitsUnread
  case neverRereads
  case rereadsTooEarly
  case reusesTokens
  case ignoresLanes
  case letsPopoversStack
  case callsOnDismissTwice
  case forgetsOnDismissOnFailure
  case forgetsChildrenOfWhatCloses
  case endsParentFirst
  case dismissesParentFirst
  case dismissesTwice
  case dismissesWhatIsWanted
  case neverDismisses
  case forgetsRemoval
  case forgetsHostGone
  case obeysStaleTokens
  case losesActionWhileLeaving
  case forgetsInteractiveDismissDisabled
  case ignoresCloseAttempts
  case ignoresDismissals
  case refusesDismissals
  case takesCloseAttemptsForCloses

  /// The invariants that it breaks; which of them is noticed first depends on the moves.
  var symptoms: Set<PresentationViolation.Kind> {
    switch self {
    case .clearsNewerRequests, .clearsTwice, .writesRemovedSlots: [.clearedOther]
    case .clearsWhatTheActionHasSet: [.requestLost]
    case .neverClears: [.notCleared]
    case .clearsBeforeAction: [.wrongOrder]
    case .clearsAfterOnDismiss: [.notCleared]
    case .presentsAnsweredRequests: [.presentedAnswered]
    case .admitsUnread: [.presentedUnread]
    case .neverRereads: [.waitsInVain]
    case .rereadsTooEarly: [.rereadOutOfTurn]
    case .losesTurns: [.presentedOutOfTurn, .rereadOutOfTurn]
    case .presentsBeforeParentIsPresented: [.presentedWithoutParent, .rereadOutOfTurn]
    case .presentsOnTheWrongParent: [.presentedOther, .twoOnLevel]
    case .presentsAfterHostGone, .obeysStaleTokens: [.effectsOfStaleEvent]
    case .reusesTokens: [.tokenReused]
    case .ignoresLanes: [.waitsInVain]
    case .letsPopoversStack: [.twoOnLevel]
    case .callsOnDismissTwice: [.endedOpen]
    case .forgetsOnDismissOnFailure, .forgetsChildrenOfWhatCloses: [.notEnded, .endedBeforeChild]
    // With nothing on the screen when the window goes, only what comes later shows it.
    case .forgetsHostGone: [.notEnded, .endedBeforeChild, .effectsOfStaleEvent]
    case .endsParentFirst: [.endedBeforeChild]
    case .dismissesParentFirst: [.dismissedParentFirst]
    case .dismissesTwice: [.dismissedTwice]
    case .dismissesWhatIsWanted: [.dismissedWanted]
    case .neverDismisses, .forgetsRemoval: [.notDismissed]
    case .losesActionWhileLeaving: [.actionLost]
    case .forgetsInteractiveDismissDisabled: [.attemptNotRefused]
    case .ignoresCloseAttempts: [.attemptIgnored]
    case .ignoresDismissals, .refusesDismissals: [.dismissalIgnored]
    case .takesCloseAttemptsForCloses: [.endedOpen, .wrongOrder]
    }
  }
}

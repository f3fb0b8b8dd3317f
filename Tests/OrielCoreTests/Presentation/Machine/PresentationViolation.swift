/// An invariant that did not hold.
struct PresentationViolation: Hashable {
  enum Kind: String {
    case actionLost, actionUnasked
    case attemptIgnored, attemptNotRefused
    case clearedOther, notCleared
    case dismissalIgnored
    case dismissedParentFirst, dismissedTwice, dismissedWanted, notDismissed
    case effectsOfStaleEvent
    case endedBeforeChild, endedOpen, notEnded
    case presentedAnswered, presentedOther, presentedOutOfTurn, presentedTwice, presentedUnread, presentedWithdrawn
    case presentedWithoutParent
    case requestLost
    case rereadOutOfTurn
    case tokenReused
    case twoOnLevel
    case waitsInVain
    case wrongOrder
    case neverSettles, screenDiffers
  }

  var kind: Kind
  var detail: String
}

import OrielCore

extension PresentationChecker {
  /// Whether each dismissal and action of an event had its reason, and each reason had its effect.
  mutating func checkReasons(of event: Event, before: [Native], _ effects: [Effect]) {
    for effect in effects {
      guard case .dismiss(let token, _) = effect, let native = native(token) else { continue }
      if native.ask == slots[native.slot].ask, event != .closeAttempt(token), event != .dismissal(token),
        !natives.contains(where: { $0.isLeaving && stands(native, above: $0.token) })
      {
        fail(.dismissedWanted, "\(token.text) is still asked for")
      }
    }
    switch event {
    case .closeAttempt(let token):
      let leaves = before.contains { $0.token == token && $0.isLeaving }
      let isForbidden = before.contains {
        !$0.isLeaving && $0.isDismissDisabled
          && ($0.token == token || ($0.lane == .modal && stands($0, above: token)))
      }
      if isForbidden, !effects.isEmpty { fail(.attemptNotRefused, "\(effects.map(\.text))") }
      if !isForbidden, !leaves, native(token)?.isLeaving != true { fail(.attemptIgnored, token.text) }
    case .dismissal(let token):
      if native(token)?.isLeaving != true { fail(.dismissalIgnored, token.text) }
    case .didClose(let token, .action(let index)):
      let actions = effects.filter {
        if case .runAction(token, _, index) = $0 { true } else { false }
      }
      if actions.count != 1 { fail(.actionLost, "\(actions.count) actions ran for \(token.text)") }
      if let action = effects.firstIndex(where: { actions.contains($0) }),
        let end = effects.firstIndex(where: { if case .onDismiss(token, _) = $0 { true } else { false } }), end < action
      {
        fail(.wrongOrder, "the action after onDismiss of \(token.text)")
      }
    case .sync, .removed, .didPresent, .didClose(_, .dismissed), .didFail, .interactiveDismissDisabled, .hostGone:
      break
    }
  }

  /// Whether everything that could have been done has been done.
  mutating func checkScreen(after event: Event) {
    guard isHostAlive else { return }
    for native in natives {
      if !native.isLeaving, native.ask != slots[native.slot].ask {
        fail(.notDismissed, "\(native.token.text) is no longer asked for")
      }
      if let parent = native.parent, self.native(parent) == nil {
        fail(.notEnded, "\(native.token.text) has lost its parent")
      }
    }
    for (index, slot) in slots.enumerated() where slot.isWaiting && native(of: index) == nil {
      if let parent = slot.parent, native(parent)?.isOpen != true { continue }
      if natives.contains(where: { $0.parent == slot.parent && $0.lane == slot.lane }) { continue }
      // One that still has to leave another level, or to be read again, keeps its turn.
      if !isBehind(index), !slot.isCalled { fail(.waitsInVain, "\(index) waits, though its level is free") }
    }
  }
}

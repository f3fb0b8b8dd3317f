extension PresentationMachine {
  /// Dismisses a presentation after those above it, unless it is already being dismissed.
  mutating func dismiss(_ token: PresentationToken, animated: Bool, _ effects: inout [Effect]) {
    for child in presentations(above: token) {
      beginDismissal(of: child, animated: false, &effects)
    }
    beginDismissal(of: token, animated: animated, &effects)
  }

  /// Dismisses a presentation for the user, unless this is disabled.
  mutating func attemptClose(_ token: PresentationToken, _ effects: inout [Effect]) {
    guard let live = live(token), !isHeldOpen(live) else { return }
    dismiss(token, animated: true, &effects)
  }

  /// Ends a presentation that has closed, and admits the next request.
  mutating func close(_ token: PresentationToken, action: ActionID?, _ effects: inout [Effect]) {
    guard owners[token] != nil else { return }
    var freed: [Level] = []
    for child in presentations(above: token) {
      end(child, action: nil, &freed, &effects)
    }
    end(token, action: action, &freed, &effects)
    for level in freed.reversed() {
      callNext(on: level, &effects)
    }
  }

  /// Ends all presentations after the window has closed.
  mutating func closeAll(_ effects: inout [Effect]) {
    isHostAlive = false
    var freed: [Level] = []
    for token in presentations(above: nil) {
      end(token, action: nil, &freed, &effects)
    }
    slots = [:]
    owners = [:]
    levels = [:]
  }

  private mutating func beginDismissal(of token: PresentationToken, animated: Bool, _ effects: inout [Effect]) {
    guard live(token)?.phase != .dismissing else { return }
    modify(token) { $0.phase = .dismissing }
    effects.append(.dismiss(token, animated: animated))
  }

  /// Whether a presentation can't be dismissed by the user. A modal presentation that disables dismissal also protects
  /// its parents; a popover or an inspector affects only itself.
  private func isHeldOpen(_ live: Live) -> Bool {
    live.isInteractiveDismissDisabled || isHeldOpen(by: presentations(above: live.token))
  }

  /// Whether a presentation is about to be gone.
  package func isDismissing(_ token: PresentationToken) -> Bool { live(token)?.phase == .dismissing }

  /// Whether a modal presentation disables dismissal, and thereby prevents the user from closing the window.
  package var isHostHeldOpen: Bool { isHeldOpen(by: presentations(above: nil)) }

  /// Whether a modal presentation is above the window, and not about to be gone.
  package var hasModalPresentation: Bool {
    presentations(above: nil).compactMap(live).contains { $0.level.lane == .modal && $0.phase != .dismissing }
  }

  private func isHeldOpen(by tokens: [PresentationToken]) -> Bool {
    tokens.compactMap(live).contains {
      $0.isInteractiveDismissDisabled && $0.level.lane == .modal && $0.phase != .dismissing
    }
  }

  private mutating func end(
    _ token: PresentationToken, action: ActionID?, _ freed: inout [Level], _ effects: inout [Effect]
  ) {
    guard let id = owners.removeValue(forKey: token), let slot = slots[id], let live = slot.live else { return }
    slots[id]?.live = nil
    leave(live.level) { $0.occupant = nil }
    freed.append(live.level)
    // A slot that has moved waits on its new level until the old presentation has ended.
    if slot.level != live.level { freed.append(slot.level) }
    if let action { effects.append(.runAction(token, id, action)) }
    if slot.wanted == live.request { effects.append(.clearBinding(id, ifItem: live.request.item)) }
    effects.append(.onDismiss(token, id))
    forgetIfIdle(id)
  }
}

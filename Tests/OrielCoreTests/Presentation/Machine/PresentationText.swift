import OrielCore

extension PresentationToken {
  var text: String { "#\(rawValue)" }
}

extension PresentationItemID {
  var text: String { self == .unit ? "unit" : "\(base)" }
}

extension PresentationMachine.Event {
  /// The event as a line of a trace.
  var text: String {
    switch self {
    case .sync(let slot, let parent, let lane, let item):
      let place = parent.map { " in \($0.text)" } ?? ""
      return "sync \(slot.rawValue)\(place)\(lane == .modal ? "" : " as \(lane)"): \(item?.text ?? "nothing")"
    case .removed(let slot): return "removed \(slot.rawValue)"
    case .didPresent(let token): return "didPresent \(token.text)"
    case .didClose(let token, .dismissed): return "didClose \(token.text)"
    case .didClose(let token, .action(let index)): return "didClose \(token.text) by action \(index.rawValue)"
    case .didFail(let token): return "didFail \(token.text)"
    case .interactiveDismissDisabled(let token, true): return "forbid dismissal of \(token.text)"
    case .interactiveDismissDisabled(let token, false): return "allow dismissal of \(token.text)"
    case .closeAttempt(let token): return "closeAttempt \(token.text)"
    case .dismissal(let token): return "dismissal \(token.text)"
    case .hostGone: return "hostGone"
    }
  }
}

extension PresentationMachine.Effect {
  /// The effect as a line of a trace.
  var text: String {
    switch self {
    case .present(let token, let slot, let item, let parent):
      "present \(token.text) for \(slot.rawValue)\(parent.map { " above \($0.text)" } ?? ""): \(item.text)"
    case .reread(let slot): "reread \(slot.rawValue)"
    case .dismiss(let token, animated: true): "dismiss \(token.text)"
    case .dismiss(let token, animated: false): "dismiss \(token.text) at once"
    case .runAction(let token, let slot, let index): "runAction \(index.rawValue) of \(token.text) for \(slot.rawValue)"
    case .clearBinding(let slot, let item): "clearBinding \(slot.rawValue) if \(item.text)"
    case .onDismiss(let token, let slot): "onDismiss \(token.text) for \(slot.rawValue)"
    }
  }
}

extension ActionID: ExpressibleByIntegerLiteral {
  /// Names an action by its number.
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}

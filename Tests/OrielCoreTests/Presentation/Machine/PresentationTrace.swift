import OrielCore

/// Drives a machine by hand and writes down every event and every effect, for tests that compare the whole of it.
struct PresentationTrace {
  private(set) var machine = PresentationMachine()
  private var lines: [String] = []
  /// What each binding said last.
  private var readings: [PresentationSlotID: PresentationMachine.Event] = [:]

  /// Events, marked by `>`, each with its effects beneath.
  var text: String { lines.joined(separator: "\n") }

  mutating func send(_ event: PresentationMachine.Event) {
    if case .sync(let slot, _, _, _) = event { readings[slot] = event }
    lines.append("> \(event.text)")
    lines += machine.handle(event).map(\.text)
  }

  mutating func sync(_ slot: Int, _ item: String?, in parent: Int? = nil, as lane: PresentationLane = .modal) {
    send(
      .sync(
        PresentationSlotID(rawValue: slot), parent: parent.map(PresentationToken.init), lane: lane,
        item: item.map { PresentationItemID($0) }))
  }

  /// Hands in once more what the slot's binding said last.
  mutating func reread(_ slot: Int) {
    if let reading = readings[PresentationSlotID(rawValue: slot)] { send(reading) }
  }

  mutating func remove(_ slot: Int) {
    send(.removed(PresentationSlotID(rawValue: slot)))
  }

  mutating func didPresent(_ token: Int) {
    send(.didPresent(PresentationToken(rawValue: token)))
  }

  mutating func didClose(_ token: Int, action: Int? = nil) {
    send(
      .didClose(
        PresentationToken(rawValue: token), outcome: action.map { .action(ActionID(rawValue: $0)) } ?? .dismissed))
  }

  mutating func didFail(_ token: Int) {
    send(.didFail(PresentationToken(rawValue: token)))
  }

  mutating func forbidDismissal(_ token: Int, _ isForbidden: Bool = true) {
    send(.interactiveDismissDisabled(PresentationToken(rawValue: token), isForbidden))
  }

  mutating func attemptClose(_ token: Int) {
    send(.closeAttempt(PresentationToken(rawValue: token)))
  }

  mutating func loseHost() {
    send(.hostGone)
  }

  /// Presents slot 1 in the content of slot 0, and slot 2 in that of slot 1.
  mutating func presentThreeLevels() {
    sync(0, "A")
    didPresent(1)
    sync(1, "B", in: 1)
    didPresent(2)
    sync(2, "C", in: 2)
    didPresent(3)
  }

  /// What ``presentThreeLevels()`` writes down.
  static let threeLevels = """
    > sync 0: A
    present #1 for 0: A
    > didPresent #1
    > sync 1 in #1: B
    present #2 for 1 above #1: B
    > didPresent #2
    > sync 2 in #2: C
    present #3 for 2 above #2: C
    > didPresent #3

    """
}

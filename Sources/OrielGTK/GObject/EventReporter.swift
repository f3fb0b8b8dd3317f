import OrielCore

/// When in the life of what is presented an event comes.
enum EventStage {
  /// Once, when it is on the screen.
  case arrival
  case meanwhile
  /// The last event.
  case end
}

/// An event of something that is presented.
protocol StagedEvent {
  var stage: EventStage { get }
}

/// Passes on what becomes of one presentation: in order, with one final event, and none after it.
@MainActor final class EventReporter<Event: StagedEvent> {
  private var handle: ((Event) -> Void)?
  private var waiting: [Event] = []
  private let schedule: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var isScheduled = false
  private var hasArrived = false

  /// Whether the final event has been reported, though it may still be waiting.
  private(set) var isFinished = false

  /// - Parameters:
  ///   - schedule: has what is reported later delivered; before the user's next event where nothing else is said.
  ///   - handle: handles the event; must capture its receiver weakly.
  init(
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = MainLoop.schedule,
    _ handle: @escaping (Event) -> Void
  ) {
    self.schedule = schedule
    self.handle = handle
  }

  /// Reports an event at once, after those that are still waiting.
  func report(_ event: Event) {
    guard accepts(event) else { return }
    waiting.append(event)
    deliver()
  }

  /// Reports an event in the main loop's next turn, for what comes about while the platform is being called.
  func reportLater(_ event: Event) {
    guard accepts(event) else { return }
    waiting.append(event)
    guard !isScheduled else { return }
    isScheduled = true
    schedule { self.deliver() }
  }

  /// Reports nothing any more, not even what waits.
  func silence() {
    isFinished = true
    waiting = []
    handle = nil
  }

  private func accepts(_ event: Event) -> Bool {
    guard !isFinished else { return false }
    switch event.stage {
    case .end: isFinished = true
    case .arrival:
      // What was hidden and comes back is mapped once more.
      guard !hasArrived else { return false }
      hasArrived = true
    case .meanwhile: break
    }
    return true
  }

  private func deliver() {
    isScheduled = false
    while !waiting.isEmpty {
      // Not as an argument of the optional call, which isn't evaluated without a receiver.
      let event = waiting.removeFirst()
      handle?(event)
    }
  }
}

typealias AlertReporter = EventReporter<AlertEvent>
typealias PresentationReporter = EventReporter<PresentationEvent>

extension AlertReporter {
  convenience init(to sink: any AlertEventSink) { self.init { [weak sink] in sink?.handle($0) } }
}

extension PresentationReporter {
  convenience init(to sink: any PresentationEventSink) { self.init { [weak sink] in sink?.handle($0) } }
}

extension AlertEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .pressed, .dismissed, .failed: .end
    case .textChanged, .suppressionChanged: .meanwhile
    }
  }
}

extension PresentationEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .closed, .failed: .end
    case .closeAttempt, .detentSelected, .columnResized, .resized: .meanwhile
    }
  }
}

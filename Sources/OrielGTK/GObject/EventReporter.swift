import OrielCore

/// The stage of a presentation at which an event occurs.
enum EventStage {
  /// Sent once, when it is on the screen.
  case arrival
  case meanwhile
  /// The last event.
  case end
}

/// An event of a presentation.
protocol StagedEvent {
  var stage: EventStage { get }
}

/// Reports the events of one presentation: in order, with exactly one final event, and none after it.
@MainActor final class EventReporter<Event: StagedEvent> {
  private var handle: ((Event) -> Void)?
  private var waiting: [Event] = []
  private let schedule: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var isScheduled = false
  private var hasArrived = false

  /// Whether the final event has been reported. It may still be pending.
  private(set) var isFinished = false

  /// - Parameters:
  ///   - schedule: schedules the delivery of later reports; by default before the next user event.
  ///   - handle: handles the event; must capture its receiver weakly.
  init(
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = MainLoop.schedule,
    _ handle: @escaping (Event) -> Void
  ) {
    self.schedule = schedule
    self.handle = handle
  }

  /// - Parameter sink: isn't retained.
  convenience init(
    to sink: any EventSink<Event>,
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = MainLoop.schedule
  ) {
    self.init(schedule: schedule) { [weak sink] in sink?.handle($0) }
  }

  /// Reports an event now, after the pending ones.
  func report(_ event: Event) {
    guard accepts(event) else { return }
    waiting.append(event)
    deliver()
  }

  /// Reports an event in the next turn of the main loop, for events that occur during a call to the platform.
  func reportLater(_ event: Event) {
    guard accepts(event) else { return }
    waiting.append(event)
    guard !isScheduled else { return }
    isScheduled = true
    schedule { self.deliver() }
  }

  /// Stops reporting, and discards pending events.
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
      // A window that is hidden and shown again is mapped again.
      guard !hasArrived else { return false }
      hasArrived = true
    case .meanwhile: break
    }
    return true
  }

  private func deliver() {
    isScheduled = false
    while !waiting.isEmpty {
      // Not as an argument of the optional call, which isn't evaluated if the receiver is nil.
      let event = waiting.removeFirst()
      handle?(event)
    }
  }
}

typealias AlertReporter = EventReporter<AlertEvent>
typealias PresentationReporter = EventReporter<PresentationEvent>

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

import OrielCore

/// Passes on what becomes of one presentation: in order, with one final event, and none after it.
@MainActor final class PresentationReporter {
  private weak var sink: (any PresentationEventSink)?
  private var waiting: [PresentationEvent] = []
  private var isScheduled = false
  private var isPresented = false

  /// Whether the final event has been reported, though it may still be waiting.
  private(set) var isFinished = false

  init(to sink: any PresentationEventSink) { self.sink = sink }

  /// Reports an event at once, after those that are still waiting.
  func report(_ event: PresentationEvent) {
    guard accepts(event) else { return }
    waiting.append(event)
    deliver()
  }

  /// Reports an event in the main loop's next turn, for what comes about while the platform is being called.
  func reportLater(_ event: PresentationEvent) {
    guard accepts(event) else { return }
    waiting.append(event)
    guard !isScheduled else { return }
    isScheduled = true
    MainLoop.schedule { self.deliver() }
  }

  /// Reports nothing any more.
  func silence() {
    isFinished = true
    waiting = []
    sink = nil
  }

  private func accepts(_ event: PresentationEvent) -> Bool {
    guard !isFinished else { return false }
    switch event {
    case .closed, .failed:
      isFinished = true
    case .presented:
      // What was hidden and comes back is mapped once more.
      guard !isPresented else { return false }
      isPresented = true
    case .closeAttempt, .detentSelected, .columnResized, .resized: break
    }
    return true
  }

  private func deliver() {
    isScheduled = false
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      sink?.handle(event)
    }
  }
}

import CGtk
import OrielCore

/// Passes on what becomes of one alert: in order, with one final event, and none after it.
@MainActor final class AlertReporter {
  private weak var sink: (any AlertEventSink)?
  private var waiting: [AlertEvent] = []
  private var isScheduled = false
  private var isPresented = false

  /// Whether the alert's final event has been reported, though it may still be waiting.
  private(set) var isFinished = false

  init(to sink: any AlertEventSink) { self.sink = sink }

  /// Reports an event at once, after those that are still waiting.
  func report(_ event: AlertEvent) {
    guard accepts(event) else { return }
    waiting.append(event)
    deliver()
  }

  /// Reports an event in the main loop's next turn, for what comes about while the platform is being called.
  func reportLater(_ event: AlertEvent) {
    guard accepts(event) else { return }
    waiting.append(event)
    guard !isScheduled else { return }
    isScheduled = true
    MainLoop.schedule { self.deliver() }
  }

  private func accepts(_ event: AlertEvent) -> Bool {
    guard !isFinished else { return false }
    switch event {
    case .pressed, .dismissed, .failed:
      isFinished = true
    case .presented:
      // A window that was hidden and comes back is mapped once more.
      guard !isPresented else { return false }
      isPresented = true
    case .textChanged, .suppressionChanged:
      break
    }
    return true
  }

  private func deliver() {
    isScheduled = false
    while !waiting.isEmpty {
      // Not as the call's argument, which is never evaluated once the sink is gone.
      let event = waiting.removeFirst()
      sink?.handle(event)
    }
  }
}

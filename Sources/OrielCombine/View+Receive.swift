import OpenCombine
import OrielCore

extension View {
  /// Runs an action for each value that a publisher emits while the view is there.
  ///
  /// ```swift
  /// Clock().onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { time = $0 }
  /// ```
  ///
  /// The view subscribes when it has appeared, and cancels when it goes. Where the body gives it another publisher than
  /// before, it subscribes to that one: keep a timer in a property, not in the body.
  ///
  /// - Parameters:
  ///   - publisher: the publisher.
  ///   - action: runs on the main actor; at once where the value is emitted there, on its next turn otherwise.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher, subscribe: { subscribe(to: $0, $1) }, action: action))
  }
}

/// Subscribes to a publisher that may emit on any thread.
private func subscribe<P: Publisher>(
  to publisher: P, _ receive: @escaping @MainActor (P.Output) -> Void
) -> AnyCancellable where P.Failure == Never {
  publisher.sink { value in
    // Crosses to the main actor, and isn't used any more where it was emitted.
    nonisolated(unsafe) let received = value
    runOnMain { receive(received) }
  }
}

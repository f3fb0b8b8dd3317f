import OpenCombine
import OrielCore

extension View {
  /// Runs an action for each value that a publisher emits while the view is displayed.
  ///
  /// ```swift
  /// Text("\(count)")
  ///   .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
  /// ```
  ///
  /// The view subscribes when it appears, and cancels the subscription when it disappears. If `body` passes a different
  /// publisher than before, the view subscribes to the new one. Store a timer in a property, so that `body` doesn't
  /// create a new one for each update.
  ///
  /// - Parameters:
  ///   - publisher: the publisher.
  ///   - action: runs on the main actor: immediately if the value is emitted there, otherwise in the next iteration of
  ///     the main loop.
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
    // Unsafe: passed to the main actor, and not used here afterwards.
    nonisolated(unsafe) let received = value
    runOnMain { receive(received) }
  }
}

import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name as an asynchronous sequence, from now on.
  ///
  /// ```swift
  /// .task {
  ///   for await _ in NotificationCenter.default.notifications(named: .modelDidChange) { reload() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - object: the sender of the notifications; nil for any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    // Unsafe: only passed back to the center, which guards its observers.
    nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) { notification in
      // Unsafe: a notification isn't changed after it has been posted.
      nonisolated(unsafe) let posted = notification
      continuation.yield(posted)
    }
    continuation.onTermination = { _ in self.removeObserver(observer) }
    return Notifications(stream: stream)
  }

  /// The notifications with a name. Those that are posted before the next one is asked for are kept.
  public struct Notifications: AsyncSequence {
    /// A notification.
    public typealias Element = Notification
    public typealias Failure = Never

    fileprivate let stream: AsyncStream<Notification>

    /// Starts to wait for the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    /// Waits for the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Failure = Never

      fileprivate var base: AsyncStream<Notification>.Iterator

      /// Returns the next notification; nil if the task is cancelled.
      public mutating func next() async -> Notification? { await base.next() }

      /// Returns the next notification; nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }
  }
}

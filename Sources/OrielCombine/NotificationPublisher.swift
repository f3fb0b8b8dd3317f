import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher that emits the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - object: the sender of the notifications; nil for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Emits the notifications with a name, on the thread on which they are posted.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any.
    public let object: AnyObject?

    /// Creates a publisher: see ``NotificationCenter/publisher(for:object:)``.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Subscribes to the notifications that are posted from now on. Cancelling the subscription removes the observer.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Unsafe: a subject guards its state with a lock. It emits on the thread that posts, as in Foundation.
      nonisolated(unsafe) let sent = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publishers emit the same notifications.
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}

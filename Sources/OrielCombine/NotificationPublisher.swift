import Foundation
import OpenCombine

extension NotificationCenter {
  /// Makes a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - object: the sender whose notifications count; nil for everybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Emits the notifications with a name, as they are posted.
  public struct Publisher: OpenCombine.Publisher {
    /// What it emits.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender whose notifications count; nil for everybody's.
    public let object: AnyObject?

    /// Creates a publisher: see ``NotificationCenter/publisher(for:object:)``.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends the notifications that are posted from now on to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Observers are called wherever the notification is posted, which the publisher's values follow.
      nonisolated(unsafe) let sent = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both emit the same notifications.
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}

import OpenCombine
import OrielCore

extension OrielCore.Published.Publisher: OpenCombine.Publisher {
  /// What it emits.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Sends the current value to a subscriber, then each new value before the property is set.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subject = CurrentValueSubject<Value, Never>(value)
    let followers = followers
    let id = followers.add { subject.send($0) }
    subject.handleEvents(receiveCancel: { followers.remove(id) }).receive(subscriber: subscriber)
  }
}

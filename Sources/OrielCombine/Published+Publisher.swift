import OpenCombine
import OrielCore

extension OrielCore.Published.Publisher: OpenCombine.Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  /// Subscribes to the property: to its current value, and to each new value before the property is set.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subject = CurrentValueSubject<Value, Never>(followers.value)
    let followers = followers
    let id = followers.add { subject.send($0) }
    // Weak: the followers keep a subscription that writes the property that it follows.
    subject.handleEvents(receiveCancel: { [weak followers] in followers?.remove(id) }).receive(subscriber: subscriber)
  }
}

extension OpenCombine.Publisher where Failure == Never {
  /// Writes each value to a published property, until the publisher ends or the property's object is released.
  ///
  /// ```swift
  /// query.debounce(for: 0.3, scheduler: RunLoop.main).assign(to: &$results)
  /// ```
  public func assign(to published: inout OrielCore.Published<Output>.Publisher) {
    let write = published.followers.write
    published.followers.keep { release in sink(receiveCompletion: { _ in release() }, receiveValue: write) }
  }
}

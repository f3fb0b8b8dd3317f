import Foundation
import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers together, each time one of them emits.
  ///
  /// The first pair is emitted when both have emitted. It finishes when both have finished, and fails when one fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestPair<A.Output, B.Output, S>(subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.input { latest.first = $0 })
      b.subscribe(latest.input { latest.second = $0 })
    }
  }

  /// Publishes the latest values of three publishers together: see ``CombineLatest``.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes the latest values of four publishers together: see ``CombineLatest``.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3<A, B, C>(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest values of this publisher and another one, each time one of them emits.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Publishes what a closure makes of the latest values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes the latest values of three publishers, each time one of them emits.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// Publishes what a closure makes of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map(transform)
  }

  /// Publishes the latest values of four publishers, each time one of them emits.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, first, second, third)
  }

  /// Publishes what a closure makes of the latest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ first: P, _ second: Q, _ third: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second, third).map(transform)
  }
}

/// The latest values of two publishers, and the subscription to their pairs.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  var first: First?
  var second: Second?
  // Recursive: a value that is delivered may cause another one.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [any Subscription] = []
  private var finished = 0
  private var demand = Subscribers.Demand.none
  /// Whether a pair waits for a demand.
  private var isWaiting = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// A subscriber of one of the publishers.
  func input<Value>(_ store: @escaping (Value) -> Void) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.add($0) },
      receiveValue: { value in
        self.lock.withLock {
          store(value)
          self.isWaiting = true
          self.emit()
        }
        return .none
      },
      receiveCompletion: { self.end($0) })
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      emit()
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      (first, second) = (nil, nil)
      let upstreams = upstreams
      self.upstreams = []
      for upstream in upstreams { upstream.cancel() }
    }
  }

  private func add(_ upstream: any Subscription) {
    let isWanted = lock.withLock {
      if downstream != nil { upstreams.append(upstream) }
      return downstream != nil
    }
    if isWanted { upstream.request(.unlimited) } else { upstream.cancel() }
  }

  private func emit() {
    while isWaiting, demand > .none, let first, let second, let downstream {
      isWaiting = false
      demand -= 1
      demand += downstream.receive((first, second))
    }
    endIfEmpty()
  }

  /// Finishes if both publishers have finished, and no pair waits for a demand.
  private func endIfEmpty() {
    if finished == 2, !(isWaiting && first != nil && second != nil) { send(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      finished += 1
      if case .failure = completion { send(completion) } else { endIfEmpty() }
    }
  }

  private func send(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}

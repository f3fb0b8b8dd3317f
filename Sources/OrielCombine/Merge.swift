import Foundation
import OpenCombine

extension Publishers {
  /// Publishes the values of several publishers as they arrive.
  ///
  /// It finishes when all have finished, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = Merged(subscriber, count: publishers.count)
      subscriber.receive(subscription: merged)
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(merged.input(index)) }
      merged.endIfEmpty()
    }

    /// Publishes also the values of another publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Publishes the values of two publishers as they arrive: see ``MergeMany``.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of three publishers as they arrive: see ``MergeMany``.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of four publishers as they arrive: see ``MergeMany``.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and another one of its type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  /// Publishes the values of this publisher and another one as they arrive.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Publishes the values of three publishers as they arrive.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes the values of four publishers as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  { Publishers.Merge4(self, b, c, d) }
}

/// The subscription to the values of several publishers.
///
/// Without an unlimited demand, a publisher is asked for one value at a time, which waits for the demand.
private final class Merged<Downstream: Subscriber>: Subscription {
  // Recursive: a value that is delivered may cause another one.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [Int: any Subscription] = [:]
  private var waiting: [(index: Int, value: Downstream.Input)] = []
  private var remaining: Int
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    remaining = count
  }

  /// A subscriber of one of the publishers.
  func input(_ index: Int) -> AnySubscriber<Downstream.Input, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.add($0, index) },
      receiveValue: { value in
        self.lock.withLock {
          self.waiting.append((index, value))
          return self.deliver(whileReceivingFrom: index)
        }
      },
      receiveCompletion: { completion in
        self.lock.withLock {
          self.remaining -= 1
          self.upstreams[index] = nil
          if case .failure = completion { self.end(completion) } else { self.endIfEmpty() }
        }
      })
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      _ = deliver(whileReceivingFrom: nil)
      if demand == .unlimited, !wasUnlimited { askForAll(except: nil) }
    }
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      waiting = []
      let upstreams = upstreams
      self.upstreams = [:]
      for upstream in upstreams.values { upstream.cancel() }
    }
  }

  /// Finishes if all publishers have finished, and all values are delivered.
  func endIfEmpty() { lock.withLock { if remaining == 0, waiting.isEmpty { end(.finished) } } }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  private func add(_ upstream: any Subscription, _ index: Int) {
    let first: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      upstreams[index] = upstream
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let first { upstream.request(first) } else { upstream.cancel() }
  }

  /// Asks the publishers for all values, except the one that is emitting: it is answered so.
  private func askForAll(except emitting: Int?) {
    for (index, upstream) in upstreams where index != emitting { upstream.request(.unlimited) }
  }

  /// Delivers the values for which there is a demand, and asks their publishers for the next ones.
  ///
  /// - Returns: the further demand of the publisher that is emitting.
  private func deliver(whileReceivingFrom emitting: Int?) -> Subscribers.Demand {
    var further = Subscribers.Demand.none
    while demand > .none, !waiting.isEmpty, let downstream {
      let (index, value) = waiting.removeFirst()
      let wasUnlimited = demand == .unlimited
      demand -= 1
      demand += downstream.receive(value)
      if wasUnlimited { continue }
      if demand == .unlimited {
        further = .unlimited
        askForAll(except: emitting)
      } else if index == emitting {
        further += 1
      } else {
        upstreams[index]?.request(.max(1))
      }
    }
    endIfEmpty()
    return further
  }
}

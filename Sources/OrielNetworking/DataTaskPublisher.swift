import Foundation
import FoundationNetworking
import OrielCombine

extension URLSession {
  /// Returns a publisher of the answer to a request of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Returns a publisher of the answer to a request.
  ///
  /// ```swift
  /// URLSession.shared.dataTaskPublisher(for: url)
  ///   .map(\.data)
  ///   .decode(type: [Film].self, decoder: JSONDecoder())
  ///   .receive(on: RunLoop.main)
  /// ```
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Emits the answer to a request, which is made for each subscriber that asks for a value. Cancelling ends the request. The
  /// answer is emitted on the queue of the session's delegate.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Creates a publisher: see ``FoundationNetworking/URLSession/dataTaskPublisher(for:)-(URLRequest)``.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Subscribes to the answer.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTask(request, session, subscriber))
    }
  }
}

/// The subscription to the answer to a request.
// Unchecked: the variables are guarded by `lock`.
private final class DataTask<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let end = end
    let started: URLSessionDataTask? = lock.withLock {
      guard downstream != nil, task == nil else { return nil }
      task = session.dataTask(with: request) { end($0, $1, $2) }
      return task
    }
    started?.resume()
  }

  func cancel() {
    let cancelled = lock.withLock {
      downstream = nil
      defer { task = nil }
      return task
    }
    cancelled?.cancel()
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let downstream = lock.withLock {
      defer { (self.downstream, task) = (nil, nil) }
      return self.downstream
    }
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}

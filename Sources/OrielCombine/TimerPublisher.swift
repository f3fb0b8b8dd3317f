import Dispatch
import Foundation
import OpenCombine

extension Timer {
  /// Makes a publisher that emits the date again and again.
  ///
  /// - Parameters:
  ///   - interval: the time between two dates, in seconds.
  ///   - tolerance: how much later a date may come than it is due, in seconds.
  ///   - runLoop: that of the main thread: dates come on the main thread.
  ///   - mode: of no importance: GTK's main loop has no modes.
  ///   - options: of no importance.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Emits the date again and again, from the call of `connect()` on.
  public final class TimerPublisher: ConnectablePublisher {
    /// What it emits.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// How much later a date may come than it is due, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop that it was made for.
    public let runLoop: RunLoop
    /// The mode that it was made for.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher: see ``Timer/publish(every:tolerance:on:in:options:)``.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Sends the dates to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer, which runs until the returned object is cancelled or released.
    public func connect() -> any Cancellable {
      // GTK's main loop serves the main queue, and no run loop.
      let timer = DispatchSource.makeTimerSource(queue: .main)
      let leeway = tolerance.map { DispatchTimeInterval.nanoseconds(Int($0 * 1_000_000_000)) } ?? .milliseconds(1)
      timer.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
      // Is used on the main thread only, from here on.
      nonisolated(unsafe) let sent = subject
      timer.setEventHandler { sent.send(Date()) }
      timer.activate()
      return AnyCancellable { timer.cancel() }
    }
  }
}

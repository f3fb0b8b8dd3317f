import Dispatch
import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the main thread.
  ///
  /// - Parameters:
  ///   - interval: the interval between two dates, in seconds.
  ///   - tolerance: the maximum delay of a date, in seconds; nil for a millisecond.
  ///   - runLoop: the main run loop. Dates are always emitted on the main thread.
  ///   - mode: has no effect, because GTK's main loop has no modes.
  ///   - options: have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Repeatedly emits the current date after `connect()` has been called.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public let interval: TimeInterval
    /// The maximum delay of a date, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop that was passed at initialization.
    public let runLoop: RunLoop
    /// The mode that was passed at initialization.
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

    /// Subscribes to the dates.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer. It stops when the returned object is cancelled or released.
    public func connect() -> any Cancellable {
      // GTK's main loop serves the main dispatch queue, but no run loop.
      let timer = DispatchSource.makeTimerSource(queue: .main)
      let leeway = tolerance.map { DispatchTimeInterval.nanoseconds(Int($0 * 1_000_000_000)) } ?? .milliseconds(1)
      timer.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
      // Unsafe: a subject guards its state with a lock, and the timer's handler runs on the main thread only.
      nonisolated(unsafe) let sent = subject
      timer.setEventHandler { sent.send(Date()) }
      timer.activate()
      return AnyCancellable { timer.cancel() }
    }
  }
}

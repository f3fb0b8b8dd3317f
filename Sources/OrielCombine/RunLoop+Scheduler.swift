import Dispatch
import Foundation
import OpenCombine

extension RunLoop {
  /// The options of scheduled actions; there are none.
  public struct SchedulerOptions {}
}

// Combine declares this conformance to its own protocol; OpenCombine doesn't declare it.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// A point in time of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// The date.
    public var date: Date
    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }
    /// Returns the time that passes until another time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// Returns the time that is later by an interval.
    public func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(date + stride.timeInterval) }

    /// An interval between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable
    {
      /// The interval in seconds.
      public var timeInterval: TimeInterval
      /// The absolute interval in seconds.
      public var magnitude: TimeInterval { abs(timeInterval) }
      /// Creates an interval from seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
      public init(floatLiteral value: TimeInterval) { timeInterval = value }
      /// Creates an interval from seconds; nil if they can't be represented exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        timeInterval = value
      }
      public static func < (first: Stride, second: Stride) -> Bool { first.timeInterval < second.timeInterval }
      /// Returns the product of the intervals in seconds.
      public static func * (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval * second.timeInterval)
      }
      public static func + (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval + second.timeInterval)
      }
      public static func - (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval - second.timeInterval)
      }
      /// Multiplies the intervals in seconds.
      public static func *= (first: inout Stride, second: Stride) { first.timeInterval *= second.timeInterval }
      public static func += (first: inout Stride, second: Stride) { first.timeInterval += second.timeInterval }
      public static func -= (first: inout Stride, second: Stride) { first.timeInterval -= second.timeInterval }
      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
      /// Returns an interval in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1_000) }
      /// Returns an interval in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1_000_000) }
      /// Returns an interval in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1_000_000_000) }
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  // GTK's main loop serves the main dispatch queue, but no run loop. Actions are therefore scheduled on the queue.

  /// Runs an action on the main thread in the next iteration of the main loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Unsafe: passed to the main thread, and called only there.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// Runs an action on the main thread at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Unsafe: passed to the main thread, and called only there.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
  }

  /// Runs an action repeatedly on the main thread, until the returned object is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Unsafe: passed to the main thread, and called only there.
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
    timer.setEventHandler { action() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

import Dispatch
import Foundation
import OpenCombine

extension RunLoop {
  /// The options of scheduled work; there are none.
  public struct SchedulerOptions {}
}

// Combine declares this conformance for its own protocol; OpenCombine has the same protocol without it.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// A time of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// The date.
    public var date: Date
    /// A time.
    public init(_ date: Date) { self.date = date }
    /// The time until another one.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// A later time, or an earlier one.
    public func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(date + stride.timeInterval) }

    /// A time between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable
    {
      /// The time in seconds.
      public var timeInterval: TimeInterval
      /// The time in seconds.
      public var magnitude: TimeInterval { abs(timeInterval) }
      /// A time in seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      /// A time in seconds.
      public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
      /// A time in seconds.
      public init(floatLiteral value: TimeInterval) { timeInterval = value }
      /// A time in seconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        timeInterval = value
      }
      /// Which is the shorter one.
      public static func < (first: Stride, second: Stride) -> Bool { first.timeInterval < second.timeInterval }
      /// The product, in seconds.
      public static func * (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval * second.timeInterval)
      }
      /// The sum.
      public static func + (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval + second.timeInterval)
      }
      /// The difference.
      public static func - (first: Stride, second: Stride) -> Stride {
        Stride(first.timeInterval - second.timeInterval)
      }
      /// Multiplies, in seconds.
      public static func *= (first: inout Stride, second: Stride) { first.timeInterval *= second.timeInterval }
      /// Adds.
      public static func += (first: inout Stride, second: Stride) { first.timeInterval += second.timeInterval }
      /// Subtracts.
      public static func -= (first: inout Stride, second: Stride) { first.timeInterval -= second.timeInterval }
      /// A time in seconds.
      public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
      /// A time in seconds.
      public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
      /// A time in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1_000) }
      /// A time in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1_000_000) }
      /// A time in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1_000_000_000) }
    }
  }

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The smallest time that makes a difference.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  // GTK's main loop serves the main queue, and no run loop. Publishers use that of the main thread.

  /// Runs an action on the main thread's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Runs on the main thread only, where those who have asked are.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  /// Runs an action on the main thread after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Runs on the main thread only, where those who have asked are.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
  }

  /// Runs an action on the main thread again and again, until what this returns is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Runs on the main thread only, where those who have asked are.
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
    timer.setEventHandler { action() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

import CGtk
import Foundation
import XCTest

@testable import OrielGTK

/// Swift's concurrency in GLib's main loop.
final class MainLoopTests: XCTestCase {
  /// Runs the main loop, as an app does, until `stop` is called.
  private func run(_ body: (_ stop: @escaping @Sendable () -> Void) -> Void) {
    MainActor.assumeIsolated { MainLoop.attachMainActor() }
    let address = UInt(bitPattern: g_main_loop_new(nil, 0))
    let stop: @Sendable () -> Void = { g_main_loop_quit(OpaquePointer(bitPattern: address)) }
    // Never reached: it ends a test that would hang.
    let timer = g_timeout_add_seconds(
      20,
      { data in
        g_main_loop_quit(OpaquePointer(data))
        return gboolean(G_SOURCE_REMOVE)
      }, UnsafeMutableRawPointer(bitPattern: address))
    body(stop)
    g_main_loop_run(OpaquePointer(bitPattern: address))
    XCTAssertNotNil(g_main_context_find_source_by_id(nil, timer), "the loop was ended by its time limit")
    g_source_remove(timer)
    g_main_loop_unref(OpaquePointer(bitPattern: address))
  }

  func testTasksOfTheMainActorRunInTheMainLoop() {
    let isMain = Box(false)
    run { stop in
      Task { @MainActor in
        isMain.value = pthread_equal(pthread_self(), isMain.thread) != 0
        stop()
      }
    }
    XCTAssertTrue(isMain.value)
  }

  func testATaskComesBackToTheMainThreadAfterSleepingAndAfterWorkElsewhere() {
    let trace = Box<[String]>([])
    run { stop in
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(5))
        trace.value.append("slept on main: \(pthread_equal(pthread_self(), trace.thread) != 0)")
        let sum = await Task.detached { (0..<1000).reduce(0, +) }.value
        trace.value.append("\(sum) on main: \(pthread_equal(pthread_self(), trace.thread) != 0)")
        stop()
      }
    }
    XCTAssertEqual(trace.value, ["slept on main: true", "499500 on main: true"])
  }

  func testTheMainQueueRunsItsBlocksInOrder() {
    let trace = Box<[Int]>([])
    run { stop in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        trace.value.append(3)
        stop()
      }
      DispatchQueue.main.async { trace.value.append(1) }
      DispatchQueue.main.async { trace.value.append(2) }
    }
    XCTAssertEqual(trace.value, [1, 2, 3])
  }

  func testAScheduledTurnRunsOnceAndBeforeTheNextFrame() {
    let trace = Box<[String]>([])
    run { stop in
      // GTK lays out and paints at this priority.
      g_idle_add_full(
        G_PRIORITY_HIGH_IDLE + 20,
        { data in
          guard let data else { return gboolean(G_SOURCE_REMOVE) }
          Unmanaged<Box<[String]>>.fromOpaque(data).takeUnretainedValue().value.append("frame")
          return gboolean(G_SOURCE_REMOVE)
        }, Unmanaged.passUnretained(trace).toOpaque(), nil)
      MainActor.assumeIsolated { MainLoop.schedule { trace.value.append("turn") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { stop() }
    }
    XCTAssertEqual(trace.value, ["turn", "frame"])
  }
}

/// A value that closures of different isolation share.
// Unchecked: the value is used on the main thread only.
private final class Box<Value>: @unchecked Sendable {
  var value: Value
  let thread = pthread_self()
  init(_ value: Value) { self.value = value }
}

import CGtk
import XCTest

@testable import OrielGTK

/// When the desktop is asked to keep its session.
@MainActor final class SessionHoldTests: GtkTestCase {
  private final class Desktop {
    var calls: [String] = []
    var number: UInt32 = 0
  }

  private func makeHold(_ desktop: Desktop, lateness: Int) -> SessionHold {
    SessionHold(lateness: lateness) {
      desktop.calls.append("hold: \($0)")
      desktop.number += 1
      return desktop.number
    } release: {
      desktop.calls.append("release \($0)")
    }
  }

  func testAChangeThatIsTakenBackBeforeTheAppIsIdleAsksNothing() async {
    let desktop = Desktop()
    let hold = makeHold(desktop, lateness: 60_000)
    hold.request("unsaved")
    XCTAssertEqual(desktop.calls, [], "the call waits until the app is idle")
    hold.request(nil)
    drain()
    XCTAssertEqual(desktop.calls, [])
  }

  func testASessionThatIsHeldAgainSoonIsHeldOnce() async {
    let desktop = Desktop()
    let hold = makeHold(desktop, lateness: 60_000)
    for _ in 0..<3 {
      hold.request("unsaved")
      drain()
      hold.request(nil)
      drain()
    }
    XCTAssertEqual(desktop.calls, ["hold: unsaved"])
    hold.request("an alert")
    drain()
    XCTAssertEqual(desktop.calls, ["hold: unsaved", "hold: an alert", "release 1"])
    hold.end()
    XCTAssertEqual(desktop.calls.last, "release 2")
    hold.end()
    XCTAssertEqual(desktop.calls.count, 4)
  }

  func testTheHoldEndsAfterItsLateness() async {
    let desktop = Desktop()
    let hold = makeHold(desktop, lateness: 10)
    hold.request("unsaved")
    drain()
    hold.request(nil)
    XCTAssertEqual(desktop.calls, ["hold: unsaved"])
    let deadline = g_get_monotonic_time() + 10_000_000
    while desktop.calls.count < 2, g_get_monotonic_time() < deadline { g_main_context_iteration(nil, 1) }
    XCTAssertEqual(desktop.calls, ["hold: unsaved", "release 1"])
  }
}

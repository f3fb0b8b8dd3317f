import XCTest

@testable import OrielGTK

/// The times of events that an app receives late.
final class EventClockTests: XCTestCase {
  func testTheTimeBetweenEventsIsThatOfTheWindowSystem() {
    var clock = EventClock()
    let first = clock.time(ofEventAt: 5000, now: 100)
    // The app was busy for two seconds.
    let second = clock.time(ofEventAt: 5200, now: 102.2)
    XCTAssertEqual(first, 100, accuracy: 1e-6)
    XCTAssertEqual(second - first, 0.2, accuracy: 1e-6)
  }

  func testAnEventIsNeverInTheFuture() {
    var clock = EventClock()
    _ = clock.time(ofEventAt: 5000, now: 110)
    XCTAssertEqual(clock.time(ofEventAt: 6000, now: 101), 101, accuracy: 1e-6)
    XCTAssertEqual(clock.time(ofEventAt: 7000, now: 103), 102, accuracy: 1e-6)
  }

  func testAnUnknownTimeIsNowAndTheClockMayBeginAgain() {
    var clock = EventClock()
    _ = clock.time(ofEventAt: 4_294_967_000, now: 100)
    XCTAssertEqual(clock.time(ofEventAt: 0, now: 101), 101)
    XCTAssertEqual(clock.time(ofEventAt: 200, now: 102), 102, accuracy: 1e-6)
  }
}

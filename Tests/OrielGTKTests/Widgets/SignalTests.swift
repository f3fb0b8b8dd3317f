import CGtk
import XCTest

@testable import OrielGTK

@MainActor final class SignalTests: GtkTestCase {
  func testADeclarationFitsOnlyASignalOfItsNameAndSignature() async throws {
    let button = ObjectHandle(retaining: ButtonClass.makeButton())
    XCTAssertTrue(SignalSignature().fits("clicked", of: button.raw))
    XCTAssertTrue(SignalSignature([.integer]).fits("state-flags-changed", of: button.raw))
    XCTAssertTrue(SignalSignature([.pointer]).fits("notify::label", of: button.raw))
    XCTAssertFalse(SignalSignature([.pointer]).fits("clicked", of: button.raw))
    XCTAssertFalse(SignalSignature(answers: true).fits("clicked", of: button.raw))
    XCTAssertFalse(SignalSignature([.double]).fits("state-flags-changed", of: button.raw))
    XCTAssertFalse(SignalSignature().fits("clickd", of: button.raw))
  }

  func testAHandlerMayEndItsOwnConnection() async throws {
    let made = try XCTUnwrap(gtk_adjustment_new(0, 0, 10, 1, 1, 0))
    let adjustment = ObjectHandle(retaining: UnsafeMutableRawPointer(made))
    var connection: SignalConnection?
    var values: [Double] = []
    connection = .connect(adjustment.raw, .adjustmentValueChanged) {
      values.append(gtk_adjustment_get_value(made))
      connection?.disconnect()
      connection = nil
    }
    for value in [1.0, 2] { gtk_adjustment_set_value(made, value) }
    XCTAssertEqual(values, [1])
  }
}

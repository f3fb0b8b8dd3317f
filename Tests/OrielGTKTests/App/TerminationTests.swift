import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Signals that ask the process to end.
final class TerminationTests: XCTestCase {
  private static let signals = [SIGTERM, SIGINT, SIGHUP]

  override func setUp() {
    super.setUp()
    // A parent process may have set the signals to be ignored.
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  override func tearDown() {
    for number in Self.signals { signal(number, SIG_DFL) }
    super.tearDown()
  }

  private func handler(of number: Int32) -> UnsafeRawPointer? {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UnsafeRawPointer?.self)
  }

  @MainActor private func runEverythingReady(until condition: () -> Bool) {
    // GLib's own thread passes signals on; so that one which never comes ends the wait.
    let deadline = g_get_monotonic_time() + 10_000_000
    let timer = g_timeout_add(50, { _ in gboolean(G_SOURCE_CONTINUE) }, nil)
    defer { g_source_remove(timer) }
    while !condition(), g_get_monotonic_time() < deadline { g_main_context_iteration(nil, 1) }
  }

  @MainActor func testASignalIsHandledInTheMainLoopAndTheNextOneHasItsDefaultAction() {
    for number in Self.signals {
      var heard: [Int32] = []
      var termination: TerminationSignals?
      termination = TerminationSignals { heard.append(termination?.received ?? 0) }
      for other in Self.signals { XCTAssertNotNil(handler(of: other), "signal \(other)") }
      raise(number)
      XCTAssertEqual(heard, [], "nothing happens in the handler")
      XCTAssertNil(handler(of: number), "a main loop that is stuck is ended by the same signal")
      runEverythingReady { !heard.isEmpty }
      XCTAssertEqual(heard, [number])
      runEverythingReady { Self.signals.allSatisfy { handler(of: $0) == nil } }
      for other in Self.signals { XCTAssertNil(handler(of: other), "signal \(other) ends the process from now on") }
    }
  }

  @MainActor func testAfterTheMainLoopSignalsHaveTheirDefaultActions() {
    let termination = TerminationSignals { XCTFail("no signal came") }
    termination.stop()
    for number in Self.signals { XCTAssertNil(handler(of: number), "signal \(number)") }
    termination.endProcess()
  }

  @MainActor func testASignalThatIsIgnoredOrThatTheAppHandlesItselfIsLeftAlone() {
    let own: @convention(c) (Int32) -> Void = { _ in }
    signal(SIGHUP, SIG_IGN)
    signal(SIGINT, own)
    let before = [SIGHUP, SIGINT].map { handler(of: $0) }
    let termination = TerminationSignals { XCTFail("no signal came") }
    XCTAssertEqual([SIGHUP, SIGINT].map { handler(of: $0) }, before)
    XCTAssertNotNil(handler(of: SIGTERM))
    termination.stop()
    XCTAssertEqual([SIGHUP, SIGINT].map { handler(of: $0) }, before)
  }

  func testASignalEndsTheAppWithoutAskingAndKeepsWhatWasSetJustBefore() throws {
    try MainActor.assumeIsolated {
      let former = StorageFolder.applicationID
      defer { StorageFolder.applicationID = former }
      GuardedApp.trace = []
      let host = GtkAppHost(GuardedApp.self)
      XCTAssertEqual(host.run(["test"]), 0)
      XCTAssertEqual(host.terminationSignal, SIGTERM)
      XCTAssertEqual(GuardedApp.trace, ["changed to new", "disappeared"])
      let settings = try String(contentsOfFile: StorageFolder.settingsPath, encoding: .utf8)
      XCTAssertTrue(settings.contains(#""word" : "new""#) && settings.contains(#""copy" : "new""#), settings)
    }
  }
}

/// An app whose window may not be closed by the user, and which is ended while it changes a setting.
private struct GuardedApp: App {
  static let applicationID: String? = "org.oriel.TerminationTests"
  static var trace: [String] = []

  var body: some Scene { WindowGroup { GuardedView() } }
}

private struct GuardedView: View {
  @AppStorage("word") private var word = "old"
  @AppStorage("copy") private var copy = "old"
  @State private var isPresented = true

  var body: some View {
    Text(word)
      .onChange(of: word) {
        GuardedApp.trace.append("changed to \(word)")
        copy = word
      }
      .onDisappear { GuardedApp.trace.append("disappeared") }
      .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Close") {} }
      .sheet(isPresented: $isPresented) {
        Text("Sheet")
          .interactiveDismissDisabled()
          .task {
            word = "new"
            raise(SIGTERM)
          }
      }
  }
}

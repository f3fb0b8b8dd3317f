import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A test that makes real widgets, on the main thread, in the display that the environment names.
///
/// Nothing sleeps: `spin(until:)` runs GLib's main context until a condition holds.
@MainActor class GtkTestCase: XCTestCase {
  private static var collected: [String] = []

  /// The library's warnings during the test.
  final var warnings: [String] { Self.collected }

  // XCTest calls this on the main thread, as GTK requires, without declaring it.
  override nonisolated func setUp() {
    super.setUp()
    continueAfterFailure = false
    MainActor.assumeIsolated {
      Self.start
      Self.collected = []
      _ = LibraryWarnings.take()
      Diagnostics.reset()
      Diagnostics.handler = { Self.collected.append($0) }
    }
  }

  override nonisolated func tearDown() {
    MainActor.assumeIsolated {
      Diagnostics.handler = { _ in }
      Self.runEverythingReady()
      if Self.failsAtLibraryWarnings { XCTAssertEqual(LibraryWarnings.take(), [], "GTK warned") }
    }
    super.tearDown()
  }

  /// Whether warnings of GTK make a test fail. Criticals end the process in any case.
  class var failsAtLibraryWarnings: Bool { false }

  private static let start: Void = {
    precondition(gtk_init_check() != 0, "GTK found no display: run the tests with Scripts/test")
    LibraryWarnings.record()
    MainLoop.attachMainActor()
    StyleSheet.install()
    gtk_settings_get_default().map { ObjectProperty.set($0.raw, "gtk-enable-animations", false) }
  }()

  /// Runs the main loop until a condition holds; a failure if that takes longer than `seconds`.
  final func spin(
    until condition: () -> Bool, _ what: String = "the condition", seconds: Double = 10, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    // So that waiting for something that never comes ends.
    let timer = g_timeout_add(100, { _ in gboolean(G_SOURCE_CONTINUE) }, nil)
    defer { g_source_remove(timer) }
    while !condition() {
      guard g_get_monotonic_time() < deadline else { return XCTFail("\(what) never held", file: file, line: line) }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Runs `body` with another theme, in the syntax of `GTK_THEME`.
  final func withTheme(_ name: String, _ body: () throws -> Void) throws {
    let former = getenv("GTK_THEME").map { String(cString: $0) }
    let settings = try XCTUnwrap(gtk_settings_get_default())
    func show(_ name: String?) {
      if let name { setenv("GTK_THEME", name, 1) } else { unsetenv("GTK_THEME") }
      g_object_notify(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name")
      drain()
    }
    show(name)
    defer { show(former) }
    try body()
  }

  /// Runs the main loop and the main actor's tasks in turn until a condition holds.
  final func run(
    until condition: () -> Bool, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let deadline = g_get_monotonic_time() + 10_000_000
    while !condition() {
      guard g_get_monotonic_time() < deadline else { return XCTFail("\(what) never held", file: file, line: line) }
      drain()
      await Task.yield()
    }
  }

  /// Runs everything that is ready.
  final func drain() { Self.runEverythingReady() }

  private static func runEverythingReady() { while g_main_context_iteration(nil, 0) != 0 {} }
}

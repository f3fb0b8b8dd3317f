import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What GTK knows of the desktop, as the views of a real window read it.
@MainActor final class DesktopTests: AlertTestCase {
  private struct Words: App {
    var body: some Scene { WindowGroup("Words") { Content() } }
  }

  private struct Content: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.scenePhase) private var phase
    @State private var prefersDark = false
    var body: some View {
      Text("\(colorScheme) \(direction) \(typeSize)")
      Text("\(phase)")
      Button("Prefer") { prefersDark.toggle() }.preferredColorScheme(prefersDark ? .dark : nil)
    }
  }

  private func open() throws -> (runner: AppRunner, window: GtkWidgetPointer) {
    let before = Set(toplevels)
    let runner = AppRunner(platform: GtkPlatform())
    runner.start(Words())
    runner.activate()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 }
    return (runner, window)
  }

  func testViewsFollowTheDesktopsTextScaleAndDirection() async throws {
    let (runner, window) = try open()
    XCTAssertTrue(texts(in: window).contains("light leftToRight large"), "\(texts(in: window))")
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let dpi = ObjectProperty.integer(settings.raw, "gtk-xft-dpi")
    ObjectProperty.set(settings.raw, "gtk-xft-dpi", Int32(96 * 1024 * 5 / 4))
    wait("larger text") { texts(in: window).contains("light leftToRight xxLarge") }
    ObjectProperty.set(settings.raw, "gtk-xft-dpi", dpi)
    wait("the usual text") { texts(in: window).contains("light leftToRight large") }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    wait("the other direction") { texts(in: window).contains("light rightToLeft large") }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    wait("the usual direction") { texts(in: window).contains("light leftToRight large") }
    runner.shutDown()
    settle()
  }

  func testViewsFollowTheDesktopsStyle() async throws {
    let (runner, window) = try open()
    try withTheme("Adwaita:dark") {
      wait("the dark style") { texts(in: window).contains("dark leftToRight large") }
    }
    wait("the light style") { texts(in: window).contains("light leftToRight large") }
    runner.shutDown()
    settle()
  }

  /// Activates a button as Return does. GTK ignores it while it shows the last press.
  private func activate(_ button: GtkWidgetPointer) {
    wait("the end of the last press") { gtk_widget_has_css_class(button, "keyboard-activating") == 0 }
    gtk_widget_activate(button)
  }

  func testAPreferredSchemeLastsAsLongAsItsWindow() async throws {
    // The variable would come before all wishes.
    let former = getenv("GTK_THEME").map { String(cString: $0) }
    unsetenv("GTK_THEME")
    defer { former.map { _ = setenv("GTK_THEME", $0, 1) } }
    let settings = try XCTUnwrap(gtk_settings_get_default())
    let property = "gtk-application-prefer-dark-theme"
    let (runner, window) = try open()
    let prefer = try XCTUnwrap(window.first(gtk_button_get_type()))
    activate(prefer)
    wait("the dark style") { texts(in: window).contains("dark leftToRight large") }
    XCTAssertTrue(ObjectProperty.flag(settings.raw, property))
    activate(prefer)
    wait("the light style") { texts(in: window).contains("light leftToRight large") }
    activate(prefer)
    wait("the dark style again") { ObjectProperty.flag(settings.raw, property) }
    gtk_window_close(window.as(GtkWindow.self))
    wait("the window to go, and the desktop's style to come back") { !ObjectProperty.flag(settings.raw, property) }
    runner.shutDown()
    settle()
  }

  func testAWindowStaysActiveWhileAnotherWindowOfTheAppHasTheFocus() async throws {
    let (runner, window) = try open()
    wait("the focus") { gtk_window_is_active(window.as(GtkWindow.self)) != 0 }
    wait("the phase") { texts(in: window).contains("active") }
    let other: GtkWidgetPointer = gtk_window_new()
    gtk_window_present(other.as(GtkWindow.self))
    wait("the other window's focus") { gtk_window_is_active(other.as(GtkWindow.self)) != 0 }
    settle()
    XCTAssertTrue(texts(in: window).contains("active"), "\(texts(in: window))")
    gtk_window_destroy(other.as(GtkWindow.self))
    runner.shutDown()
    settle()
  }

  func testAMinimizedWindowIsInTheBackground() async throws {
    let (runner, window) = try open()
    wait("the phase") { texts(in: window).contains("active") }
    gtk_window_minimize(window.as(GtkWindow.self))
    wait("the background") { texts(in: window).contains("background") }
    gtk_window_present(window.as(GtkWindow.self))
    wait("the phase again") { texts(in: window).contains("active") }
    runner.shutDown()
    settle()
  }

  // MARK: URLs

  func testAnAppOfTheDesktopOpensURLs() async throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("opened-\(getpid())")
    let command = "/bin/sh -c 'echo \"$1\" > \(folder.path)' sh %u"
    let info = try XCTUnwrap(
      g_app_info_create_from_commandline(command, "Opener", G_APP_INFO_CREATE_SUPPORTS_URIS, nil))
    defer {
      g_app_info_delete(info)
      g_object_unref(info.raw)
    }
    XCTAssertNotEqual(g_app_info_set_as_default_for_type(info, "x-scheme-handler/oriel-test", nil), 0)
    var answer: Bool?
    GtkPlatform().open(try XCTUnwrap(URL(string: "oriel-test:page?a=b%20c")), over: nil) { answer = $0 }
    XCTAssertNil(answer, "nothing is heard during the call")
    wait("the answer") { answer != nil }
    XCTAssertEqual(answer, true)
    wait("the app") { (try? String(contentsOf: folder, encoding: .utf8))?.hasSuffix("\n") == true }
    XCTAssertEqual(try String(contentsOf: folder, encoding: .utf8), "oriel-test:page?a=b%20c\n")
    try FileManager.default.removeItem(at: folder)
  }

  func testAURLThatNoAppOpensIsAnsweredWithNo() async throws {
    var answer: Bool?
    GtkPlatform().open(try XCTUnwrap(URL(string: "oriel-nobody:page")), over: nil) { answer = $0 }
    wait("the answer") { answer != nil }
    XCTAssertEqual(answer, false)
  }

  func testALinkIsCalledALink() async throws {
    let destination = try XCTUnwrap(URL(string: "https://example.org"))
    let window = TestWindow(self, Link("Manual", destination: destination))
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertEqual(Accessible(button).role, GTK_ACCESSIBLE_ROLE_LINK)
    window.close()
  }

  func testTextOfASizeOfItsOwnIsLarger() async throws {
    let window = TestWindow(
      self,
      VStack {
        Text("Sample")
        Text("Sample").dynamicTypeSize(.accessibility2)
      })
    window.show()
    let heights = window.content.allTexts.map { gtk_widget_get_height($0) }
    XCTAssertEqual(heights.count, 2)
    XCTAssertGreaterThan(Double(heights[1]), Double(heights[0]) * 1.7)
    window.close()
  }
}

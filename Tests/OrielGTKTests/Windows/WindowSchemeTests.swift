import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The color scheme of a window that one of its pages requests.
final class WindowSchemeTests: AlertTestCase {
  @Observable @MainActor final class Model {
    var path: [String] = []
    var isOutside = false
  }

  private struct Pages: View {
    let model: Model

    var body: some View {
      if model.isOutside { stack(nil).preferredColorScheme(.dark) } else { stack(.dark) }
    }

    private func stack(_ scheme: ColorScheme?) -> some View {
      NavigationStack(path: Bindable(model).path) {
        List {
          NavigationLink("Next", value: "next")
          Text("root")
        }
        .navigationTitle("Root")
        .preferredColorScheme(scheme)
        .navigationDestination(for: String.self) { _ in
          List {
            NavigationLink("More", value: "more")
            Text("page")
          }
          .navigationTitle("Page")
        }
      }
    }
  }

  /// Runs `body` with a theme that has a dark variant, where the tests' own is always light.
  private func withThemeOfTwoSchemes(_ body: () throws -> Void) throws {
    let former = getenv("GTK_THEME").map { String(cString: $0) }
    let settings = try XCTUnwrap(gtk_settings_get_default())
    func announce() {
      g_object_notify(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name")
      drain()
    }
    unsetenv("GTK_THEME")
    announce()
    defer {
      if let former { setenv("GTK_THEME", former, 1) }
      announce()
    }
    try body()
  }

  /// The lightness, from 0 to 255, of the list, of the bar above it, and of the lightest pixel of a text in the
  /// list.
  private func lightness(_ window: GtkWidgetPointer) throws -> (list: Int, bar: Int, brightest: Int) {
    var shown: Pixels?
    // Another scheme changes the style sheet, which is laid out in the next frame.
    wait("the frame") {
      shown = try? Pixels(shownBy: window)
      return shown != nil
    }
    let pixels = try XCTUnwrap(shown)
    func light(_ x: Int, _ y: Int) -> Int { (pixels[x, y].x + pixels[x, y].y + pixels[x, y].z) / 3 }
    let text = try XCTUnwrap(window.firstText { self.text(of: $0) == "page" })
    let area = frame(of: text, in: window)
    var all: [Int] = []
    for x in Int(area.minX)..<Int(area.maxX) { for y in Int(area.minY)..<Int(area.maxY) { all.append(light(x, y)) } }
    return (light(450, 300), light(450, 20), all.max() ?? 0)
  }

  func testAPushedPageHasTheColorSchemeOfTheWholeWindow() async throws {
    try withThemeOfTwoSchemes {
      for isOutside in [false, true] {
        let model = Model()
        model.isOutside = isOutside
        let platform = GtkPlatform()
        let graph = Graph(scheduler: platform)
        let before = Set(toplevels)
        let controller = WindowController(
          Pages(model: model), request: WindowRequest(title: "App", identifier: "main"), graph: graph,
          platform: platform, environment: EnvironmentScope(parent: nil)
        ) { _ in }
        controller.present()
        let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
        wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
        settle()
        model.path = ["next"]
        graph.flush()
        wait("the page") { window.firstText { self.text(of: $0) == "page" } != nil }
        settle()
        let seen = try lightness(window)
        XCTAssertLessThan(seen.list, 100)
        XCTAssertLessThan(seen.bar, 100)
        XCTAssertGreaterThan(seen.brightest, 200, "the text is light")
        controller.close()
        settle()
      }
    }
  }
}

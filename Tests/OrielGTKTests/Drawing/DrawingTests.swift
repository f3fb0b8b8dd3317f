import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What a surface draws without widgets, and when it redraws.
@MainActor final class DrawingTests: GtkTestCase {
  private let red = OrielCore.Color(red: 1, green: 0, blue: 0)
  private let blue = OrielCore.Color(red: 0, green: 0, blue: 1)

  func testAGradientIsRedrawnWhenTheThemeChanges() async throws {
    let window = TestWindow(self, LinearGradient(colors: [.red, .red], startPoint: .leading, endPoint: .trailing))
    // So that the colour of text, at least, stays the same.
    window.content.changeClasses(from: [], to: [.color, .color(.black)])
    let shown = try XCTUnwrap(gtk_widget_paintable_new(window.content))
    defer { g_object_unref(shown.raw) }
    var draws = 0
    let signals = SignalConnections()
    signals.add(.connect(shown.raw, .contentsInvalidated) { draws += 1 })
    window.show()
    spin(until: { draws > 0 }, "the first drawing")
    drain()
    draws = 0
    try withTheme("Default-hc") { spin(until: { draws > 0 }, "drawing in the other variant") }
    signals.disconnectAll()
    window.close()
  }

  func testANamedColorIsRedrawnWhenTheThemeChanges() async throws {
    let window = TestWindow(self, Color.red)
    window.content.changeClasses(from: [], to: [.color, .color(.black)])
    window.show()
    func pixel() -> SIMD3<Int>? { try? Pixels(shownBy: window.content)?[50, 50] }
    spin(until: { pixel() == SIMD3(0xe0, 0x1b, 0x24) }, "the light colour")
    try withTheme("Adwaita:dark") { spin(until: { pixel() == SIMD3(0xff, 0x7b, 0x63) }, "the dark colour") }
    spin(until: { pixel() == SIMD3(0xe0, 0x1b, 0x24) }, "the light colour again")
    window.close()
  }

  func testAColorOfTheThemeIsRedrawnInAnotherThemeOfTheSameVariant() async throws {
    let window = TestWindow(self, Color.red)
    for name in ["oriel-color", "oriel-black"] { gtk_widget_add_css_class(window.content, name) }
    let shown = try XCTUnwrap(gtk_widget_paintable_new(window.content))
    defer { g_object_unref(shown.raw) }
    var draws = 0
    let signals = SignalConnections()
    signals.add(.connect(shown.raw, .contentsInvalidated) { draws += 1 })
    window.show()
    spin(until: { draws > 0 }, "the first drawing")
    drain()
    draws = 0
    let scheme = StyleSheet.scheme
    try withTheme("Empty") {
      XCTAssertEqual(StyleSheet.scheme, scheme)
      spin(until: { draws > 0 }, "drawing in the other theme")
    }
    signals.disconnectAll()
    window.close()
  }

  func testAnEffectIsDrawnAroundAllOfItsView() async throws {
    let window = TestWindow(self, Color.clear)
    window.show()
    let parent = window.content
    var effect = LayoutEffect()
    effect.opacity = 0.5
    let node = EffectNode(effect)
    node.insertChild(DrawnNode(Drawing(fill: .color(red))), after: nil)
    let surface = SurfaceWidget(SurfaceContent(node))
    gtk_widget_set_parent(surface.widget, parent)
    defer {
      gtk_widget_unparent(surface.widget)
      window.close()
    }
    assertPixel(try Pixels(surface, over: blue, in: parent)[50, 50], 128, 0, 127)
    node.effect.isHidden = true
    assertPixel(try Pixels(surface, over: blue, in: parent)[50, 50], 0, 0, 255)
    node.effect = LayoutEffect()
    node.effect.scale = Size(width: 0.5, height: 1)
    let narrow = try Pixels(surface, over: blue, in: parent)
    assertPixel(narrow[10, 50], 0, 0, 255)
    assertPixel(narrow[50, 50], 255, 0, 0)
    assertPixel(narrow[90, 50], 0, 0, 255)
  }

  func testWhatIsScrolledIntoSightIsDrawn() async throws {
    let window = TestWindow(
      self,
      ScrollView {
        VStack(spacing: 0) {
          Color.white.frame(height: 10_000)
          self.blue.frame(height: 500)
        }
      })
    window.show()
    let scroller = try XCTUnwrap(window.first?.first(gtk_scrolled_window_get_type()))
    let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(scroller.opaque))
    func pixel() -> SIMD3<Int>? { try? Pixels(shownBy: window.content)?[50, 50] }
    spin(until: { pixel() == SIMD3(255, 255, 255) }, "the top")
    gtk_adjustment_set_value(adjustment, 10_500)
    spin(until: { pixel() == SIMD3(0, 0, 255) }, "the end")
    window.close()
  }
}

extension Signal where Handler == @MainActor () -> Void {
  fileprivate static var contentsInvalidated: Signal { Signal("invalidate-contents", of: gdk_paintable_get_type) }
}

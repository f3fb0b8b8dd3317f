import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class StyleTests: GtkTestCase {
  func testEverySheetIsValid() async throws {
    for scheme in ThemeVariant.allCases {
      // In a color that needs the rules of another accent color.
      let palette = Palette(scheme, ThemeColors(scheme), accent: 0xed5b00)
      let provider = try XCTUnwrap(gtk_css_provider_new())
      var errors = 0
      // The section and the error; what matters is that there is one.
      let count:
        @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, UnsafeMutablePointer<Int>) -> Void = {
          $3.pointee += 1
        }
      var rules = StyleSheet.rules(for: palette)
      for color in Color.Name.allCases { rules += StyleSheet.tintRules(color, in: palette) }
      withUnsafeMutablePointer(to: &errors) {
        g_signal_connect_data(
          provider, "parsing-error", unsafeBitCast(count, to: GCallback.self), $0, nil, GConnectFlags(rawValue: 0))
        gtk_css_provider_load_from_string(provider, rules.text)
      }
      XCTAssertEqual(errors, 0, "\(scheme)")
      g_object_unref(provider)
    }
  }

  func testTheVariantIsKnownByTheThemesName() async throws {
    XCTAssertEqual(ThemeVariant(theme: "Adwaita", prefersDark: false), .light)
    XCTAssertEqual(ThemeVariant(theme: "Adwaita", prefersDark: true), .dark)
    XCTAssertEqual(ThemeVariant(theme: "Adwaita:dark", prefersDark: false), .dark)
    XCTAssertEqual(ThemeVariant(theme: "Default-hc-dark", prefersDark: false), .highContrastDark)
    XCTAssertEqual(ThemeVariant(theme: "HighContrast", prefersDark: false), .highContrastLight)
    XCTAssertEqual(ThemeVariant(theme: "HighContrastInverse", prefersDark: false), .highContrastDark)
  }

  func testAColorFillsItsRoom() async throws {
    let window = TestWindow(self, Color(red: 1, green: 0, blue: 0))
    window.show()
    XCTAssertEqual(window.drawnFrames, [CGRect(x: 0, y: 0, width: 400, height: 300)])
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    let half = Drawing(fill: .color(Color(red: 1, green: 0, blue: 0, opacity: 0.5)))
    let surface = SurfaceWidget(SurfaceContent(DrawnNode(half)))
    gtk_widget_set_parent(surface.widget, window.content)
    gtk_widget_allocate(surface.widget, 10, 10, -1, nil)
    surface.draw(snapshot)
    gtk_widget_unparent(surface.widget)
    let node = try XCTUnwrap(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(node) }
    let drawn = try XCTUnwrap(gsk_color_node_get_color(node)).pointee
    XCTAssertEqual([drawn.red, drawn.green, drawn.blue, drawn.alpha], [1, 0, 0, 0.5])
    window.close()
  }

  func testNoWidgetHasAStyleProviderOfItsOwn() async throws {
    // One tint of the app's own is one class of the one sheet, however many buttons have it.
    let tint = Color(red: 0.1, green: 0.2, blue: 0.3)
    let window = TestWindow(
      self, HStack { ForEach(0..<3) { _ in Button("a") {}.buttonStyle(.borderedProminent).tint(tint) } })
    let buttons = try XCTUnwrap(window.first).all(gtk_button_get_type())
    XCTAssertEqual(buttons.filter { $0.classes.contains("oriel-tint-x1a334d") }.count, 3)
    window.close()
  }
}

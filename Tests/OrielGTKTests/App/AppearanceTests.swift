import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What the settings portal says of the appearance, in a real window.
@MainActor final class AppearanceTests: GtkTestCase {
  private func say(_ key: String, _ value: OpaquePointer) { SettingsPortal.apply(g_variant_ref_sink(value), to: key) }

  private func sayAccent(_ red: Double, _ green: Double, _ blue: Double) {
    var parts: [OpaquePointer?] = [red, green, blue].map { g_variant_new_double($0) }
    // As in the signal: within a variant.
    say("accent-color", g_variant_new_variant(g_variant_new_tuple(&parts, 3)))
  }

  private func pixel(of paint: Paint, in window: GtkWidgetPointer) throws -> SIMD3<Int> {
    try Pixels(of: paint, in: window)[50, 50]
  }

  private struct Controls: View {
    var body: some View {
      VStack {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
        Text(verbatim: "Accent").foregroundStyle(Color.accentColor)
      }
    }
  }

  func testOneAccentColorIsInAreasTextAndControlsAndFollowsTheDesktop() async throws {
    let window = TestWindow(self, Controls())
    window.show()
    defer {
      sayAccent(-1, -1, -1)
      window.close()
    }
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let toggle = try XCTUnwrap(window.content.first(gtk_switch_get_type()))
    let colors: [(Palette.Hex, SIMD3<Int>)] = [
      (0xed5b00, SIMD3(237, 91, 0)), (0x9141ac, SIMD3(145, 65, 172)), (0x3a944a, SIMD3(58, 148, 74)),
    ]
    for (hex, color) in colors {
      sayAccent(Double(color.x) / 255, Double(color.y) / 255, Double(color.z) / 255)
      XCTAssertEqual(StyleSheet.palette.accent, hex)
      assertPixel(try pixel(of: .color(.accentColor), in: window.content), color.x, color.y, color.z)
      assertPixel(try pixel(of: .tint, in: window.content), color.x, color.y, color.z)
      assertPixel(try pixel(of: .selection, in: window.content), color.x, color.y, color.z)
      for widget in [button, toggle] {
        spin(
          until: {
            guard let pixel = (try? Pixels(shownBy: widget))??[5, Int(gtk_widget_get_height(widget)) / 2] else {
              return false
            }
            return (pixel &- color).indices.allSatisfy { abs((pixel &- color)[$0]) <= 6 }
          }, "the accent color of a control")
      }
    }
  }

  func testWithoutAnAccentColorOfTheDesktopItIsTheThemes() async throws {
    let window = TestWindow(self, Color.clear)
    window.show()
    sayAccent(0.9, 0.4, 0)
    sayAccent(-1, -1, -1)
    XCTAssertEqual(StyleSheet.palette, .standard)
    assertPixel(try pixel(of: .tint, in: window.content), 0x35, 0x84, 0xe4)
    assertPixel(try pixel(of: .selection, in: window.content), 0x35, 0x84, 0xe4)
    window.close()
  }

  func testATintPrecedesTheAccentColor() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
      }.tint(Color(red: 0, green: 0.5, blue: 0.5)))
    window.show()
    sayAccent(0.93, 0.36, 0)
    defer {
      sayAccent(-1, -1, -1)
      window.close()
    }
    for type in [gtk_button_get_type(), gtk_switch_get_type()] {
      let widget = try XCTUnwrap(window.content.first(type))
      drain()
      let pixels = try XCTUnwrap(try Pixels(shownBy: widget))
      assertPixel(pixels[5, Int(gtk_widget_get_height(widget)) / 2], 0, 128, 128, within: 6)
    }
  }

  func testTextInTheAccentColorHasTheLegibleShade() async throws {
    let window = TestWindow(self, Text(verbatim: "Accent").foregroundStyle(Color.accentColor))
    window.show()
    sayAccent(0.78, 0.53, 0)
    defer {
      sayAccent(-1, -1, -1)
      window.close()
    }
    let shade = Palette.components(try XCTUnwrap(StyleSheet.palette.hex(.accent, for: .text)))
    var color = GdkRGBA()
    gtk_widget_get_color(try XCTUnwrap(window.first), &color)
    XCTAssertEqual(Double(color.red), shade.x, accuracy: 0.01)
    XCTAssertGreaterThanOrEqual(Contrast.ratio(shade, Palette.components(0xf6f5f4)), 4.5)
  }

  func testATintColorsAButtonWithABorder() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("Plain") {}.buttonStyle(.bordered)
        Button("Tinted") {}.buttonStyle(.bordered).tint(.red)
        Button("Accent") {}.buttonStyle(.bordered).tint(.accentColor)
        Button("Automatic") {}.tint(.red)
      })
    window.show()
    let buttons = window.content.all(gtk_button_get_type())
    func text(_ index: Int) -> Palette.Hex {
      var color = GdkRGBA()
      gtk_widget_get_color(buttons[index], &color)
      return Palette.hex(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
    drain()
    let palette = StyleSheet.palette
    spin(until: { text(1) == palette.text(onTint: 0xe01b24) }, "a red text")
    spin(until: { text(2) == palette.text(onTint: palette.accent) }, "a text in the accent color")
    XCTAssertEqual(text(0), text(3))
    let background = try XCTUnwrap(try Pixels(shownBy: buttons[1]))[5, Int(gtk_widget_get_height(buttons[1])) / 2]
    XCTAssertGreaterThan(background.x, background.y + 10, "\(background) is no reddish background")
    window.close()
  }

  func testTheDesktopsContrastIsThatOfTheThemeAndOfViews() async throws {
    let theme = getenv("GTK_THEME").map { String(cString: $0) }
    unsetenv("GTK_THEME")
    let settings = try XCTUnwrap(gtk_settings_get_default())
    defer {
      if let theme { setenv("GTK_THEME", theme, 1) }
      g_object_notify(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-theme-name")
      drain()
    }
    let before = ObjectProperty.string(settings.raw, "gtk-theme-name")
    say("contrast", g_variant_new_uint32(1))
    XCTAssertEqual(StyleSheet.scheme, .highContrastLight)
    XCTAssertEqual(DesktopWatch.current.contrast, .increased)
    say("color-scheme", g_variant_new_uint32(1))
    XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.highContrastDark))
    say("contrast", g_variant_new_uint32(0))
    XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.dark))
    say("contrast", g_variant_new_uint32(1))
    say("color-scheme", g_variant_new_uint32(2))
    XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.highContrastLight))
    say("contrast", g_variant_new_uint32(0))
    XCTAssertEqual(StyleSheet.scheme, .light)
    XCTAssertEqual(DesktopWatch.current.contrast, .standard)
    XCTAssertEqual(ObjectProperty.string(settings.raw, "gtk-theme-name"), before)
  }

  func testTheDesktopsReducedMotionTurnsAnimationsOff() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default())
    // The tests have none at first.
    gtk_settings_reset_property(settings, "gtk-enable-animations")
    defer { ObjectProperty.set(settings.raw, "gtk-enable-animations", false) }
    XCTAssertFalse(DesktopWatch.current.reducesMotion)
    say("reduced-motion", g_variant_new_uint32(1))
    XCTAssertTrue(DesktopWatch.current.reducesMotion)
    say("reduced-motion", g_variant_new_uint32(0))
    XCTAssertFalse(DesktopWatch.current.reducesMotion)
  }

  func testAValueOfAnotherTypeIsIgnored() async throws {
    say("accent-color", g_variant_new_uint32(3))
    say("contrast", g_variant_new_string("high"))
    XCTAssertEqual(StyleSheet.palette, .standard)
  }
}

import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// How legible the colors of the palette are, in the ratios of WCAG.
@MainActor final class PaletteTests: GtkTestCase {
  /// The accent colors of GNOME's settings, and two of other desktops.
  private static let accents: [Palette.Hex] = [
    0x3584e4, 0x2190a4, 0x3a944a, 0xc88800, 0xed5b00, 0xe62d42, 0xd56199, 0x9141ac, 0x6f8396, 0x3daee9, 0xe95420,
  ]

  private static let palettes: [Palette] = ThemeVariant.allCases.flatMap { variant in
    [Palette(variant, ThemeColors(variant))]
      + accents.map { Palette(variant, ThemeColors(variant), accent: $0) }
  }

  private func ratio(_ first: Palette.Hex, _ second: Palette.Hex) -> Double {
    Contrast.ratio(Palette.components(first), Palette.components(second))
  }

  func testTextInEachColorIsLegibleOnWindowsAndCards() async throws {
    for palette in Self.palettes {
      let wanted = palette.variant.hasHighContrast ? 7 : 4.5
      let others: [Color.Name] = [.black, .white, .windowBackground, .contentBackground]
      for name in Color.Name.allCases where !others.contains(name) {
        guard let hex = palette.hex(name, for: .text) else { continue }
        for background in [palette.theme.window, palette.theme.content] {
          XCTAssertGreaterThanOrEqual(ratio(hex, background), wanted, "\(name) in \(palette.variant)")
        }
      }
    }
  }

  func testTextAtEachLevelIsLegibleOnWindowsAndCards() async throws {
    for palette in Self.palettes {
      let text = Palette.components(palette.theme.foreground)
      for level in 0...4 {
        for background in [palette.theme.window, palette.theme.content].map(Palette.components) {
          let shown = Contrast.blend(text, over: background, palette.strength(level: level, for: .text))
          XCTAssertGreaterThanOrEqual(
            Contrast.ratio(shown, background), palette.variant.hasHighContrast ? 7 : 4.5,
            "level \(level) in \(palette.variant)")
        }
      }
    }
  }

  func testLevelsOfAreasAreFainterThanThoseOfText() async throws {
    let palette = Palette.standard
    XCTAssertEqual((0...4).map { palette.strength(level: $0, for: .area) }, [1, 0.7, 0.5, 0.3, 0.15])
    XCTAssertEqual(palette.strength(level: 1, for: .text), 0.7)
  }

  func testTheTextOnATintIsBlackOrWhiteByTheGreaterRatio() async throws {
    for palette in Self.palettes {
      for name in Color.Name.allCases where ![.accent, .black, .white].contains(name) {
        guard let hex = palette.hex(name, for: .area) else { continue }
        let text = Palette.foreground(on: hex)
        XCTAssertEqual(ratio(text, hex), max(ratio(0, hex), ratio(0xffffff, hex)))
        XCTAssertGreaterThanOrEqual(ratio(text, hex), 4.5, "\(name) in \(palette.variant)")
      }
    }
  }

  func testTheTextOfATintedBorderedButtonIsLegible() async throws {
    for palette in Self.palettes {
      for name in Color.Name.allCases where ![.black, .white].contains(name) {
        guard let hex = palette.hex(name, for: .area) else { continue }
        let text = palette.text(onTint: hex)
        for background in [palette.theme.window, palette.theme.content].map(Palette.components) {
          let tinted = Contrast.blend(Palette.components(hex), over: background, Palette.tintStrength)
          XCTAssertGreaterThanOrEqual(Contrast.ratio(Palette.components(text), tinted), 4.5, "\(name)")
        }
      }
    }
  }

  func testTheAccentColorStandsOutFromWindowsAndCarriesText() async throws {
    for palette in Self.palettes {
      // That of the user is shown as it is, as in libadwaita.
      if palette.theme.accent == palette.accent || palette.variant.hasHighContrast {
        for background in [palette.theme.window, palette.theme.content] {
          XCTAssertGreaterThanOrEqual(ratio(palette.accent, background), 3, "\(palette.variant)")
        }
      }
      XCTAssertGreaterThanOrEqual(ratio(palette.onAccent, palette.accent), palette.variant.hasHighContrast ? 4.5 : 3)
    }
    // That of GTK's dark theme is not.
    let dark = Palette(.dark, ThemeColors(.dark))
    XCTAssertGreaterThanOrEqual(ratio(dark.accent, dark.theme.window), 3)
    XCTAssertEqual(dark.accent, 0x3584e4)
    XCTAssertTrue(dark.replacesAccent)
    // White, as in libadwaita, on all of GNOME's.
    for accent in Self.accents.prefix(9) {
      XCTAssertEqual(Palette(.light, ThemeColors(.light), accent: accent).onAccent, 0xffffff)
    }
  }

  func testColorsThatAreLegibleAlreadyStayAsTheyAre() async throws {
    let palette = Palette.standard
    XCTAssertEqual(palette.hex(.purple, for: .text), palette.hex(.purple, for: .area))
    XCTAssertEqual(palette.hex(.accent, for: .area), 0x3584e4)
    XCTAssertFalse(palette.replacesAccent)
    XCTAssertEqual(Palette(.light, ThemeColors(.light), accent: 0xed5b00).hex(.accent, for: .area), 0xed5b00)
    XCTAssertEqual(Palette(.dark, ThemeColors(.dark), accent: 0x9141ac).hex(.accent, for: .area), 0x9141ac)
  }

  func testTheThemesColorsAreRead() async throws {
    XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.light))
    try withTheme("Adwaita:dark") { XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.dark)) }
    try withTheme("Default-hc") { XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.highContrastLight)) }
    try withTheme("Default-hc-dark") { XCTAssertEqual(StyleSheet.palette.theme, ThemeColors(.highContrastDark)) }
    XCTAssertEqual(StyleSheet.palette, .standard)
  }
}

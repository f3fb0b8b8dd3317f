import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Colors of asset catalogs, in the appearances for which they have variants.
@MainActor struct ColorAssetTests {
  private static let index = """
    {"images": {}, "tables": {}, "colors": {
      "brand": [
        {"components": [1, 0, 0, 0.5]},
        {"components": [0, 1, 0, 1], "isDark": true},
        {"components": [0, 0, 1, 1], "isDark": true, "hasHighContrast": true}],
      "Charts/axis": [{"system": "teal"}],
      "night": [{"components": [0, 0, 0, 1], "isDark": true}],
      "sharp": [{"components": [0.5, 0.5, 0.5, 1]}, {"components": [0, 0, 0, 1], "hasHighContrast": true}],
      "wide": [{"components": [1, 1, 1, 1], "space": "displayP3"}],
      "strange": [{"components": [1, 1]}]}}
    """

  private func color(_ name: String, in folder: PackFolder, dark: Bool = false, contrast: Bool = false) -> Color {
    ColorAsset(name: name, folder: folder.resources)
      .color(in: AssetAppearance(isDark: dark, hasHighContrast: contrast))
  }

  @Test func `The variant for the style and the contrast is taken, or else the closest one`() throws {
    let folder = try PackFolder(index: Self.index)
    #expect(color("brand", in: folder) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(color("brand", in: folder, dark: true) == Color(red: 0, green: 1, blue: 0))
    #expect(color("brand", in: folder, dark: true, contrast: true) == Color(red: 0, green: 0, blue: 1))
    #expect(color("brand", in: folder, contrast: true) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(color("sharp", in: folder, dark: true, contrast: true) == Color(red: 0, green: 0, blue: 0))
    #expect(color("night", in: folder) == Color(red: 0, green: 0, blue: 0), "there is no other one")
  }

  @Test func `A color may be one of the desktop or of another color space, and in a namespace`() throws {
    let folder = try PackFolder(index: Self.index)
    #expect(color("Charts/axis", in: folder) == .teal)
    #expect(color("wide", in: folder) == Color(.displayP3, red: 1, green: 1, blue: 1))
  }

  @Test func `An unknown color is gray, with one warning`() throws {
    let folder = try PackFolder(index: Self.index)
    let warnings = Screen.warnings {
      for _ in 0..<3 { #expect(color("nothing", in: folder) == .gray) }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("\"nothing\"") == true)
  }

  @Test func `An accent color that isn't set is the desktop's`() throws {
    let folder = try PackFolder(index: Self.index)
    let warnings = Screen.warnings { #expect(color("AccentColor", in: folder) == .accentColor) }
    #expect(warnings == [])
  }

  @Test func `A pack that can't be read has no colors`() throws {
    let whole = PackFolder.pack(index: Self.index)
    for data in [
      Data(), whole.prefix(12), whole.prefix(200), Data("oriel002".utf8) + whole.dropFirst(8),
      Data(repeating: 255, count: 64),
    ] {
      let folder = try PackFolder([AssetPack.fileName: data])
      #expect(AssetPack(in: folder.resources) == nil)
    }
    #expect(AssetPack(in: ResourceFolder(path: "/nowhere")) == nil)
  }

  @Test func `A color is the same by its resource and its name, and keeps its name in views`() throws {
    let folder = try PackFolder(index: Self.index)
    let resource = ColorResource(name: "brand", resources: folder.resources)
    #expect(Color(resource) == Color("brand", resources: folder.resources))
    #expect(Color(resource) != Color("sharp", resources: folder.resources))
    let screen = Screen { Text("x").foregroundStyle(Color(resource).opacity(0.5)) }
    let element = try #require(screen.find(.text).widget.element as? TextElement)
    #expect(element.style.foreground == .color(Color(resource).opacity(0.5)))
  }
}

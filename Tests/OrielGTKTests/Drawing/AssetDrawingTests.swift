import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Colors, pictures and symbols of asset catalogs, as they are drawn.
@MainActor final class AssetDrawingTests: GtkTestCase {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
  private var resources: ResourceFolder { ResourceFolder(path: folder.path) }

  /// Writes a pack with a color, a symbol, and pictures in red of 20 by 10 and in blue of 40 by 20 pixels.
  private func writePack() throws {
    let (small, large) = (
      try picture(.init(red: 1, green: 0, blue: 0), 20), try picture(.init(red: 0, green: 0, blue: 1), 40)
    )
    let index = """
      {"tables": {}, "colors": {"brand": [
         {"components": [0, 1, 0, 1]}, {"components": [0, 0, 1, 0.5], "isDark": true}], "secondary": [{"system": "secondary"}]},
       "images": {
         "logo": {"files": [{"scale": 1, "slice": {"offset": 0, "length": \(small.count)}},
           {"scale": 2, "slice": {"offset": \(small.count), "length": \(large.count)}}]},
         "square": {"files": [], "isTemplate": true,
           "symbol": {"paths": ["M0 0h2v2h-2z"], "scale": 4, "dx": 4, "dy": 4}},
         "damaged": {"files": [{"scale": 1, "slice": {"offset": 3, "length": 20}}]}}}
      """
    let length = (0..<8).map { UInt8(truncatingIfNeeded: index.utf8.count >> (8 * $0)) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { [folder] in try FileManager.default.removeItem(at: folder) }
    try (Data("oriel001".utf8) + length + Data(index.utf8) + small + large)
      .write(to: folder.appending(path: AssetPack.fileName))
  }

  private func picture(_ color: OrielCore.Color, _ width: CGFloat) throws -> Data {
    try render(color.frame(width: width, height: width / 2)).data
  }

  /// Renders a view without widgets.
  private func render(_ content: some View, scale: CGFloat = 1) throws -> PicturePixels {
    let platform = OffscreenPlatform()
    let source = PictureSource(platform)
    defer { withExtendedLifetime((platform, source)) {} }
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    return try PicturePixels(renderer.pngData)
  }

  func testAColorFillsAreasShapesAndGradients() async throws {
    try writePack()
    let brand = OrielCore.Color("brand", resources: resources)
    let picture = try render(
      HStack(spacing: 0) {
        brand.frame(width: 20, height: 20)
        Circle().fill(brand.opacity(0.5)).frame(width: 20, height: 20)
        Rectangle().fill(LinearGradient(colors: [brand, brand], startPoint: .top, endPoint: .bottom))
          .frame(width: 20, height: 20)
        OrielCore.Color.clear.frame(width: 20, height: 20).background(brand)
      })
    for x in [10, 50, 70] { XCTAssertEqual(picture[x, 10], [0, 255, 0, 255], "\(x)") }
    XCTAssertEqual(picture[30, 10], [0, 128, 0, 128])
  }

  func testAPictureHasItsSizeAndTheScaleOfTheDisplay() async throws {
    try writePack()
    let usual = try render(Image("logo", resources: resources))
    XCTAssertEqual(usual.size, [20, 10])
    XCTAssertEqual(usual[10, 5], [255, 0, 0, 255])
    let sharp = try render(Image("logo", resources: resources), scale: 2)
    XCTAssertEqual(sharp.size, [40, 20])
    XCTAssertEqual(sharp[20, 10], [0, 0, 255, 255])
  }

  func testVectorsAreDrawnInThePixelsOfTheDisplay() async throws {
    let svg = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='6'><rect width='10' height='6' fill='red'/></svg>"
        .utf8)
    let usual = try XCTUnwrap(ImageSource.decode(svg).map { ObjectHandle(adopting: $0) })
    XCTAssertEqual(gdk_texture_get_width(usual.opaque), 10)
    let sharp = try XCTUnwrap(ImageSource.decode(svg, scale: 3).map { ObjectHandle(adopting: $0) })
    XCTAssertEqual(gdk_texture_get_width(sharp.opaque), 30)
    XCTAssertEqual(gdk_texture_get_height(sharp.opaque), 18)
  }

  func testASymbolIsDrawnInTheForegroundStyle() async throws {
    try writePack()
    let red = OrielCore.Color(red: 1, green: 0, blue: 0)
    let picture = try render(
      Image("square", resources: resources).resizable().frame(width: 32, height: 32).foregroundStyle(red))
    XCTAssertEqual(picture[16, 16], [255, 0, 0, 255])
    XCTAssertEqual(picture[4, 4][3], 0, "outside of the path")
  }

  func testTextsAndControlsHaveTheVariantOfTheTheme() async throws {
    try writePack()
    let asset = ColorAsset(name: "brand", folder: resources)
    let (light, dark) = (Palette.standard, Palette(.dark, ThemeColors(.dark)))
    XCTAssertEqual([light.hex(asset), dark.hex(asset)], [0x00ff00, 0x0000ff])
    XCTAssertEqual([light.alpha(of: asset), dark.alpha(of: asset)], [1, 0.5])
    XCTAssertEqual(dark.hex(ColorAsset(name: "secondary", folder: resources)), dark.theme.foreground)
    let window = TestWindow(
      self,
      VStack {
        Button("a") {}.buttonStyle(.borderedProminent).tint(OrielCore.Color("brand", resources: resources))
        Image(iconName: "go-up-symbolic").foregroundStyle(OrielCore.Color("brand", resources: resources))
      })
    window.show()
    let image = try XCTUnwrap(window.content.first(gtk_image_get_type()))
    spin(
      until: {
        var color = GdkRGBA()
        gtk_widget_get_color(image, &color)
        return (color.red, color.green, color.blue) == (0, 1, 0)
      }, "an icon in the color")
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertTrue(button.classes.contains { $0.hasPrefix("oriel-tint-asset") })
    window.close()
  }

  func testAPictureThatCantBeReadIsReplaced() async throws {
    try writePack()
    for _ in 0..<2 { _ = ImageSource(.resource("damaged", resources)) }
    XCTAssertEqual(warnings.count, 1)
  }
}

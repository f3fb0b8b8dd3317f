import Testing

@testable import OrielAssetsTool

/// The constants that are declared for assets.
struct AssetNameTests {
  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("my-logo", "myLogo"), ("my_big logo", "myBigLogo"), ("URLIcon", "urlIcon"),
    ("ABC", "ABC"), ("iPhone", "iPhone"), ("logo2x", "logo2x"), ("3D", "_3D"), ("default", "`default`"),
    ("self", "_self"), ("Type", "type"), ("tab.bar.home", "tabBarHome"), ("LogoImage", "logo"), ("Image", "image"),
    ("ImageLogo", "imageLogo"), ("größe", "größe"), ("---", "_"),
  ]) func `An image has a constant in camel case`(name: String, constant: String) {
    #expect(SwiftName.constant(name, withoutLast: "Image") == constant)
  }

  @Test func `The word color at the end of a color's name is left out`() {
    #expect(SwiftName.constant("AccentColor", withoutLast: "Color") == "accent")
    #expect(SwiftName.constant("Colorful", withoutLast: "Color") == "colorful")
    #expect(SwiftName.constant("brandImage", withoutLast: "Color") == "brandImage")
  }

  private static let picture = #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#
  private static let color = """
    {"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1.0"}}}]}
    """

  @Test func `Folders that provide a namespace become enums, others don't`() throws {
    let folder = try CatalogFolder([
      "line icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "line icons/star.imageset/Contents.json": Self.picture, "line icons/star.imageset/a.png": "x",
      "Plain/moon.imageset/Contents.json": Self.picture, "Plain/moon.imageset/a.png": "x",
      "Plain/Contents.json": "{}", "Contents.json": "{}",
      "AppIcon.appiconset/Contents.json": "{}",
    ])
    let swift = try folder.compile().swift(folder: "Shop_Shop.resources")
    #expect(
      swift == """
        // Made by Oriel's plugin Assets of the target's asset catalogs.
        import Oriel

        private let resources = ResourceFolder._named("Shop_Shop.resources")

        extension ImageResource {
          /// "moon" in an asset catalog.
          static let moon = ImageResource(name: "moon", resources: resources)
          enum LineIcons {
            /// "line icons/star" in an asset catalog.
            static let star = ImageResource(name: "line icons/star", resources: resources)
          }
        }

        """)
  }

  @Test func `A target without colors and images has no constants and doesn't need its bundle`() throws {
    let folder = try CatalogFolder(["Contents.json": "{}"])
    #expect(try !folder.compile().swift(folder: "Shop_Shop.resources").contains("import"))
  }

  @Test func `Of two assets with the same constant the second one gets a warning`() throws {
    let folder = try CatalogFolder([
      "a-b.imageset/Contents.json": Self.picture, "a-b.imageset/a.png": "x",
      "aB.imageset/Contents.json": Self.picture, "aB.imageset/a.png": "x",
      "more/a-b.imageset/Contents.json": Self.picture, "more/a-b.imageset/a.png": "x",
      "aB.colorset/Contents.json": Self.color,
    ])
    let compiler = try folder.compile()
    #expect(
      Set(folder.messages(of: compiler)) == [
        #"Assets.xcassets/aB.imageset/Contents.json:1:1: warning: "aB" gets no constant: .aB is "a-b""#,
        #"Assets.xcassets/more/a-b.imageset/Contents.json:1:1: warning: there is another "a-b", "#
          + "Assets.xcassets/a-b.imageset",
        #"Assets.xcassets/more/a-b.imageset/Contents.json:1:1: warning: "a-b" gets no constant: .aB is "a-b""#,
      ])
    #expect(!compiler.report.hasErrors)
  }

  @Test func `Colors are also styles, unless Color has that name`() throws {
    let folder = try CatalogFolder([
      "Brand.colorset/Contents.json": Self.color, "red.colorset/Contents.json": Self.color,
    ])
    let compiler = try folder.compile()
    let swift = compiler.swift(folder: "Shop_Shop.resources")
    #expect(swift.contains("static let red = ColorResource(") && swift.contains("static let brand = ColorResource("))
    #expect(swift.contains("static var brand: Color") && !swift.contains("static var red"))
    #expect(
      compiler.report.messages.map(\.text) == ["Color.red is another color; write Color(.red), or rename the asset"])
  }
}

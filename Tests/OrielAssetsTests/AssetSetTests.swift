import Foundation
import Testing

@testable import OrielAssetsTool
@testable import OrielCore

/// What an app reads of color, image and symbol sets.
@MainActor struct AssetSetTests {
  private func color(_ components: String, _ more: String = "", space: String = "srgb") -> String {
    #"{\#(more) "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
  private static let darkHigh = """
    "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
    """

  // MARK: Colors

  @Test func `Components are fractions, or of 255 parts in decimal or hexadecimal`() throws {
    let white = #""red": "0xFF", "green": "255", "blue": "1.000", "alpha": "1""#
    let black = #""red": "0x00", "green": "0", "blue": 0.0"#
    let folder = try CatalogFolder([
      "brand.colorset/Contents.json": """
      {"colors": [\(color(white)), \(color(black, Self.dark)),
        \(color(#""white": "0.25", "alpha": "0.5""#, Self.darkHigh, space: "gray-gamma-22"))]}
      """,
      "wide.colorset/Contents.json": #"{"colors": [\#(color(white, space: "display-p3"))]}"#,
      "system.colorset/Contents.json": """
      {"colors": [{"color": {"platform": "universal", "reference": "systemTealColor"}}]}
      """,
    ])
    let resources = try folder.resources(of: folder.compile())
    func shown(_ name: String, dark: Bool = false, contrast: Bool = false) -> OrielCore.Color {
      ColorAsset(name: name, folder: resources).color(in: AssetAppearance(isDark: dark, hasHighContrast: contrast))
    }
    #expect(shown("brand") == Color(red: 1, green: 1, blue: 1))
    #expect(shown("brand", dark: true) == Color(red: 0, green: 0, blue: 0))
    #expect(shown("brand", dark: true, contrast: true) == Color(white: 0.25, opacity: 0.5))
    #expect(shown("wide") == Color(.displayP3, white: 1))
    #expect(shown("system") == .teal)
  }

  @Test func `A color for a Mac precedes that for all devices, and those for phones are left out`() throws {
    func entry(_ idiom: String, _ red: String) -> String {
      color(#""red": "\#(red)", "green": "0.0", "blue": "0.0""#, #""idiom": "\#(idiom)","#)
    }
    let folder = try CatalogFolder([
      "a.colorset/Contents.json":
        "{\"colors\": [\(entry("iphone", "0.1")), \(entry("universal", "0.2")), \(entry("mac", "0.3"))]}",
      "b.colorset/Contents.json": "{\"colors\": [\(entry("iphone", "0.1")), \(entry("universal", "0.2"))]}",
      "c.colorset/Contents.json": "{\"colors\": [\(entry("iphone", "0.1"))]}",
    ])
    let colors = try folder.compile().pack.index.colors
    #expect(["a", "b", "c"].map { colors[$0]?.map { $0.components?.first } } == [[0.3], [0.2], [0.1]])
  }

  // MARK: Images

  @Test func `Pictures have scales, appearances and one place if they are equal`() throws {
    let folder = try CatalogFolder([
      "logo.imageset/Contents.json": """
      {"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}, {"scale": "3x"},
        {"filename": "3.png", "scale": "1x", \(Self.dark) "idiom": "universal"},
        {"filename": "4.png", "scale": "1x", "locale": "he"}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "logo.imageset/1.png": "one", "logo.imageset/2.png": "two", "logo.imageset/3.png": "one",
      "logo.imageset/4.png": "four",
      "drawing.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#, "drawing.imageset/a.svg": "<svg/>",
    ])
    let compiler = try folder.compile()
    #expect(compiler.report.messages == [])
    let resources = try folder.resources(of: compiler)
    func text(_ name: String, dark: Bool = false, scale: Double) -> String? {
      let picture = AssetPicture(name, in: resources, for: AssetAppearance(isDark: dark), displayScale: scale)
      return picture?.data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text("logo", scale: 1) == "one" && text("logo", scale: 2) == "two" && text("logo", scale: 3) == "two")
    #expect(text("logo", dark: true, scale: 2) == "one")
    #expect(AssetPicture("logo", in: resources)?.isTemplate == true)
    let drawing = try #require(AssetPicture("drawing", in: resources, displayScale: 2))
    #expect(drawing.isVector && drawing.scale == 2 && !drawing.isTemplate)
    let files = compiler.pack.index.images["logo"]?.files ?? []
    #expect(files.count == 3 && files[0].slice == files[2].slice)
  }

  @Test func `PDF is converted if there is a converter`() throws {
    let script = "#!/bin/sh\n[ \"$1\" = -svg ] && grep -q good \"$6\" && printf '<svg/>'\n"
    let folder = try CatalogFolder(beside: ["bin/pdftocairo": script, "a.pdf": "good", "b.pdf": "bad"])
    let programs = folder.url.appending(path: "bin")
    func converted(_ name: String) -> Data? {
      PDFConverter.svg(of: folder.url.appending(path: name), programsIn: [folder.url, programs])
    }
    #expect(converted("a.pdf") == nil, "the program can't be executed yet")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs.appending(path: "pdftocairo").path)
    #expect(converted("a.pdf") == Data("<svg/>".utf8))
    #expect(converted("b.pdf") == nil)
  }

  // MARK: Symbols

  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg">
     <g id="Guides">
      <line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/><line id="Capline-M" x1="0" x2="9" y1="50" y2="50"/>
      <line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="9"/>
      <line id="right-margin-Regular-M" x1="90" x2="90" y1="0" y2="9"/>
     </g>
     <g id="Symbols">
      <g id="Black-S" transform="matrix(1 0 0 1 0 0)"><path d="M1 1"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 20 100)"><path class="a" d="M0 0L60 0"/><g><path d="M2 2"/></g></g>
     </g>
    </svg>
    """

  @Test func `A symbol is the drawing of regular weight, in a square between its guides`() throws {
    let folder = try CatalogFolder([
      "glyph.symbolset/Contents.json": #"{"symbols": [{"filename": "g.svg", "idiom": "universal"}]}"#,
      "glyph.symbolset/g.svg": Self.template,
    ])
    let resources = try folder.resources(of: folder.compile())
    let picture = try #require(AssetPicture("glyph", in: resources))
    let symbol = try #require(picture.symbol)
    #expect(picture.isTemplate && symbol.paths == ["M0 0L60 0", "M2 2"])
    // The margins are at 0 and 16, and the middle between the base line and the cap line is at 8.
    #expect(symbol.dx == 2 && symbol.dx + symbol.scale * 60 == 14)
    #expect(symbol.dy + symbol.scale * -25 == 8)
  }

  @Test func `Templates of older kinds, and those of other programs, are symbols too`() throws {
    let older = Self.template.replacing("margin-Regular-M", with: "margin")
    let written = Self.template
      .replacing(
        #"<line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="9"/>"#,
        with: #"<path id="left-margin-Regular-M" d="M10,0L10,9"/>"#
      )
      .replacing(
        #"<line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>"#, with: #"<path id="Baseline-M" d="M0,100L9,100"/>"#
      )
      .replacing("matrix(1 0 0 1 20 100)", with: "matrix(1,0,0,1,20,100)")
    #expect(written != Self.template && older != Self.template)
    let contents = #"{"symbols": [{"filename": "g.svg", "idiom": "universal"}]}"#
    let folder = try CatalogFolder([
      "glyph.symbolset/Contents.json": contents, "glyph.symbolset/g.svg": Self.template,
      "older.symbolset/Contents.json": contents, "older.symbolset/g.svg": older,
      "written.symbolset/Contents.json": contents, "written.symbolset/g.svg": written,
    ])
    let compiler = try folder.compile()
    #expect(folder.messages(of: compiler) == [])
    let resources = try folder.resources(of: compiler)
    let symbols = ["glyph", "older", "written"].map { AssetPicture($0, in: resources)?.symbol }
    #expect(symbols[0] != nil && symbols[1] == symbols[0] && symbols[2] == symbols[0])
  }

  // MARK: Mistakes

  @Test func `What is wrong is told with its file and line`() throws {
    let folder = try CatalogFolder([
      "broken.colorset/Contents.json": "{\n  \"colors\": [\n    {\"color\": }\n  ]\n}",
      "part.colorset/Contents.json": "{\"colors\": [{\n\"color\": {\"components\":\n{\"red\": \"1.0\"}}}]}",
      "word.colorset/Contents.json": """
      {"colors": [{"color": {"components": {"red": "1.0", "green": "0.0",
        "blue": "much"}}}]}
      """,
      "other.colorset/Contents.json": #"{"colors": [{"color": {"reference": "tertiarySystemFillColor"}}]}"#,
      "unset.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
      "AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
      "alone.imageset/a.png": "x",
      "gone.imageset/Contents.json": "{\"images\": [\n{\"filename\": \"gone.png\"}]}",
      "none.symbolset/Contents.json": #"{"symbols": []}"#,
      "flat.symbolset/Contents.json": #"{"symbols": [{"filename": "a.svg"}]}"#, "flat.symbolset/a.svg": "<svg/>",
      "bad.symbolset/Contents.json": #"{"symbols": [{"filename": "a.svg"}]}"#, "bad.symbolset/a.svg": "<svg",
    ])
    let compiler = try folder.compile()
    let messages = folder.messages(of: compiler).map { $0.replacing("Assets.xcassets/", with: "") }
    #expect(
      messages.sorted() == [
        "alone.imageset/Contents.json:1:1: error: the file can't be read",
        "bad.symbolset/a.svg:1:1: error: this is no template of a symbol, with the group Regular-M and its guides",
        "broken.colorset/Contents.json:3:1: error: this is no JSON: a value is expected",
        "flat.symbolset/a.svg:1:1: error: this is no template of a symbol, with the group Regular-M and its guides",
        "gone.imageset/Contents.json:1:1: warning: the image gone has no picture",
        "gone.imageset/Contents.json:2:1: warning: the picture gone.png is missing",
        "none.symbolset/Contents.json:1:1: warning: the symbol none has no file",
        "other.colorset/Contents.json:1:1: warning: tertiarySystemFillColor is no color of Linux desktops",
        "part.colorset/Contents.json:3:1: error: the color has no component blue",
        "part.colorset/Contents.json:3:1: error: the color has no component green",
        "unset.colorset/Contents.json:1:1: warning: the color unset has no components",
        "word.colorset/Contents.json:2:1: error: \"much\" is no component of a color",
      ])
    #expect(compiler.report.hasErrors)
  }

  @Test(arguments: [
    "", "{", "[", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1,}", "\"\\x\"", "\"\\u12\"", "\"", "tru", "1e", "--1", "{} {}",
    "{a: 1}",
  ]) func `What isn't JSON is an error and doesn't end the tool`(text: String) throws {
    #expect(throws: JSON.SyntaxError.self) { try JSON(text) }
    let folder = try CatalogFolder(["a.colorset/Contents.json": text])
    #expect(try folder.compile().report.hasErrors)
  }

  @Test func `Values that are nested too deeply are an error`() {
    #expect(throws: JSON.SyntaxError.self) { try JSON(String(repeating: "[", count: 10_000)) }
  }

  @Test func `JSON has escapes, numbers and all kinds of values`() throws {
    let json = try JSON(#" {"a": ["\u00e4\n\ud83d\ude00\/", -1.5e2, true, false, null, {}, []], "b": "\\\""} "#)
    #expect(json["a"]?.array?.first?.string == "ä\n😀/" && json["a"]?.array?[1].number == -150)
    #expect(json["a"]?.array?[2].bool == true && json["a"]?.array?.count == 7 && json["b"]?.string == #"\""#)
  }
}

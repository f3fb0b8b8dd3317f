import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Images of asset catalogs, of which one is chosen by the environment.
@MainActor struct ImageAssetTests {
  private static let index = """
    {"colors": {}, "tables": {}, "images": {
      "logo": {"files": [
        {"scale": 1, "slice": {"offset": 0, "length": 3}},
        {"scale": 3, "slice": {"offset": 3, "length": 3}},
        {"scale": 1, "slice": {"offset": 6, "length": 3}, "isDark": true}]},
      "Icons/bell": {"isTemplate": true, "files": [{"slice": {"offset": 9, "length": 3}}]},
      "glyph": {"isTemplate": true, "files": [],
        "symbol": {"paths": ["M0 0h1v1z"], "scale": 2, "dx": 1, "dy": 2}},
      "short": {"files": [{"scale": 1, "slice": {"offset": 9, "length": 300}}]},
      "empty": {"files": []}}}
    """

  private struct Pictures<Content: View>: View {
    @State private var isDark = false
    @State private var scale = 1.0
    @ViewBuilder let content: Content

    var body: some View {
      content.environment(\.colorScheme, isDark ? .dark : .light).environment(\.displayScale, scale)
      Button("Dark") { isDark.toggle() }
      Button("Sharper") { scale += 0.5 }
    }
  }

  private func element(in screen: Screen) throws -> ImageElement {
    try #require(screen.find(.image).widget.element as? ImageElement)
  }

  private func shown(in screen: Screen) throws -> (text: String, scale: Double) {
    guard case .asset(let picture) = try element(in: screen).source else { return ("", 0) }
    return (picture.data.map { String(decoding: $0, as: UTF8.self) } ?? "", picture.scale)
  }

  @Test func `An image follows the style and the scale of the display`() throws {
    let folder = try PackFolder(index: Self.index, contents: "1x.3x.dk.svg")
    let screen = Screen { Pictures { Image("logo", resources: folder.resources) } }
    #expect(try shown(in: screen) == ("1x.", 1))
    try screen.button("Sharper").tap()
    #expect(try shown(in: screen) == ("3x.", 3), "more pixels rather than too few")
    try screen.button("Dark").tap()
    #expect(try shown(in: screen) == ("dk.", 1))
    try screen.button("Dark").tap()
    #expect(try shown(in: screen) == ("3x.", 3))
  }

  @Test func `Vectors are drawn in the pixels of the display`() throws {
    let folder = try PackFolder(index: Self.index, contents: "1x.3x.dk.svg")
    let screen = Screen { Pictures { Image(ImageResource(name: "Icons/bell", resources: folder.resources)) } }
    #expect(try shown(in: screen) == ("svg", 1))
    try screen.button("Sharper").tap()
    #expect(try shown(in: screen) == ("svg", 2))
  }

  @Test func `A template is drawn in the foreground style unless the view says otherwise`() throws {
    let folder = try PackFolder(index: Self.index, contents: "1x.3x.dk.svg")
    func isTemplate(_ name: String, _ mode: Image.TemplateRenderingMode?) throws -> Bool {
      try element(in: Screen { Image(name, resources: folder.resources).renderingMode(mode) }).isTemplate
    }
    #expect(
      try isTemplate("Icons/bell", nil) && isTemplate("Icons/bell", .template) && !isTemplate("Icons/bell", .original))
    #expect(try !isTemplate("logo", nil) && isTemplate("logo", .template))
  }

  @Test func `A symbol has its drawing, and isn't read aloud`() throws {
    let folder = try PackFolder(index: Self.index)
    let element = try element(in: Screen { Image("glyph", resources: folder.resources) })
    guard case .asset(let picture) = element.source else { return #expect(Bool(false), "\(element.source)") }
    #expect(picture.symbol?.paths == ["M0 0h1v1z"])
    #expect(element.source.isSymbol)
  }

  @Test func `What isn't in the pack stays a name for the platform`() throws {
    let folder = try PackFolder(index: Self.index)
    for name in ["nothing", "empty"] {
      let element = try element(in: Screen { Image(name, resources: folder.resources) })
      #expect(element.source == .resource(name, folder.resources))
    }
    #expect(AssetPicture("short", in: folder.resources)?.data == nil)
  }

  @Test func `Labels, buttons and other controls have images of a catalog`() throws {
    let folder = try PackFolder(index: Self.index, contents: "1x.3x.dk.svg")
    let logo = ImageResource(name: "logo", resources: folder.resources)
    let log = Log()
    let screen = Screen {
      Label("Label", image: logo)
      Button("Button", image: logo) { log("pressed") }
      Button("Delete", image: logo, role: .destructive) {}
      Toggle("Toggle", image: logo, isOn: .constant(true)).toggleStyle(.button)
    }
    let images = screen.find(.image).all
    #expect(try images.count == 4 && images.allSatisfy { try $0.label == "logo" })
    try screen.button("Button").tap()
    #expect(log.take() == ["pressed"])
  }

  @Test func `The resources of a module stand in the folder that SwiftPM names after it`() throws {
    let names = ["App_App", "Other_Core", "My_Kit_App", "App_my-kit", "App_AppTests"]
    let folder = try PackFolder(Dictionary(uniqueKeysWithValues: names.map { ("\($0).resources/x", Data()) }))
    func found(_ modules: String...) -> [String] {
      folder.resources.folders(ofModules: modules).map { $0.path.split(separator: "/").last.map { String($0) } ?? "" }
    }
    #expect(found("App", "App") == ["App_App.resources", "My_Kit_App.resources"])
    #expect(found("my_kit") == ["App_my-kit.resources"])
    #expect(found("Core", "App") == ["Other_Core.resources", "App_App.resources", "My_Kit_App.resources"])
    #expect(found("Nothing").isEmpty)
  }
}

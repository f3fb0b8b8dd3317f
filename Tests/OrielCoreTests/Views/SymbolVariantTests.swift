import OrielTesting
import Testing

@testable import OrielCore

/// Variants of symbols.
@MainActor struct SymbolVariantTests {
  @Test func `A symbol shows a value by one of its variants`() {
    func name(_ symbol: String, _ value: Double?) -> ImageReference {
      Image(systemName: symbol, variableValue: value).source
    }
    #expect(name("wifi", 0) == .icon("network-wireless-signal-none-symbolic"))
    #expect(name("wifi", 0.3) == .icon("network-wireless-signal-ok-symbolic"))
    #expect(name("wifi", 1) == .icon("network-wireless-signal-excellent-symbolic"))
    #expect(name("wifi", 7) == .icon("network-wireless-signal-excellent-symbolic"))
    #expect(name("wifi", nil) == .symbol("wifi"))
    #expect(name("speaker.wave.3", 0.5) == .symbol("speaker.wave.2"))
    #expect(name("speaker.wave.3", -1) == .symbol("speaker.slash"))
    #expect(name("battery.100", 0.75) == .symbol("battery.75"))
    #expect(name("star", 0.5) == .symbol("star"))
  }

  private func source(_ view: some View) throws -> ImageReference? {
    (try Screen { view }.find(.image).view.element as? ImageElement)?.source
  }

  @Test func `Symbols have the variants of the views around them`() throws {
    #expect(try source(Image(systemName: "star").symbolVariant(.fill)) == .symbol("star.fill"))
    #expect(try source(Image(systemName: "star.fill").symbolVariant(.fill)) == .symbol("star.fill"))
    #expect(
      try source(VStack { Image(systemName: "mic").symbolVariant(.slash) }.symbolVariant(.circle.fill))
        == .symbol("mic.slash.circle.fill"))
    #expect(try source(Image(iconName: "go-up").symbolVariant(.fill)) == .icon("go-up"))
    #expect(try source(Image(systemName: "star").symbolRenderingMode(.hierarchical)) == .symbol("star"))
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.square))
  }

  @Test func `The accent color of views is their tint`() {
    struct Reader: View {
      @Environment(\.tintPaint) var tint
      var body: some View { Text(tint == .color(.red) ? "red" : "none") }
    }
    #expect(Screen { Reader().accentColor(.red) }.text("red").exists)
  }

  @Test func `The mode of the environment is kept for views that ask`() throws {
    struct Reader: View {
      @Environment(\.symbolRenderingMode) var mode
      var body: some View { Text(mode == .palette ? "palette" : "none") }
    }
    #expect(Screen { Reader().symbolRenderingMode(.palette) }.text("palette").exists)
  }
}

import OrielTesting
import Testing

@testable import OrielCore

/// Variants of symbols.
@MainActor struct SymbolVariantTests {
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

  @Test func `The mode of the environment is kept for views that ask`() throws {
    struct Reader: View {
      @Environment(\.symbolRenderingMode) var mode
      var body: some View { Text(mode == .palette ? "palette" : "none") }
    }
    #expect(Screen { Reader().symbolRenderingMode(.palette) }.text("palette").exists)
  }
}

import Testing

@testable import OrielCore

/// Fonts as they are displayed.
struct FontResolutionTests {
  private let context = Font.Context(bodySize: 10)

  @Test func `A text style has its size and weight`() {
    #expect(Font.default.resolve(in: context) == Font.body.resolve(in: context))
    #expect(Font.body.resolve(in: context).pointSize == 10)
    #expect(Font.largeTitle.resolve(in: context).pointSize == 20)
    #expect(Font.largeTitle.resolve(in: Font.Context(bodySize: 10, scale: 2)).pointSize == 40)
    #expect(Font.headline.resolve(in: context).isBold)
    #expect(!Font.caption.resolve(in: context).isBold)
  }

  @Test func `Bold and italics are turned on and off`() {
    let bold = Font.system(size: 12).bold()
    #expect(bold.resolve(in: context).isBold && bold.resolve(in: context).pointSize == 12)
    #expect(bold.bold(false) == .system(size: 12))
    #expect(!Font.title.bold(false).resolve(in: context).isBold)
    #expect(Font.body.italic().resolve(in: context).isItalic)
    #expect(Font.body.italic().italic(false) == .body)
    #expect(Font.body.weight(.semibold).resolve(in: context).isBold)
    #expect(Font.body.monospaced().resolve(in: context).isMonospaced)
  }
}

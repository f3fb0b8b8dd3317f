import OrielTesting
import Testing

@testable import OrielCore

/// The appearance of the text in a view.
@MainActor struct TypographyTests {
  private func element(_ view: some View, file: String = #fileID) throws -> TextElement {
    let screen = Screen { view }
    return try #require(screen.find(.text).first.view.element as? TextElement)
  }

  @Test func `Text is displayed in upper or lower case`() throws {
    let screen = Screen { Cases() }
    #expect(screen.texts == ["ONE", "ÄPFEL", "as it is", "lower"])
    try screen.button("Change").tap()
    #expect(screen.texts == ["ONE", "PEARS", "as it is", "lower"])
  }

  private struct Cases: View {
    @State private var word = "Äpfel"

    var body: some View {
      VStack {
        Text("One")
        Text(word)
        Text("as it is").textCase(nil)
        Text("LOWER").textCase(.lowercase)
        Button {
          word = "pears"
        } label: {
          Image(systemName: "star").accessibilityLabel("Change")
        }
      }
      .textCase(.uppercase)
    }
  }

  @Test func `Concatenated texts are displayed in upper case too`() throws {
    let element = try element((Text("a") + Text("b").bold()).textCase(.uppercase))
    #expect(element.string == "AB")
  }

  @Test func `Modifiers of views apply to the text in them`() throws {
    let element = try element(
      VStack { Text("a") }.fontDesign(.serif).monospacedDigit().underline().strikethrough().tracking(2).lineSpacing(4))
    #expect(element.style.design == .serif)
    #expect(element.style.hasMonospacedDigits)
    #expect(element.style.isUnderlined)
    #expect(element.style.isStruckThrough)
    #expect(element.style.kerning == 2)
    #expect(element.lineSpacing == 4)
  }

  @Test func `A text's own style takes precedence`() throws {
    let element = try element(
      VStack { Text("a").underline(false).fontDesign(.monospaced).tracking(1).monospacedDigit() }
        .underline().fontDesign(.serif).kerning(3).monospaced())
    #expect(!element.style.isUnderlined)
    #expect(element.style.design == .monospaced)
    #expect(element.style.kerning == 1)
    #expect(element.style.isMonospaced)
  }

  @Test func `Settings for other platforms leave a view as it is`() throws {
    let screen = Screen {
      TextField("Name", text: .constant("Ada"))
        .autocorrectionDisabled().disableAutocorrection(true).submitLabel(.done)
        .ignoresSafeArea().edgesIgnoringSafeArea(.all).allowsTightening(true).minimumScaleFactor(0.5)
        .buttonBorderShape(.capsule)
    }
    #expect(try screen.textField("Name").string == "Ada")
  }

  @Test func `The accent color is the tint of controls`() throws {
    let screen = Screen { Button("a") {}.accentColor(.red) }
    let element = try #require(screen.button("a").view.element as? ButtonElement)
    #expect(element.tint == .color(.red))
  }
}

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

  @Test func `The width of the characters is that of the view, of the text, or of the font`() throws {
    #expect(try element(Text("a").fontWidth(.condensed)).style.width == .condensed)
    #expect(try element(VStack { Text("a") }.fontWidth(.expanded)).style.width == .expanded)
    let font = Font.system(size: 20).width(Font.Width(-0.3)).smallCaps()
    let style = try element(Text("a").font(font)).style
    #expect(style.width == nil && style.font?.fontWidth?.value == -0.3)
    #expect(style.font?.capitals == [.lowercase, .uppercase])
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

  @Test func `Lines have colors of their own`() throws {
    let element = try element(
      VStack { Text("a").strikethrough(color: .blue) + Text("b").strikethrough(false) + Text("c") }
        .underline(color: .red).strikethrough(pattern: .dash, color: .green))
    let decorations = element.runs.map(\.style.decoration)
    #expect(decorations.map { $0?.underline?.color } == [.red, .red, .red])
    #expect(decorations.map { $0?.strikethrough?.color } == [.blue, nil, .green])
    #expect(decorations.map { $0?.strikethrough == nil } == [false, true, false])
    #expect(try self.element(VStack { Text("a") }.underline(false)).style.decoration == nil)
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
      TextField("Name", text: .constant("Ada")).submitLabel(.done).ignoresSafeArea().edgesIgnoringSafeArea(.all)
    }
    #expect(try screen.textField("Name").string == "Ada")
  }

  @Test func `Fields tell input methods what they expect`() throws {
    let screen = Screen {
      VStack {
        TextField("Code", text: .constant("")).disableAutocorrection(nil).keyboardType(.numberPad)
        TextEditor(text: .constant(""))
      }
      .autocorrectionDisabled().textInputAutocapitalization(.words)
    }
    let field = try #require(screen.textField("Code").view.element as? TextFieldElement)
    #expect(!field.input.isAutocorrectionDisabled)
    #expect(field.input.capitalization == .words)
    #expect(field.input.keyboard == .numberPad)
    let editor = try #require(screen.textEditor().view.element as? TextEditorElement)
    #expect(editor.input.isAutocorrectionDisabled)
    #expect(editor.input.keyboard == .default)
  }

  // A character is 8 × 16.
  private func size(_ text: some View, width: Double, height: Double? = nil) throws -> CGSize {
    let screen = Screen { text.frame(width: width, height: height.map { CGFloat($0) }, alignment: .topLeading) }
    return try screen.find(.text).first.frame.size
  }

  @Test func `Text is scaled down until it fits in its line`() throws {
    let text = Text("0123456789").lineLimit(1).minimumScaleFactor(0.5)
    #expect(try size(text, width: 80) == CGSize(width: 80, height: 16))
    let smaller = try size(text, width: 60)
    #expect(smaller.width <= 60 && smaller.width > 58)
    #expect(abs(smaller.height / smaller.width - 16 / 80) < 0.001)
    // It is truncated if that isn't enough.
    #expect(try size(text, width: 24) == CGSize(width: 24, height: 8))
  }

  @Test func `Text is scaled down until its lines fit in its height`() throws {
    let text = Text("aaaa bbbb cccc").minimumScaleFactor(0.25)
    #expect(try size(text, width: 40) == CGSize(width: 32, height: 48))
    let smaller = try size(text, width: 40, height: 30)
    #expect(smaller.height <= 30 && smaller.height > 16)
    // A word isn't broken if it can be smaller.
    let narrow = try size(text, width: 24)
    #expect(narrow.width <= 24 && narrow.height < 48)
  }

  @Test func `Characters are closer together before text is smaller`() throws {
    let text = Text("0123456789").lineLimit(1).allowsTightening(true)
    let tightened = try size(text, width: 75)
    #expect(tightened.height == 16)
    #expect(tightened.width <= 75 && tightened.width > 70)
    // By no more than a twentieth.
    #expect(try size(text, width: 60).width < 60)
    #expect(try size(text.minimumScaleFactor(0.5), width: 60).height < 16)
  }

  @Test func `The shape of a border is that of buttons with a border`() throws {
    let screen = Screen {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.borderless)
        Button("c") {}.buttonBorderShape(.circle)
      }
      .buttonBorderShape(.capsule)
    }
    func shape(_ label: String) throws -> ButtonBorderShape.Kind? {
      (try screen.button(label).view.element as? ButtonElement)?.borderShape
    }
    #expect(try shape("a") == .capsule)
    #expect(try shape("b") == .theme)
    #expect(try shape("c") == .circle)
    #expect(try screen.button("c").frame.width == screen.button("c").frame.height)
  }

  @Test func `The accent color is the tint of controls`() throws {
    let screen = Screen { Button("a") {}.accentColor(.red) }
    let element = try #require(screen.button("a").view.element as? ButtonElement)
    #expect(element.tint == .color(.red))
  }
}

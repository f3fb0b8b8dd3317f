import Foundation
import OrielCore
import OrielTesting
import Testing

/// Where things are on a screen.
@MainActor struct FrameTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func size(_ width: Double, _ height: Double) -> CGSize { CGSize(width: width, height: height) }

  // MARK: What is offered

  @Test func `A screen is as large as its content's answer to what it is offered`() {
    let row = HStack(spacing: 10) {
      Text("Name")
      Text("Ada")
    }
    #expect(Screen(size: .unspecified) { row }.size == size(66, 16))
    #expect(Screen { row }.size == size(66, 16))
    #expect(Screen { Color.red }.size == size(900, 650))
    #expect(Screen(size: ProposedViewSize(width: 200, height: 100)) { Color.red }.size == size(200, 100))
    #expect(Screen(size: ProposedViewSize(width: nil, height: 100)) { Color.red }.size == size(10, 100))
    #expect(Screen(size: ProposedViewSize(width: 30, height: nil)) { Color.red }.size == size(30, 10))
    #expect(Screen(size: .zero) { Text("a b") }.size == size(8, 32))
  }

  @Test func `A text shows the lines for which its frame has room`() throws {
    func height(_ text: some View) throws -> Double {
      try Screen(size: ProposedViewSize(width: 200, height: 200)) { text }.find(.text).frame.height
    }
    let text = Text("one two three four")
    // Four lines of 16.
    #expect(try height(text.frame(width: 40)) == 64)
    #expect(try height(text.frame(width: 40, height: 50)) == 48)
    #expect(try height(text.frame(width: 40, height: 5)) == 16)
    #expect(try height(text.frame(width: 40, height: 500)) == 64)
    #expect(try height(text.lineLimit(2).frame(width: 40, height: 50)) == 32)
    #expect(try height(text.frame(width: 40).frame(maxHeight: 33)) == 32)
    #expect(try height(text.fixedSize(horizontal: false, vertical: true).frame(width: 40, height: 50)) == 64)
    #expect(try height(Color.red.frame(width: 40, height: 20).overlay { text }) == 16)
  }

  @Test func `Infinite room is taken by what has no end`() {
    #expect(Screen(size: .infinity) { Text("a b") }.size == size(24, 16))
    #expect(Screen(size: .infinity) { Color.red.frame(width: 30, height: 20) }.size == size(30, 20))
    #expect(Screen(size: ProposedViewSize(width: 40, height: .infinity)) { Color.red }.size == size(40, .infinity))
  }

  @Test func `Another size of the window is another offer`() throws {
    let screen = Screen(size: .unspecified) { Text("aa bb").frame(maxWidth: .infinity).accessibilityIdentifier("line") }
    #expect(try screen.frame(of: "line") == rect(0, 0, 40, 16))
    try screen.resize(width: 500, height: 400)
    #expect(try screen.frame(of: "line") == rect(0, 0, 500, 16))
    #expect(try screen.text("aa bb").frame == rect(230, 0, 40, 16))
    #expect(screen.size == size(500, 16))
  }

  // MARK: Text

  private func textSize(_ text: some View, width: Double?) -> CGSize {
    Screen(size: ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)) { text }.size
  }

  @Test func `Text breaks between words, at its own line ends, and inside what is too long for a line`() {
    let text = Text("one two three")
    #expect(textSize(text, width: nil) == size(104, 16))
    #expect(textSize(text, width: 104) == size(104, 16))
    #expect(textSize(text, width: 103.9) == size(56, 32))
    #expect(textSize(text, width: 55) == size(40, 48))
    #expect(textSize(text, width: 32) == size(32, 64))
    #expect(textSize(text, width: 0) == size(8, 176))
    #expect(textSize(Text("a\n\nbcd"), width: nil) == size(24, 48))
    #expect(textSize(Text(""), width: nil) == size(0, 16))
    #expect(textSize(Text("e\u{301}🏳️‍🌈"), width: nil) == size(16, 16))
  }

  @Test func `Text keeps to its limit of lines, and may reserve them`() {
    let text = Text("one two three")
    #expect(textSize(text.lineLimit(2), width: 40) == size(40, 32))
    #expect(textSize(text.lineLimit(1), width: 60) == size(56, 16))
    #expect(textSize(Text("a").lineLimit(3, reservesSpace: true), width: nil) == size(8, 48))
    #expect(textSize(text.lineLimit(2, reservesSpace: true), width: 40) == size(40, 32))
    #expect(textSize(Text("a").lineLimit(2...4), width: nil) == size(8, 32))
    #expect(textSize(text.lineLimit(1...2), width: 40) == size(40, 32))
    #expect(textSize(Text("a").lineLimit(3...), width: nil) == size(8, 48))
    #expect(textSize(text.lineLimit(...1), width: 60) == size(56, 16))
  }

  @Test func `Text is measured with the metrics that the test gives`() throws {
    let metrics = FontMetrics(advance: 10, lineHeight: 30, ascent: 20)
    let screen = Screen(size: ProposedViewSize(width: 100, height: nil), metrics: metrics) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("aaaa bbbb")
        Color.red.frame(width: 50, height: 5)
      }
    }
    #expect(try screen.find(.text).frame == rect(0, 0, 40, 60))
    #expect(try screen.find(.color).frame == rect(40, 45, 50, 5))
  }

  @Test func `Texts in controls are aligned by their baselines`() throws {
    let screen = Screen(size: .unspecified) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Button("b") {}
        Toggle("c", isOn: .constant(true))
        TextField("d", text: .constant(""))
      }
    }
    #expect(try screen.text("a").frame.minY == screen.button("b").text("b").frame.minY)
    #expect(try screen.text("a").frame.minY == screen.toggle("c").text("c").frame.minY)
    #expect(try screen.text("a").frame.minY == screen.textField("d").frame.minY + 8)
  }

  // MARK: Widgets

  @Test func `Widgets have the sizes that the documentation says`() {
    func ideal(_ view: some View) -> CGSize { Screen(size: .unspecified) { view }.size }
    func offered(_ view: some View) -> CGSize { Screen(size: ProposedViewSize(width: 200, height: 100)) { view }.size }
    let text = Binding.constant("one two three four five six seven")
    #expect(ideal(Button("abc") {}) == size(48, 28))
    #expect(ideal(Toggle("abc", isOn: .constant(true))) == size(72, 24))
    #expect(ideal(Toggle("abc", isOn: .constant(true)).labelsHidden()) == size(40, 24))
    #expect(ideal(TextField("f", text: text)) == size(150, 32))
    #expect(offered(TextField("f", text: text)) == size(200, 32))
    #expect(offered(TextField("f", text: text, axis: .vertical)) == size(200, 48))
    #expect(offered(TextField("f", text: text, axis: .vertical).lineLimit(3, reservesSpace: true)) == size(200, 64))
    #expect(offered(TextField("f", text: text, axis: .vertical).lineLimit(3...5)) == size(200, 64))
    #expect(offered(Image(systemName: "star")) == size(16, 16))
    #expect(offered(Image(systemName: "star").resizable()) == size(200, 100))
    #expect(offered(Image(systemName: "star").resizable().scaledToFit()) == size(100, 100))
    #expect(offered(Image(systemName: "star").resizable().scaledToFill()) == size(200, 200))
    #expect(ideal(ProgressView()) == size(16, 16))
    #expect(ideal(ProgressView(value: 0.5)) == size(150, 8))
    #expect(offered(ProgressView(value: 0.5)) == size(200, 8))
    #expect(offered(VStack { Divider() }) == size(200, 1))
    #expect(offered(HStack { Divider() }) == size(1, 100))
    #expect(ideal(List([1, 2], id: \.self) { Text("row \($0)") }) == size(280, 100))
    #expect(offered(List([1, 2], id: \.self) { Text("row \($0)") }) == size(200, 100))
    #expect(offered(Form { Section("Head") { Text("a") } }) == size(200, 100))
    #expect(ideal(ScrollView { Color.red.frame(width: 30, height: 500) }) == size(30, 500))
    #expect(offered(ScrollView { Color.red.frame(width: 30, height: 500) }) == size(30, 100))
    #expect(offered(ScrollView(.horizontal) { Color.red.frame(width: 30, height: 50) }) == size(200, 50))
  }

  @Test func `What is in a widget has its frame in the window's content`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 90)) {
      Button("abc") {}
      ScrollView {
        Text("top")
        Text("aa bb cc dd").padding(4).accessibilityIdentifier("padded")
      }
    }
    #expect(try screen.button("abc").frame == rect(24, 0, 48, 28))
    #expect(try screen.button("abc").text("abc").frame == rect(36, 6, 24, 16))
    #expect(try screen.find(.scrollView).frame == rect(0, 28, 96, 62))
    #expect(try screen.text("top").frame == rect(36, 28, 24, 16))
    #expect(try screen.frame(of: "padded") == rect(0, 52, 96, 24))
  }

  @Test func `Rows of a form are below each other`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 90)) {
      Form {
        Section("Head") {
          Text("a")
          TextField("f", text: .constant(""))
        }
        Text("b")
      }
    }
    #expect(try screen.text("Head").frame == rect(0, 0, 32, 16))
    #expect(try screen.text("a").frame == rect(0, 16, 8, 16))
    #expect(try screen.textField("f").frame == rect(0, 32, 100, 32))
    #expect(try screen.text("b").frame.minY == 64)
  }

  // MARK: Frames

  @Test func `An identifier names what it is the modifier of`() throws {
    let screen = Screen(size: .unspecified) {
      Text("abc")
        .accessibilityIdentifier("text")
        .padding(5)
        .accessibilityIdentifier("padded")
        .background(.red)
        .padding(.leading, 10)
        .accessibilityIdentifier("all")
    }
    #expect(try screen.frame(of: "text") == rect(15, 5, 24, 16))
    #expect(try screen.frame(of: "padded") == rect(10, 0, 34, 26))
    #expect(try screen.frame(of: "all") == rect(0, 0, 44, 26))
    #expect(try screen.find(identifier: "padded").frame == screen.frame(of: "padded"))
    #expect(
      screen.description == """
        window "Test"
          layers #all
            text "abc" #text #padded
        """)
  }

  @Test func `Stacks, colours and frames have identifiers and frames`() throws {
    let screen = Screen(size: .unspecified) {
      HStack(spacing: 4) {
        Color.red.accessibilityIdentifier("color")
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("frame")
        Spacer(minLength: 6).accessibilityIdentifier("spacer")
        ZStack { Text("a") }.accessibilityIdentifier("layers")
      }
      .accessibilityIdentifier("stack")
    }
    let frames = try ["stack", "color", "frame", "spacer", "layers"].map { try screen.frame(of: $0) }
    #expect(
      frames == [
        rect(0, 0, 66, 20), rect(0, 0, 10, 20), rect(14, 0, 30, 20), rect(48, 10, 6, 0), rect(58, 2, 8, 16),
      ])
    #expect(try screen.find(identifier: "color").kind == .color)
    #expect(try screen.find(identifier: "frame").kind == .frame)
    #expect(try screen.find(identifier: "spacer").kind == .spacer)
    #expect(screen.find(identifier: "stack").find(.color).count == 2)
    #expect(screen.find(identifier: "layers").text("a").exists)
  }

  @Test func `A stack with a tooltip has its frame, and looks as it is`() throws {
    let screen = Screen(size: .unspecified) {
      VStack(spacing: 0) {
        Text("above")
        HStack(spacing: 0) {
          Text("a")
          Text("b")
        }
        .help("why")
        .accessibilityLabel("Both")
        .accessibilityIdentifier("both")
      }
    }
    #expect(try screen.frame(of: "both") == rect(12, 16, 16, 16))
    #expect(try screen.text("b").frame == rect(20, 16, 8, 16))
    #expect(try screen.find(label: "Both").kind == .stack)
    #expect(try screen.find(identifier: "both").help == "why")
    #expect(
      screen.description == """
        window "Test"
          stack (vertical)
            text "above"
            stack "Both" #both (horizontal)
              text "a"
              text "b"
        """)
  }

  @Test func `Frames are asked for as things are`() throws {
    let screen = Screen {
      Text("a").accessibilityIdentifier("twice")
      Text("b").accessibilityIdentifier("twice")
    }
    #expect(throws: ScreenError.self) { try screen.frame(of: "nothing") }
    let error = #expect(throws: ScreenError.self) { try screen.frame(of: "twice") }
    #expect(error?.reason == .ambiguous)
    #expect(try screen.find(identifier: "twice")[1].frame == rect(0, 16, 8, 16))
  }

  private struct Growing: View {
    @State private var text = "a"
    @State private var isWide = false
    var body: some View {
      HStack(spacing: 0) {
        Button(text) { text += "a" }
        Text("end")
      }
      Text("x").frame(width: isWide ? 80 : 40).accessibilityIdentifier("frame").opacity(isWide ? 1 : 0.5)
      Button("Make it wider") { isWide.toggle() }
    }
  }

  @Test func `Frames follow what happens`() throws {
    let screen = Screen(size: .unspecified) { Growing() }
    #expect(try screen.text("end").frame.minX - screen.button("a").frame.minX == 32)
    try screen.button("a").tap()
    let (button, end) = try (screen.button("aa").frame, screen.text("end").frame)
    #expect(button.width == 40)
    #expect(end.minX - button.minX == 40)
    #expect(try screen.frame(of: "frame").width == 40)
    try screen.button("Make it wider").tap()
    #expect(try screen.frame(of: "frame").width == 80)
  }

  @Test func `The reading direction makes no difference`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Text("abc")
        Spacer()
        Text("d")
      }
    }
    for content in screen.window.contents { content.surface.isMirrored = true }
    #expect(try screen.text("abc").frame == rect(0, 0, 24, 16))
    #expect(try screen.text("d").frame == rect(92, 0, 8, 16))
  }

  // MARK: Presentations

  private struct Presenting: View {
    let isInspector: Bool
    @State private var isPresented = true
    var body: some View {
      let base = Color.red.accessibilityIdentifier("base")
      if isInspector {
        base.inspector(isPresented: $isPresented) { Details().inspectorColumnWidth(200) }
      } else {
        base.sheet(isPresented: $isPresented) { Details() }
      }
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Close") { dismiss() }
      Color.blue.accessibilityIdentifier("details")
    }
  }

  @Test func `What is in a sheet has its frame in the sheet`() throws {
    let screen = Screen { Presenting(isInspector: false) }
    #expect(try screen.sheet.find(identifier: "details").frame == rect(0, 28, 480, 332))
    #expect(try screen.frame(of: "base") == rect(0, 0, 900, 650))
  }

  @Test func `An inspector reduces the width of its content`() throws {
    let screen = Screen { Presenting(isInspector: true) }
    #expect(try screen.inspector.find(identifier: "details").frame == rect(0, 28, 200, 622))
    #expect(try screen.frame(of: "base") == rect(0, 0, 700, 650))
    try screen.inspector.button("Close").tap()
    #expect(try screen.frame(of: "base") == rect(0, 0, 900, 650))
  }

  // MARK: Overlaps

  @Test func `What is well arranged doesn't overlap`() {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) {
      ZStack {
        Color.red
        VStack {
          Text("title").background(.blue).overlay(alignment: .topTrailing) { Text("!") }
          Button("press") {}.background { Color.green }
          Toggle("on", isOn: .constant(true)).help("why").popover(isPresented: .constant(false)) { Text("p") }
        }
      }
      ScrollView { ForEach(0..<100) { Text("row \($0)") } }
      Text("below")
    }
    #expect(screen.overlaps == [])
  }

  @Test func `A presentation above another one is found`() throws {
    let screen = Screen(size: .unspecified) {
      HStack(spacing: 0) {
        Text("abcdef").fixedSize().frame(width: 32, alignment: .leading)
        Button("b") {}.accessibilityIdentifier("button")
        Text("hidden").lineLimit(1).frame(width: 10).hidden()
        Color.red.frame(width: 5)
      }
    }
    let overlap = try #require(screen.overlaps.first)
    #expect(screen.overlaps.count == 1)
    #expect(overlap.first == "text \"abcdef\"" && overlap.second == "button \"b\" #button")
    #expect(overlap.area == rect(32, 6, 16, 16))
    #expect(
      overlap.description == "text \"abcdef\" and button \"b\" #button overlap by 16.0 × 16.0 at (32.0, 6.0)")
  }

  @Test func `What is drawn is found to overlap as well, and what is in a widget`() {
    let screen = Screen(size: .unspecified) {
      HStack(spacing: -4) {
        Color.red.frame(width: 20)
        Text("a").background(.blue)
      }
      Button {
      } label: {
        HStack(spacing: -2) {
          Text("b")
          Text("c")
        }
      }
    }
    #expect(
      screen.overlaps.map { "\($0.first), \($0.second)" } == [
        "color, text \"a\"", "color, fill", "text \"b\", text \"c\"",
      ])
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Modifiers with bodies, and attributes that add up.
@MainActor struct ModifierTests {
  private let log = Log()

  // MARK: ViewModifier

  private struct Counting: ViewModifier {
    let title: String
    var log: Log?
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      let _ = log?("modifier")
      VStack {
        Text("\(title) \(count) \(isEnabled)")
        content
        Button("Count \(title)") { count += 1 }
      }
    }
  }

  private struct Inner: View {
    let log: Log
    let name: String
    @State private var taps = 0
    var body: some View {
      let _ = log("inner")
      Button("\(name) \(taps)") { taps += 1 }
    }
  }

  private struct Outer: View {
    let log: Log
    @State private var title = "A"
    @State private var name = "in"
    var body: some View {
      Inner(log: log, name: name).modifier(Counting(title: title, log: log))
      Button("Retitle") { title = "B" }
      Button("Rename") { name = "inner" }
    }
  }

  @Test func `A modifier has a state of its own, and content that is updated apart from it`() throws {
    let screen = Screen { Outer(log: log) }
    #expect(log.take() == ["modifier", "inner"])
    #expect(screen.text("A 0 true").exists)

    try screen.button("Count A").tap()
    #expect(log.take() == ["modifier"])
    try screen.button("in 0").tap()
    #expect(log.take() == ["inner"])

    try screen.button("Retitle").tap()
    #expect(log.take() == ["modifier"])
    #expect(screen.text("B 1 true").exists)

    try screen.button("Rename").tap()
    #expect(log.take() == ["inner"])
    #expect(screen.button("inner 1").exists)
  }

  private struct Doubling: ViewModifier {
    let times: Int
    func body(content: Content) -> some View {
      HStack { ForEach(0..<times) { _ in content } }
    }
  }

  private struct DoublingOwner: View {
    @State private var times = 2
    let log: Log
    var body: some View {
      Inner(log: log, name: "x").modifier(Doubling(times: times))
      Button("More") { times += 1 }
      Button("None") { times = 0 }
    }
  }

  @Test func `Content that is placed several times is there several times, each with its own state`() throws {
    let screen = Screen { DoublingOwner(log: log) }
    try screen.button("x 0")[0].tap()
    #expect(screen.find(.stack).texts == ["x 1", "x 0"])
    try screen.button("More").tap()
    #expect(screen.find(.stack).texts == ["x 1", "x 0", "x 0"])
    try screen.button("None").tap()
    #expect(screen.find(.stack).texts == [])
  }

  @Test func `Modifiers are joined, and the identity changes nothing`() {
    let joined = Counting(title: "first").concat(Counting(title: "second"))
    let screen = Screen { Text("core").modifier(joined).modifier(EmptyModifier.identity) }
    #expect(screen.texts == ["second 0 true", "first 0 true", "core", "Count first", "Count second"])
  }

  // MARK: Groups

  @Test func `A modifier on a group applies to each of its views`() throws {
    let screen = Screen(size: .unspecified) {
      Group {
        Text("a")
        Button("b") {}
        Group { Text("c") }
      }
      .padding(3)
      .disabled(true)
    }
    #expect(screen.size == CGSize(width: 38, height: 78))
    #expect(try screen.text("a").frame == CGRect(x: 15, y: 3, width: 8, height: 16))
    #expect(try screen.button("b").frame == CGRect(x: 3, y: 25, width: 32, height: 28))
    #expect(try screen.text("c").frame == CGRect(x: 15, y: 59, width: 8, height: 16))
    #expect(try !screen.button("b").isEnabled)
    // The label inside the button isn't padded once more.
    #expect(try screen.button("b").text("b").frame == CGRect(x: 15, y: 31, width: 8, height: 16))
  }

  // MARK: Attributes

  private func attributes(_ view: some View) throws -> WidgetAttributes {
    try Screen { view }.text("x").widget.attributes
  }

  @Test func `Paddings add up`() throws {
    let screen = Screen(size: .unspecified) {
      Text("x").padding(1).padding(.horizontal, 10).padding(EdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 0))
        .padding(.bottom)
    }
    #expect(try screen.text("x").frame == CGRect(x: 11, y: 101, width: 8, height: 16))
    #expect(screen.size == CGSize(width: 30, height: 130))
  }

  @Test func `Opacities multiply`() throws {
    let screen = Screen { Text("x").opacity(0.5).opacity(0.5) }
    let effects = try screen.text("x").view.node.effects
    #expect(effects.reduce(1) { $0 * $1.effect.opacity } == 0.25)
  }

  @Test func `Of texts for assistive technology the outer one counts`() throws {
    let accessibility = try attributes(
      Text("x").accessibilityHint("inner").accessibilityHint(Text("outer")).accessibilityValue("5 percent")
        .accessibilityIdentifier("id").accessibilityHidden(true)
    ).accessibility
    #expect(accessibility.hint == "outer")
    #expect(accessibility.value == "5 percent")
    #expect(accessibility.identifier == "id")
    #expect(accessibility.isHidden)
    #expect(try Screen { Text("x").accessibilityLabel("y") }.text("y").string == "x")
  }

  @Test func `Traits are added and removed from the inside out`() throws {
    #expect(try attributes(Text("x")).accessibility.traits == nil)
    let traits = try attributes(
      Text("x").accessibilityRemoveTraits(.isButton).accessibilityAddTraits([.isButton, .isHeader])
        .accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isHeader)
    ).accessibility.traits
    #expect(traits == [.isButton, .isSelected])
  }

  @Test func `A view may become selected where traits are none, or say so`() throws {
    func isSelected(_ traits: AccessibilityTraits) throws -> Bool? {
      try attributes(Text("x").accessibilityAddTraits(traits)).accessibility.isSelected
    }
    #expect(try attributes(Text("x")).accessibility.isSelected == nil)
    #expect(try isSelected([]) == false)
    #expect(try isSelected(.isSelected) == true)
    #expect(try isSelected([.isHeader, .isSelected]) == true)
    #expect(try isSelected(.isHeader) == nil)
  }

  @Test func `What is said of a view passes through the boxes around it, and identifiers are theirs`() throws {
    struct Changing: View {
      @State private var count = 0
      var body: some View {
        Button("Count") { count += 1 }
          .accessibilityHint("inner")
          .frame(width: 200)
          .accessibilityHint("Counts")
          .accessibilityIdentifier("frame")
          .background(Color.red)
          .accessibilityLabel("All")
          .accessibilityValue("\(count)")
          .accessibilityAddTraits(.isSelected)
          .help("why")
          .accessibilityIdentifier("background")
      }
    }
    let screen = Screen { Changing() }
    for count in 0..<2 {
      let button = screen.button("All")
      #expect(try button.accessibilityHint == "Counts")
      #expect(try button.accessibilityValue == "\(count)")
      #expect(try button.accessibilityTraits == .isSelected)
      #expect(try button.help == "why")
      let frame = screen.find(identifier: "frame")
      #expect(try frame.kind == .frame && frame.accessibilityHint == nil && frame.help == nil)
      let background = screen.find(identifier: "background")
      #expect(try background.label == "" && background.accessibilityValue == nil && background.help == nil)
      #expect(try background.accessibilityTraits == [])
      try button.tap()
    }
  }

  @Test func `Help and shortcuts reach the widget through priorities and fixed sizes`() throws {
    let attributes = try attributes(
      Text("x").help("why").layoutPriority(2).fixedSize(horizontal: true, vertical: false)
        .keyboardShortcut("s", modifiers: [.command, .shift]))
    #expect(attributes.help == "why")
    #expect(attributes.shortcut == KeyboardShortcut("s", modifiers: [.command, .shift]))
    #expect(try self.attributes(Text("x").fixedSize().keyboardShortcut(nil)).shortcut == nil)
  }

  @Test func `What has a higher priority chooses first`() throws {
    func widths(_ first: Double, _ second: Double) throws -> [Double] {
      let screen = Screen(size: ProposedViewSize(width: 64, height: nil)) {
        HStack(spacing: 0) {
          Text("aa aa").layoutPriority(first)
          Text("bb bb").layoutPriority(second)
        }
      }
      return try screen.find(.text).all.map { try $0.frame.width }
    }
    #expect(try widths(0, 0) == [16, 40])
    #expect(try widths(1, 0) == [40, 16])
    #expect(try widths(0, 2) == [16, 40])
  }

  @Test func `A fixed size is the ideal one, along each axis`() throws {
    func size(_ view: some View) -> CGSize { Screen(size: ProposedViewSize(width: 16, height: 8)) { view }.size }
    #expect(size(Text("aa bb")) == CGSize(width: 16, height: 32))
    #expect(size(Text("aa bb").fixedSize()) == CGSize(width: 40, height: 16))
    #expect(size(Text("aa bb").fixedSize(horizontal: true, vertical: false)) == CGSize(width: 40, height: 16))
    #expect(size(Color.red.fixedSize(horizontal: true, vertical: false)) == CGSize(width: 10, height: 8))
    #expect(size(Color.red.fixedSize(horizontal: false, vertical: true)) == CGSize(width: 16, height: 10))
    #expect(size(Color.red.fixedSize(horizontal: false, vertical: false)) == CGSize(width: 16, height: 8))
  }

  private struct Padded: View {
    @State private var length = 1.0
    var body: some View {
      VStack {
        Text("x").padding(length)
        Text("y")
      }
      Button("Wider") { length += 1 }
      Button("Same") { length += 0 }
    }
  }

  @Test func `Another padding moves the view, and touches no widget`() throws {
    let screen = Screen { Padded() }
    #expect(try screen.text("x").frame.minY == 1)
    let size = screen.size
    #expect(try screen.changes { try screen.button("Wider").tap() } == .none)
    #expect(try screen.text("x").frame.minY == 2)
    #expect(screen.size.height == size.height + 2)
    #expect(try screen.changes { try screen.button("Same").tap() } == .none)
    #expect(screen.size.height == size.height + 2)
  }

  // MARK: Disabled

  @Test func `Inside a disabled view nothing is enabled`() throws {
    let screen = Screen {
      VStack {
        Button("on") {}.disabled(false)
        TextField("field", text: .constant(""))
      }
      .disabled(true)
      Button("free") {}.disabled(false)
    }
    #expect(try !screen.button("on").isEnabled)
    #expect(try !screen.textField("field").isEnabled)
    #expect(try screen.button("free").isEnabled)
  }

  // MARK: Boxes and layers

  @Test func `Frames, backgrounds and overlays are around the view`() throws {
    let screen = Screen {
      Text("x").frame(width: 10, height: 20, alignment: .topLeading)
        .background { Text("behind") }
        .overlay(alignment: .bottom) { Text("before") }
        .background(.red)
    }
    #expect(
      screen.description == """
        window "Test"
          layers
            layers
              layers
                frame
                  text "x"
                part (background)
                  text "behind"
              part (overlay)
                text "before"
        """)
    #expect(try screen.find(.frame).frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(try screen.text("x").frame.origin == .zero)
    #expect(try screen.text("before").frame.maxY == 20)
  }

  private struct Layered: View {
    @State private var isMarked = false
    @State private var width = 10.0
    var body: some View {
      Text("x").frame(minWidth: width).overlay { if isMarked { Text("mark") } }
      Button("Mark") { isMarked.toggle() }
      Button("Wider") { width += 1 }
    }
  }

  @Test func `Layers and frames are updated in place`() throws {
    let screen = Screen { Layered() }
    #expect(
      try screen.changes { try screen.button("Mark").tap() } == WidgetChanges(made: 1, inserted: 1))
    #expect(try screen.find(.frame).frame.width == 10)
    #expect(try screen.changes { try screen.button("Wider").tap() } == .none)
    #expect(try screen.find(.frame).frame.width == 11)
  }

  private struct Boxed: View {
    @State private var names = ["a", "b"]
    @State private var isFirst = false
    var body: some View {
      Text("top")
      Group {
        if isFirst { Text("first") }
        ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
      }
      .overlay { Text("mark") }
      .frame(width: 10)
      Button("First") { isFirst.toggle() }
      Button("More") { names.insert("c", at: min(1, names.count)) }
      Button("Turn") { names.reverse() }
    }
  }

  private func boxes(_ contents: [String]) -> String {
    let boxes = contents.map {
      let content = $0 == "first" ? "text \"first\"" : "button \"\($0)\""
      return """
          frame
            layers
              \(content)
              part (overlay)
                text "mark"

        """
    }
    return "window \"Test\"\n  text \"top\"\n" + boxes.joined()
      + "  button \"First\"\n  button \"More\"\n  button \"Turn\""
  }

  /// The outline, whatever has the focus.
  private func outline(_ screen: Screen) -> String { screen.description.replacing(" (focused)", with: "") }

  @Test func `Each view of a group has a box of its own, wherever it goes`() throws {
    let screen = Screen { Boxed() }
    #expect(outline(screen) == boxes(["a", "b"]))
    try screen.button("More").tap()
    #expect(outline(screen) == boxes(["a", "c", "b"]))
    try screen.button("First").tap()
    #expect(outline(screen) == boxes(["first", "a", "c", "b"]))
    // Two buttons, each with its mark.
    #expect(try screen.changes { try screen.button("Turn").tap() } == WidgetChanges(moved: 4))
    #expect(outline(screen) == boxes(["first", "b", "c", "a"]))
    try screen.button("c").tap()
    try screen.button("First").tap()
    #expect(outline(screen) == boxes(["b", "a"]))
    try screen.button("b").tap()
    try screen.button("a").tap()
    #expect(outline(screen) == boxes([]))
    try screen.button("More").tap()
    try screen.button("First").tap()
    #expect(outline(screen) == boxes(["first", "c"]))
  }
}

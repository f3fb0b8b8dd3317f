import Foundation
import OrielCore
import OrielTesting
import Testing

/// Views in the frames of others, and contents that become others.
@MainActor struct MatchedGeometryTests {
  private struct Tabs: View {
    @Namespace private var tabs
    @State private var selection = 0
    var transition = AnyTransition.opacity

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          ZStack {
            Color.white.frame(width: CGFloat(100 * (index + 1)), height: 40)
            if selection == index {
              Color.red.matchedGeometryEffect(id: "selection", in: tabs).transition(transition)
                .accessibilityIdentifier("selection")
            }
          }
          .frame(width: CGFloat(100 * (index + 1)), height: 40)
        }
      }
      Button("Next") { withAnimation(.linear(duration: 1)) { selection += 1 } }
      Button("At once") { selection += 1 }
    }
  }

  private func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  private func frame(_ screen: Screen) throws -> CGRect {
    _ = screen.size
    let node = try screen.find(identifier: "selection").view.node
    return node.shownFrame
  }

  @Test(arguments: [AnyTransition.opacity, .identity])
  func `What comes while another one with its identifier goes starts from the frame of that`(
    _ transition: AnyTransition
  ) throws {
    let screen = Screen { Tabs(transition: transition) }
    let first = try frame(screen)
    #expect(first.width == 100)
    try screen.button("Next").tap()
    let start = try frame(screen)
    #expect(near(start.minX, first.minX) && near(start.width, 100))
    screen.advance(by: .milliseconds(500))
    let middle = try frame(screen)
    #expect(near(middle.minX, first.minX + 50) && near(middle.width, 150))
    try screen.advanceToRest()
    let end = try frame(screen)
    #expect(near(end.minX, first.minX + 100) && near(end.width, 200))
    #expect(screen.leaving == [])
  }

  @Test func `Without an animation it is there at once`() throws {
    let screen = Screen { Tabs() }
    let first = try frame(screen)
    try screen.button("At once").tap()
    #expect(try frame(screen).minX == first.minX + 100)
    #expect(!screen.isMoving)
  }

  private struct Followers: View {
    @Namespace private var shapes
    @State private var isWide = false
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center

    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: shapes, properties: properties, anchor: anchor, isSource: false)
          .accessibilityIdentifier("follower").frame(width: 20, height: 20)
        Color.blue.accessibilityIdentifier("source").matchedGeometryEffect(id: 1, in: shapes)
          .frame(width: isWide ? 200 : 100, height: 50)
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("other")
      }
      Button("Widen") { isWide.toggle() }
    }
  }

  private func rect(_ identifier: String, _ screen: Screen) throws -> CGRect {
    _ = screen.size
    return try screen.find(identifier: identifier).view.node.shownFrame
  }

  @Test func `What is no source is shown in the frame of the source, and keeps its place in the layout`() throws {
    let screen = Screen { Followers() }
    #expect(try rect("follower", screen) == rect("source", screen))
    #expect(try rect("other", screen).minX == rect("source", screen).maxX)
    try screen.button("Widen").tap()
    #expect(try rect("source", screen).width == 200)
    #expect(try rect("follower", screen) == rect("source", screen))
  }

  @Test func `The place alone is matched at the anchor, and the size alone in the view's own place`() throws {
    let place = Screen { Followers(properties: .position, anchor: .topLeading) }
    #expect(try rect("follower", place).size == CGSize(width: 20, height: 20))
    #expect(try rect("follower", place).origin == rect("source", place).origin)
    let size = Screen { Followers(properties: .size) }
    #expect(try rect("follower", size).size == rect("source", size).size)
    #expect(try rect("follower", size).midX < rect("source", size).minX)
  }

  // MARK: Contents

  private struct Counter: View {
    @State private var count = 5
    let transition: ContentTransition?

    var body: some View {
      if let transition {
        Text("\(count)").accessibilityIdentifier("count").contentTransition(transition)
      } else {
        Text("\(count)").accessibilityIdentifier("count")
      }
      Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
      Button("Less") { withAnimation(.linear(duration: 1)) { count -= 1 } }
      Button("At once") { count += 1 }
    }
  }

  private func change(_ screen: Screen) throws -> (text: String, direction: Double, progress: Double)? {
    let leaf = try #require(screen.find(identifier: "count").view.node as? LeafNode)
    return leaf.contentChange.map { (($0.former as? HeadlessPicture)?.text ?? "", $0.direction, $0.progress) }
  }

  @Test func `A text becomes another one where its transition says so`() throws {
    let screen = Screen { Counter(transition: .opacity) }
    try screen.button("At once").tap()
    #expect(try change(screen) == nil)
    try screen.button("More").tap()
    screen.advance(by: .milliseconds(250))
    let change = try #require(try change(screen))
    #expect(change.text.contains("6") && change.direction == 0 && abs(change.progress - 0.25) < 0.001)
    #expect(screen.text("7").exists)
    try screen.advanceToRest()
    #expect(try self.change(screen) == nil)
    let plain = Screen { Counter(transition: nil) }
    try plain.button("More").tap()
    #expect(try self.change(plain) == nil)
  }

  @Test func `Numbers leave upwards or downwards`() throws {
    let screen = Screen { Numbers() }
    try screen.button("Less").tap()
    #expect(try change(screen)?.direction == -1)
    try screen.button("More").tap()
    #expect(try change(screen)?.direction == 1)
  }

  private struct Colors: View {
    @State private var isRed = false

    var body: some View {
      VStack {
        Text("\(Text("Bold").bold()) word").foregroundStyle(isRed ? Color.red : .blue).accessibilityIdentifier("own")
        HStack { Text("Word").accessibilityIdentifier("inherited") }.foregroundStyle(isRed ? Color.red : .blue)
        Image(systemName: "star").foregroundColor(isRed ? .red : .blue).accessibilityIdentifier("icon")
        Text(isRed ? "A" : "B").foregroundStyle(isRed ? Color.red : .blue).accessibilityIdentifier("changed")
      }
      Button("Recolor") { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
      Button("At once") { isRed.toggle() }
    }
  }

  @Test(arguments: ["own", "inherited", "icon"]) func `A change of color is blended`(identifier: String) throws {
    let screen = Screen { Colors() }
    let leaf = try #require(screen.find(identifier: identifier).view.node as? LeafNode)
    try screen.button("At once").tap()
    #expect(leaf.contentChange == nil)
    try screen.button("Recolor").tap()
    screen.advance(by: .milliseconds(250))
    let change = try #require(leaf.contentChange)
    #expect(change.direction == 0 && abs(change.progress - 0.25) < 0.001)
    try screen.advanceToRest()
    #expect(leaf.contentChange == nil)
  }

  @Test func `A text that becomes another one has no transition by default, whatever its color`() throws {
    let screen = Screen { Colors() }
    let leaf = try #require(screen.find(identifier: "changed").view.node as? LeafNode)
    try screen.button("Recolor").tap()
    screen.advance(by: .milliseconds(250))
    #expect(leaf.contentChange == nil)
  }

  private struct Numbers: View {
    @State private var count = 5

    var body: some View {
      Text("\(count)").accessibilityIdentifier("count").contentTransition(.numericText(value: Double(count)))
      Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
      Button("Less") { withAnimation(.linear(duration: 1)) { count -= 1 } }
    }
  }
}

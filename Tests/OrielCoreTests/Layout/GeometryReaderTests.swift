import Foundation
import Testing

@testable import OrielCore

/// Content that is created after a layout, and actions that are called after it.
struct GeometryReaderTests {
  /// A reader whose content is a text that says its width.
  private func reader() -> GeometryReaderNode {
    let reader = GeometryReaderNode()
    reader.onGeometryChange = { [unowned reader] _ in
      if let old = reader.content { reader.removeChild(old) }
      reader.appendChild(BuiltTree(.text(reader.size.width > 50 ? "wide" : "thin")).root)
    }
    return reader
  }

  private func text(_ reader: GeometryReaderNode) -> String? {
    ((reader.content as? LeafNode)?.sizing as? TestText)?.string
  }

  @Test @MainActor func contentIsCreatedAfterTheLayoutAtTheTopLeadingCorner() {
    let reader = reader()
    let host = SurfaceTests.Host()
    let surface = LayoutSurface(reader)
    surface.host = host
    surface.layout(in: CGSize(width: 100, height: 50))
    #expect(reader.content == nil)
    #expect(host.take().contains("content"))

    #expect(surface.finishContent())
    #expect(text(reader) == "wide")
    surface.layout(in: CGSize(width: 100, height: 50))
    #expect(reader.content?.frame == CGRect(x: 0, y: 0, width: 32, height: 16))
    #expect(!surface.finishContent())
  }

  @Test @MainActor func contentIsMadeAgainForAnotherSizeOnly() {
    let reader = reader()
    let surface = LayoutSurface(reader)
    surface.layoutCompletely(in: CGSize(width: 100, height: 50))
    let first = reader.content
    surface.layoutCompletely(in: CGSize(width: 100, height: 50))
    #expect(reader.content === first)
    surface.layoutCompletely(in: CGSize(width: 40, height: 50))
    #expect(text(reader) == "thin")
  }

  @Test @MainActor func aReaderTakesWhatItIsOffered() {
    let case1 = LayoutCase(
      "a reader shares with a colour", "Apple GeometryReader", in: (100, 20),
      .row([.mark(.reader(.text("a"))), .color]),
      [(0, 0, 50, 20)])
    case1.check()
    let case2 = LayoutCase(
      "a reader's ideal size is 10", "Lab", in: (100, 20), .mark(.fixedSize(.both, .reader(.text("abc")))),
      [(45, 5, 10, 10)])
    case2.check()
    let case3 = LayoutCase(
      "a reader's content stands at its top leading corner", "Lab", in: (100, 20), .reader(.text("a")), [(0, 0, 8, 16)])
    case3.check()
  }

  @Test @MainActor func nestedReadersAreMadeOneAfterTheOther() {
    let outer = GeometryReaderNode()
    let inner = reader()
    outer.onGeometryChange = { [unowned outer] _ in
      if outer.content == nil { outer.appendChild(inner) }
    }
    let surface = LayoutSurface(outer)
    surface.layoutCompletely(in: CGSize(width: 100, height: 50))
    #expect(inner.content?.frame == CGRect(x: 0, y: 0, width: 32, height: 16))
  }

  @Test @MainActor func aReaderThatGoesIsNotMade() {
    let row = StackNode(StackArrangement())
    let reader = reader()
    row.appendChild(reader)
    let surface = LayoutSurface(row)
    surface.layout(in: CGSize(width: 100, height: 50))
    row.removeChild(reader)
    surface.finishContent()
    #expect(reader.content == nil)
  }

  @Test @MainActor func eachChangeByTheUserIsReported() {
    var calls: [Bool] = []
    let observer = GeometryReaderNode()
    observer.onGeometryChange = { calls.append($0) }
    let surface = LayoutSurface(observer)
    for width in 1...40 {
      surface.layout(in: CGSize(width: width, height: 16))
      surface.finishContent()
    }
    #expect(calls == [Bool](repeating: false, count: 40))
  }

  @Test @MainActor func changesByTheirOwnActionEnd() {
    var calls: [Bool] = []
    let observer = GeometryNode()
    let frame = BuiltTree(.text("a")).root
    observer.appendChild(frame)
    observer.onGeometryChange = { [unowned observer] isEndless in
      calls.append(isEndless)
      guard !isEndless, let old = observer.content else { return }
      observer.removeChild(old)
      observer.appendChild(BuiltTree(.text(String(repeating: "a", count: calls.count + 1))).root)
    }
    let surface = LayoutSurface(observer)
    for _ in 0..<40 {
      surface.layout(in: CGSize(width: 1000, height: 16))
      surface.finishContent()
    }
    #expect(calls.filter(\.self).count == 1)
    #expect(calls.last == true)
  }

  @Test @MainActor func anObserverOfThePositionIsNotified() {
    var frames: [CGRect] = []
    let observer = GeometryNode()
    observer.appendChild(BuiltTree(.text("a")).root)
    observer.onGeometryChange = { [unowned observer] _ in frames.append(observer.frame) }
    let row = StackNode(StackArrangement(spacing: 0))
    let before = BuiltTree(.text("b"))
    row.appendChild(before.root)
    row.appendChild(observer)
    let surface = LayoutSurface(row)
    surface.layoutCompletely(in: CGSize(width: 16, height: 16))
    #expect(frames == [CGRect(x: 8, y: 0, width: 8, height: 16)])

    // It moves, and its size is the same.
    surface.layoutCompletely(in: CGSize(width: 32, height: 16))
    #expect(frames.count == 1)
    _ = observer.readFrame(of: nil)
    surface.layoutCompletely(in: CGSize(width: 40, height: 16))
    #expect(frames.last == CGRect(x: 20, y: 0, width: 8, height: 16))
  }

  // MARK: Alternatives

  @Test @MainActor func anAlternativeThatIsNotChosenAnyMoreIsTakenAway() {
    let built = BuiltTree(.fitting(.both, [.text("aaaa bbbb"), .text("c")]))
    let host = SurfaceTests.Host()
    let surface = LayoutSurface(built.root)
    surface.host = host
    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(built.texts.map(\.node.isPlaced) == [true, false])
    #expect(host.takePlaced().map { $0 === built.texts[0].node } == [true])

    _ = host.take()
    surface.layout(in: CGSize(width: 40, height: 16))
    #expect(built.texts.map(\.node.isPlaced) == [false, true])
    #expect(host.take().contains("withdraw"))
    #expect(surface.displayList().count == 1)

    surface.layout(in: CGSize(width: 100, height: 16))
    #expect(built.texts.map(\.node.isPlaced) == [true, false])
  }

  // MARK: Relative frames

  @Test @MainActor func aRelativeFrameInScrolledContentFollowsWhatIsShown() {
    var configuration = ContainerRelativeFrameNode.Configuration(.vertical)
    configuration.count = 2
    let built = BuiltTree(.column([.relative(configuration, .color), .relative(configuration, .color)]))
    let surface = LayoutSurface(built.root)
    surface.scrollAxes = .vertical
    surface.containerSize = CGSize(width: 100, height: 80)
    surface.layout(in: CGSize(width: 100, height: 300))
    #expect(built.compared.map(\.frame.height) == [40, 40])
    #expect(surface.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height == 80)

    surface.containerSize = CGSize(width: 100, height: 120)
    #expect(surface.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height == 120)
  }

  @Test @MainActor func aLengthIsComputedFromTheContainer() {
    let frame = ContainerRelativeFrameNode(.init(.horizontal))
    frame.computeLength = { length, _ in length / 4 }
    frame.appendChild(BuiltTree(.color).root)
    let surface = LayoutSurface(frame)
    surface.layout(in: CGSize(width: 100, height: 10))
    #expect(frame.frame.width == 25)
    surface.layout(in: CGSize(width: 200, height: 10))
    #expect(frame.frame.width == 50)
  }
}

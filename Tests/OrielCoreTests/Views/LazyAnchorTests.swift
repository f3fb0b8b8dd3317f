import FoundationEssentials
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Lazy stacks and grids whose items have other lengths than estimated: what the user sees stays where it is, and moves by
/// the distance that is scrolled.
@MainActor struct LazyAnchorTests {
  @MainActor @Observable final class Feed {
    var ids: [Int]
    var position: Int?
    @ObservationIgnored var proxy: ScrollViewProxy?
    init(_ ids: Range<Int>) { self.ids = Array(ids) }
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  private static func height(of id: Int) -> CGFloat { [20, 60, 35, 90][((id % 4) + 4) % 4] }

  private struct Column: View {
    @Bindable var feed: Feed

    var body: some View {
      ScrollViewReader { proxy in
        let _ = feed.keep(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(feed.ids, id: \.self) { id in
              Text(verbatim: "\(id)").frame(height: LazyAnchorTests.height(of: id), alignment: .top)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $feed.position)
      }
    }
  }

  private struct Grid: View {
    @Bindable var feed: Feed
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]

    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(feed.ids, id: \.self) { id in
            Text(verbatim: "\(id)").frame(height: LazyAnchorTests.height(of: id), alignment: .top)
          }
        }
      }
    }
  }

  private let size = ProposedViewSize(width: 200, height: 400)

  /// The visible items and where they begin.
  private func seen(on screen: Screen) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for item in screen.find(.text).all {
      guard let id = (try? item.label).flatMap({ Int($0) }), let frame = try? item.frame, frame.minY > -90,
        frame.minY < 400
      else { continue }
      places[id] = frame.minY
    }
    return places
  }

  private func expect(
    _ after: [Int: CGFloat], equals before: [Int: CGFloat], movedBy distance: CGFloat = 0, _ what: String
  ) {
    var both = 0
    for (id, place) in before {
      guard let now = after[id] else { continue }
      both += 1
      #expect(abs(now - place - distance) < 0.01, "item \(id) \(what): from \(place) to \(now)")
    }
    #expect(both > 0, "\(what): no item is still visible")
  }

  @Test(arguments: [25, 61, 130, 333] as [CGFloat]) func `Scrolling up moves what is seen by the same distance`(
    step: CGFloat
  ) throws {
    let feed = Feed(0..<600)
    let screen = Screen(size: size) { Column(feed: feed) }
    _ = screen.size
    feed.proxy?.scrollTo(300, anchor: .top)
    var before = seen(on: screen)
    #expect(before[300] == 0)
    for number in 0..<40 {
      try screen.find(.scrollView).scroll(y: -step)
      let after = seen(on: screen)
      expect(after, equals: before, movedBy: step, "in step \(number)")
      before = after
    }
  }

  @Test func `Items that are put before what is seen after scrolling up don't move it`() async throws {
    let feed = Feed(0..<600)
    let screen = Screen(size: size) { Column(feed: feed) }
    _ = screen.size
    feed.position = 300
    await screen.settle()
    for _ in 0..<70 { try screen.find(.scrollView).scroll(y: -61) }
    for round in 1...3 {
      let before = seen(on: screen)
      let position = feed.position
      feed.ids.insert(contentsOf: (feed.ids[0] - 30)..<feed.ids[0], at: 0)
      await screen.settle()
      expect(seen(on: screen), equals: before, "in round \(round)")
      #expect(feed.position == position)
      try screen.find(.scrollView).scroll(y: -61)
    }
  }

  @Test func `Items that are inserted and removed above in several changes at once don't move what is seen`()
    async throws
  {
    let feed = Feed(0..<600)
    let screen = Screen(size: size) { Column(feed: feed) }
    _ = screen.size
    feed.proxy?.scrollTo(300, anchor: .top)
    for _ in 0..<10 { try screen.find(.scrollView).scroll(y: -61) }
    let before = seen(on: screen)
    feed.ids.insert(contentsOf: 1_000..<1_010, at: 50)
    feed.ids.removeSubrange(100..<140)
    feed.ids.insert(contentsOf: -20..<0, at: 0)
    await screen.settle()
    expect(seen(on: screen), equals: before, "after the changes")
  }

  @Test func `Rows of a grid that are put before or after what is seen don't move it`() async throws {
    let feed = Feed(0..<800)
    let screen = Screen(size: size) { Grid(feed: feed) }
    _ = screen.size
    try screen.find(.scrollView).scroll(y: 9_000)
    for _ in 0..<10 { try screen.find(.scrollView).scroll(y: -61) }
    for round in 1...3 {
      let before = seen(on: screen)
      feed.ids.insert(contentsOf: (feed.ids[0] - 20)..<feed.ids[0], at: 0)
      await screen.settle()
      expect(seen(on: screen), equals: before, "with rows before, round \(round)")
      feed.ids += (feed.ids.count * 2)..<(feed.ids.count * 2 + 7)
      await screen.settle()
      expect(seen(on: screen), equals: before, "with rows after, round \(round)")
    }
  }

  @Test(arguments: 0..<6) func `What is seen stays in random changes and scrolls`(seed: Int) async throws {
    var random = SeededRandom(seed: UInt64(seed))
    let feed = Feed(0..<400)
    let screen = Screen(size: size) { Column(feed: feed) }
    _ = screen.size
    feed.proxy?.scrollTo(200, anchor: .top)
    var next = 1_000
    for number in 0..<60 {
      let before = seen(on: screen)
      let first = try #require(feed.ids.firstIndex { before[$0] != nil })
      let last = try #require(feed.ids.lastIndex { before[$0] != nil })
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where first > 60 && last < feed.ids.count - 60:
        let distance = CGFloat(Int.random(in: -300...300, using: &random))
        try screen.find(.scrollView).scroll(y: distance)
        expect(seen(on: screen), equals: before, movedBy: -distance, "seed \(seed), step \(number), scrolled")
      case 1 where first > 40:
        let start = Int.random(in: 0..<(first - 10), using: &random)
        feed.ids.removeSubrange(start..<(start + Int.random(in: 1...9, using: &random)))
        expect(seen(on: screen), equals: before, "seed \(seed), step \(number), removed above")
      case 2:
        let end = Int.random(in: (last + 1)...feed.ids.count, using: &random)
        feed.ids.insert(contentsOf: next..<(next + 7), at: end)
        next += 7
        expect(seen(on: screen), equals: before, "seed \(seed), step \(number), inserted below")
      default:
        let count = Int.random(in: 1...30, using: &random)
        feed.ids.insert(contentsOf: next..<(next + count), at: Int.random(in: 0...first, using: &random))
        next += count
        expect(seen(on: screen), equals: before, "seed \(seed), step \(number), inserted above")
      }
    }
  }
}

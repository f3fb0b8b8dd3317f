import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Scrolling from code in an animation, positions as values, margins, and where scrolling by the user ends.
@MainActor struct ScrollMotionTests {
  private let size = ProposedViewSize(width: 100, height: 100)

  @MainActor @Observable final class Place {
    var position: ScrollPosition
    var anchor: UnitPoint?
    @ObservationIgnored var proxy: ScrollViewProxy?

    init(_ position: ScrollPosition = ScrollPosition(idType: Int.self)) { self.position = position }
  }

  private struct Column: View {
    @Bindable var place: Place
    var isLazy = false

    var body: some View {
      ScrollViewReader { proxy in
        let _ = place.proxy = proxy
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition($place.position, anchor: place.anchor)
      }
    }

    private var rows: some View {
      ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 20).accessibilityIdentifier("\($0)") }
    }
  }

  private func open(_ place: Place, isLazy: Bool = false) -> Screen {
    let screen = Screen(size: size) { Column(place: place, isLazy: isLazy) }
    _ = try? screen.frame(of: "0")
    return screen
  }

  // MARK: Motion

  @Test func `In an animation a proxy scrolls gradually`() throws {
    let place = Place()
    let screen = open(place)
    withAnimation(.linear(duration: 0.4)) { place.proxy?.scrollTo(50, anchor: .top) }
    #expect(try screen.frame(of: "0").minY == 0)
    screen.advance(by: .milliseconds(200))
    #expect(try abs(screen.frame(of: "0").minY + 500) < 1)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "50").minY == 0)
    place.proxy?.scrollTo(0, anchor: .top)
    #expect(try screen.frame(of: "0").minY == 0)
  }

  @Test func `In an animation a lazy stack scrolls gradually to an item without a view`() throws {
    let place = Place()
    let screen = open(place, isLazy: true)
    withAnimation(.linear(duration: 0.4)) { place.proxy?.scrollTo(150, anchor: .center) }
    screen.advance(by: .milliseconds(200))
    #expect(!screen.text("row 0").exists && !screen.text("row 150").exists)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "150").midY == 50)
  }

  @Test func `Without animations on the desktop it scrolls at once, and the completion runs`() throws {
    let place = Place()
    let screen = open(place)
    screen.allowsMotion = false
    var isComplete = false
    withAnimation {
      place.proxy?.scrollTo(50, anchor: .top)
    } completion: {
      isComplete = true
    }
    #expect(try screen.frame(of: "50").minY == 0)
    #expect(isComplete && !screen.isMoving)
  }

  @Test func `Scrolling by the user ends the animation`() throws {
    let place = Place()
    let screen = open(place)
    withAnimation(.linear(duration: 1)) { place.proxy?.scrollTo(50, anchor: .top) }
    screen.advance(by: .milliseconds(500))
    try screen.find(.scrollView).scroll(y: 300)
    let there = try screen.frame(of: "0").minY
    try screen.advanceToRest()
    #expect(try screen.frame(of: "0").minY == there)
  }

  // MARK: Positions

  @Test(arguments: [true, false]) func `A position scrolls to views, edges and points`(isLazy: Bool) async throws {
    let place = Place()
    let screen = open(place, isLazy: isLazy)
    place.position.scrollTo(id: 40, anchor: .top)
    await screen.settle()
    #expect(try screen.frame(of: "40").minY == 0)
    #expect(place.position.viewID(type: Int.self) == 40 && !place.position.isPositionedByUser)
    place.position.scrollTo(edge: .bottom)
    await screen.settle()
    #expect(try screen.frame(of: "199").maxY == 100)
    #expect(place.position.edge == .bottom && place.position.viewID == nil)
    place.position.scrollTo(y: 45)
    await screen.settle()
    #expect(try screen.frame(of: "2").minY == -5)
    #expect(place.position.y == 45 && place.position.point == nil)
    place.position.scrollTo(point: CGPoint(x: 0, y: 100_000))
    await screen.settle()
    #expect(try screen.frame(of: "199").maxY == 100)
    place.position.scrollTo(edge: .top)
    await screen.settle()
    #expect(try screen.frame(of: "0").minY == 0)
  }

  @Test func `When the user scrolls the position has the first visible view`() async throws {
    let place = Place()
    let screen = open(place)
    place.position.scrollTo(edge: .bottom)
    await screen.settle()
    try screen.find(.scrollView).scroll(y: -50)
    await screen.settle()
    #expect(place.position.isPositionedByUser)
    #expect(place.position.edge == nil && place.position.point == nil)
    #expect(place.position.viewID(type: Int.self) == 192)
    #expect(place.position.viewID(type: String.self) == nil)
    // The same request again is another one.
    place.position.scrollTo(edge: .bottom)
    await screen.settle()
    #expect(try screen.frame(of: "199").maxY == 100)
    #expect(!place.position.isPositionedByUser)
  }

  @Test func `The first value is the initial position`() async throws {
    let screen = open(Place(ScrollPosition(edge: .bottom)))
    await screen.settle()
    #expect(try screen.frame(of: "199").maxY == 100)
    let other = open(Place(ScrollPosition(id: 70, anchor: .bottom)))
    await other.settle()
    #expect(try other.frame(of: "70").maxY == 100)
    let third = open(Place(ScrollPosition(idType: Int.self, y: 60)))
    await third.settle()
    #expect(try third.frame(of: "3").minY == 0)
  }

  @Test func `In an animation a position changes gradually`() throws {
    let place = Place()
    let screen = open(place)
    withAnimation(.linear(duration: 0.4)) { place.position.scrollTo(y: 400) }
    #expect(try screen.frame(of: "0").minY == 0)
    screen.advance(by: .milliseconds(200))
    #expect(try abs(screen.frame(of: "0").minY + 200) < 1)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "20").minY == 0)
    #expect(!place.position.isPositionedByUser && place.position.y == 400)
  }

  @Test func `Positions are equal if they ask for the same`() {
    #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
    #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
    #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
    #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
    #expect(ScrollPosition(x: 3, y: 4).point == CGPoint(x: 3, y: 4))
    #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(point: CGPoint(x: 1, y: 2)).y == 2)
    var twice = ScrollPosition(edge: .top)
    twice.scrollTo(edge: .top)
    #expect(twice != ScrollPosition(edge: .top))
  }

  // MARK: Margins

  @Test func `Margins are around the content, and views are scrolled to beside them`() throws {
    var proxy: ScrollViewProxy?
    let screen = Screen(size: size) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
          }
        }
        // The inner one counts.
        .contentMargins([.leading, .top], EdgeInsets(top: 30, leading: 5), for: .scrollContent)
        .contentMargins(.vertical, 10, for: .scrollContent)
        .contentMargins(.trailing, nil)
      }
    }
    #expect(try screen.frame(of: "0") == CGRect(x: 5, y: 30, width: 95, height: 20))
    proxy?.scrollTo(10, anchor: .top)
    #expect(try screen.frame(of: "10").minY == 30)
    try screen.find(.scrollView).scroll(y: 10_000)
    #expect(try screen.frame(of: "19").maxY == 90)
    proxy?.scrollTo(0)
    #expect(try screen.frame(of: "0").minY == 30)
  }

  @Test func `Margins of the indicators leave the content where it is`() throws {
    let screen = Screen(size: size) {
      ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("a") }.contentMargins(8, for: .scrollIndicators)
    }
    #expect(try screen.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 300))
  }

  // MARK: Behaviors

  private func pages<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) throws -> Screen {
    let screen = Screen(size: size) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<20, id: \.self) { number in
            ScrollView { Color.red.frame(width: 30, height: 400).accessibilityIdentifier("\(number)") }
              .accessibilityIdentifier("column \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .accessibilityIdentifier("row")
      .scrollTargetBehavior(behavior)
    }
    _ = try screen.frame(of: "0")
    return screen
  }

  @Test func `Paging ends at a page`() throws {
    let screen = try pages(.paging)
    try screen.find(identifier: "row").scroll(x: 60)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "0").minX == -100)
    try screen.find(identifier: "row").scroll(x: 30)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "0").minX == -100)
    // One page at a time.
    try screen.find(identifier: "row").scroll(x: 350)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "0").minX == -200)
  }

  @Test func `A view is aligned, and scroll views in the content are free`() throws {
    let screen = try pages(.viewAligned)
    try screen.find(identifier: "row").scroll(x: 95)
    #expect(screen.isMoving)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "2").minX == 0)
    try screen.find(identifier: "column 2").scroll(y: 33)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "2").minY == -33)
  }

  @Test func `Views are aligned one at a time`() throws {
    let screen = try pages(.viewAligned(limitBehavior: .alwaysByOne))
    try screen.find(identifier: "row").scroll(x: 300)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "1").minX == 0)
  }

  @Test func `The items of a lazy stack are aligned`() throws {
    let screen = Screen(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("\($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    _ = try screen.frame(of: "0")
    try screen.find(.scrollView).scroll(y: 3_100)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "103").minY == 0)
  }

  private struct Stop: ScrollTargetBehavior {
    let known: (TargetContext) -> Void
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      known(context)
      target.rect.origin.x = 70
    }
  }

  @Test func `A behavior of the app decides`() throws {
    var known: [(CGSize, CGSize, CGFloat, LayoutDirection)] = []
    let screen = try pages(
      Stop { known.append(($0.contentSize, $0.containerSize, $0.originalTarget.rect.minX, $0.layoutDirection)) })
    try screen.find(identifier: "row").scroll(x: 200)
    try screen.advanceToRest()
    #expect(try screen.frame(of: "0").minX == -70)
    #expect(known.count == 1)
    #expect(known.first?.0 == CGSize(width: 790, height: 100) && known.first?.1 == CGSize(width: 100, height: 100))
    #expect(known.first?.2 == 0 && known.first?.3 == .leftToRight)
  }

  @Test func `A step of a wheel moves at least to the next page or view`() {
    let context = { (velocity: CGFloat) in
      ScrollTargetBehaviorContext(
        ScrollAim(
          target: Rect(x: 0, y: 210, width: 100, height: 100), original: Rect(x: 0, y: 200, width: 100, height: 100),
          velocity: Size(width: 0, height: velocity), contentSize: Size(width: 100, height: 900), axes: .vertical,
          alignedPositions: [.vertical: [0, 150, 200, 290, 340]]), EnvironmentValues())
    }
    func end(_ behavior: some ScrollTargetBehavior, _ velocity: CGFloat) -> CGFloat {
      let context = context(velocity)
      var target = ScrollTarget(Rect(x: 0, y: 210, width: 100, height: 100), anchor: nil)
      behavior.updateTarget(&target, context: context)
      return target.rect.minY
    }
    #expect(end(.paging, 0) == 200 && end(.paging, 10) == 300 && end(.paging, -10) == 100)
    #expect(end(.viewAligned, 0) == 200 && end(.viewAligned, 10) == 290 && end(.viewAligned, -10) == 150)
    #expect(end(.viewAligned(limitBehavior: .always), 10) == 290)
    #expect(end(.viewAligned(limitBehavior: .never), 10) == 290)
  }
}

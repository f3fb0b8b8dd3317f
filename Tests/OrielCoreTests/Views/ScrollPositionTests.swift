import FoundationEssentials
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// The binding of a scroll position, and initial positions.
@MainActor struct ScrollPositionTests {
  @MainActor @Observable final class Place {
    var id: Int?
    var count = 200
  }

  private struct Column: View {
    @Bindable var place: Place
    var isLazy = true
    var anchor: UnitPoint?

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $place.id, anchor: anchor)
    }

    private var rows: some View {
      ForEach(0..<place.count, id: \.self) { Text("row \($0)").frame(height: 20).accessibilityIdentifier("\($0)") }
    }
  }

  private func isVisible(_ row: Int, on screen: Screen) -> Bool {
    guard let frame = try? screen.frame(of: "\(row)") else { return false }
    return frame.minY >= -0.5 && frame.maxY <= 100.5
  }

  @Test(arguments: [true, false]) func `The binding has the first visible view`(isLazy: Bool) throws {
    let place = Place()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Column(place: place, isLazy: isLazy) }
    try screen.find(.scrollView).scroll(y: 205)
    #expect(place.id == 10)
    try screen.find(.scrollView).scroll(y: 15)
    #expect(place.id == 11)
    try screen.find(.scrollView).scroll(y: -1000)
    #expect(place.id == 0)
  }

  @Test(arguments: [true, false]) func `A new value scrolls, and stays until the user scrolls`(isLazy: Bool)
    async throws
  {
    let place = Place()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Column(place: place, isLazy: isLazy) }
    place.id = 150
    await screen.settle()
    #expect(isVisible(150, on: screen))
    #expect(place.id == 150)
    try screen.find(.scrollView).scroll(y: 200)
    #expect(place.id == 156)
  }

  @Test func `The first value is the initial position, and the anchor aligns it`() async throws {
    let place = Place()
    place.id = 60
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Column(place: place, anchor: .center) }
    await screen.settle()
    #expect(try screen.frame(of: "60").midY == 50)
    #expect(place.id == 60)
    try screen.find(.scrollView).scroll(y: 40)
    #expect(place.id == 62)
  }

  @Test func `A value without a view has no effect`() async throws {
    let place = Place()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) { Column(place: place) }
    place.id = 1000
    await screen.settle()
    #expect(isVisible(0, on: screen))
    try screen.find(.scrollView).scroll(y: 60)
    #expect(place.id == 3)
  }

  @Test func `A default anchor is the initial position, and is kept while the user doesn't scroll`() async throws {
    let place = Place()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) {
      Column(place: place, isLazy: false).defaultScrollAnchor(.bottom).scrollClipDisabled()
    }
    #expect(isVisible(199, on: screen))
    place.count = 210
    await screen.settle()
    #expect(isVisible(209, on: screen))
    try screen.find(.scrollView).scroll(y: -100)
    #expect(isVisible(200, on: screen))
    place.count = 220
    await screen.settle()
    #expect(isVisible(200, on: screen))
  }
}

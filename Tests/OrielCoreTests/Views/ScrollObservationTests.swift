import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Actions that follow the position and the phase of a scroll view, and what of its content is visible.
@MainActor struct ScrollObservationTests {
  private let size = ProposedViewSize(width: 100, height: 100)

  @MainActor @Observable final class Record {
    var rows = 50
    var offsets: [Double] = []
    var heights: [Double] = []
    var phases: [ScrollPhase] = []
    var visible: [String] = []
    @ObservationIgnored var proxy: ScrollViewProxy?
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  private struct Column: View {
    let record: Record

    var body: some View {
      ScrollViewReader { proxy in
        let _ = record.keep(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<record.rows, id: \.self) { row in
              Text("row \(row)").frame(height: 20).id(row)
                .onScrollVisibilityChange { record.visible.append("\(row) \($0)") }
            }
          }
        }
        .contentMargins(.top, 10, for: .scrollContent)
        .onScrollGeometryChange(for: Double.self) {
          Double($0.contentOffset.y)
        } action: {
          record.offsets.append($1)
        }
        .onScrollGeometryChange(for: Double.self) {
          Double($0.contentSize.height)
        } action: {
          record.heights.append($1)
        }
        .onScrollPhaseChange { record.phases.append($1) }
      }
    }
  }

  private func open(_ record: Record) -> Screen {
    let screen = Screen(size: size) { Column(record: record) }
    _ = screen.texts
    return screen
  }

  @Test func `An action receives the position when the user scrolls, and the size when rows are added`() throws {
    let record = Record()
    let screen = open(record)
    #expect(record.offsets == [-10])
    #expect(record.heights == [1000])
    try screen.find(.scrollView).scroll(y: 60)
    #expect(record.offsets == [-10, 50])
    try screen.find(.scrollView).scroll(y: 0)
    #expect(record.offsets == [-10, 50])
    record.rows = 60
    _ = screen.texts
    #expect(record.heights == [1000, 1200])
    #expect(record.offsets == [-10, 50])
  }

  @Test func `The phases of a scroll by the user and of one by code differ`() throws {
    let record = Record()
    let screen = open(record)
    try screen.find(.scrollView).scroll(y: 60)
    #expect(record.phases == [.interacting, .idle])
    record.phases = []
    record.proxy?.scrollTo(0, anchor: .top)
    _ = screen.texts
    #expect(record.phases == [])
    withAnimation(.linear(duration: 0.2)) { record.proxy?.scrollTo(40, anchor: .top) }
    _ = screen.texts
    #expect(record.phases == [.animating])
    try screen.advanceToRest()
    #expect(record.phases == [.animating, .idle])
  }

  @Test func `A behavior that moves the content on makes it decelerate`() throws {
    let record = Record()
    let screen = Screen(size: size) {
      ScrollView { Color.red.frame(height: 1000) }
        .scrollTargetBehavior(.paging)
        .onScrollPhaseChange { _, new, context in
          record.phases.append(new)
          record.offsets.append(Double(context.geometry.contentOffset.y))
        }
    }
    try screen.find(.scrollView).scroll(y: 70)
    #expect(record.phases == [.interacting, .decelerating])
    try screen.advanceToRest()
    #expect(record.phases == [.interacting, .decelerating, .idle])
    #expect(record.offsets.last == 100)
  }

  @Test func `A view knows when half of it is visible`() throws {
    let record = Record()
    let screen = open(record)
    #expect(
      record.visible == ["0 true", "1 true", "2 true", "3 true", "4 true"].filter { record.visible.contains($0) })
    #expect(record.visible.count == 5 || record.visible.count == 4)
    record.visible = []
    try screen.find(.scrollView).scroll(y: 30)
    #expect(record.visible.contains("0 false"))
    #expect(record.visible.contains("5 true"))
    #expect(!record.visible.contains { $0.hasPrefix("3 ") })
  }

  @Test func `Only the first of two scroll views is observed`() throws {
    let record = Record()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 220)) {
      VStack {
        ScrollView { Color.red.frame(height: 1000) }.accessibilityIdentifier("first")
        ScrollView { Color.red.frame(height: 1000) }.accessibilityIdentifier("second")
      }
      .onScrollGeometryChange(for: Double.self) {
        Double($0.contentOffset.y)
      } action: {
        record.offsets.append($1)
      }
    }
    try screen.find(identifier: "second").scroll(y: 30)
    #expect(record.offsets == [])
    try screen.find(identifier: "first").scroll(y: 40)
    #expect(record.offsets == [40])
  }

  @Test func `The visible part of a geometry excludes the margins in its bounds`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 100, height: 500),
      contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0),
      containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -10, width: 100, height: 200))
    #expect(geometry.bounds == CGRect(x: 0, y: 0, width: 100, height: 170))
  }
}

/// Changes of a view that enters or leaves the visible part.
@MainActor struct ScrollTransitionTests {
  private func open(_ configuration: ScrollTransitionConfiguration) throws -> Screen {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 90)
          Text("card").frame(height: 20).accessibilityIdentifier("card")
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
            }
          Color.red.frame(height: 500)
        }
      }
    }
    _ = screen.texts
    return screen
  }

  @Test func `A view changes by the part of it that is visible`() throws {
    let screen = try open(.interactive(timingCurve: .linear))
    #expect(try abs(screen.find(identifier: "card").opacity - 0.5) < 0.01)
    try screen.find(.scrollView).scroll(y: 40)
    #expect(try screen.find(identifier: "card").opacity == 1)
    try screen.find(.scrollView).scroll(y: 55)
    #expect(try abs(screen.find(identifier: "card").opacity - 0.75) < 0.01)
    try screen.find(.scrollView).scroll(y: 30)
    #expect(try screen.find(identifier: "card").opacity == 0)
  }

  @Test func `An animated transition begins at its threshold`() throws {
    let screen = try open(.animated(.linear(duration: 0.4)).threshold(.visible(0.75)))
    #expect(try screen.find(identifier: "card").opacity == 0)
    try screen.find(.scrollView).scroll(y: 40)
    #expect(try screen.find(identifier: "card").opacity < 0.1)
    screen.advance(by: .milliseconds(200))
    #expect(try abs(screen.find(identifier: "card").opacity - 0.5) < 0.1)
    try screen.advanceToRest()
    #expect(try screen.find(identifier: "card").opacity == 1)
  }

  @Test func `Thresholds are at the middle, between others, and further inside`() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    #expect(Threshold.visible.position(100, 20) == 80)
    #expect(Threshold.hidden.position(100, 20) == 100)
    #expect(Threshold.centered.position(100, 20) == 40)
    #expect(Threshold.visible.interpolated(towards: .centered, amount: 0.5).position(100, 20) == 60)
    #expect(Threshold.visible(0.5).inset(by: 15).position(100, 20) == 75)
  }

  @Test func `Outside of scroll views nothing changes`() throws {
    let screen = Screen {
      Text("card").accessibilityIdentifier("card").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    #expect(try screen.find(identifier: "card").opacity == 1)
  }
}

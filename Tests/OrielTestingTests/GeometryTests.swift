import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// How views follow their places while something around them moves.
@MainActor struct GeometryTests {
  private final class Frames {
    var list: [CGRect] = []
    var bounds: CGRect?
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A text of 8 × 16, 30 below the start of what is scrolled, in a viewport of 100 × 50 that begins 20 below the top.
  private func scrolled(
    in space: some CoordinateSpaceProtocol, _ frames: Frames, around: (AnyView) -> AnyView = { $0 }
  ) -> Screen {
    let text = Text("x").onGeometryChange(for: CGRect.self) {
      $0.frame(in: space)
    } action: {
      frames.list.append($0)
    }
    return Screen(size: ProposedViewSize(width: 100, height: 70)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(width: 100, height: 30)
            around(AnyView(text))
            Color.blue.frame(width: 100, height: 100)
          }
        }
        .coordinateSpace(name: "viewport")
      }
    }
  }

  @Test func `A view in a scroll view follows its place in the window while it is scrolled`() throws {
    let frames = Frames()
    let screen = scrolled(in: .global, frames)
    #expect(!screen.texts.isEmpty)
    #expect(frames.list == [rect(46, 50, 8, 16)])
    try screen.find(.scrollView).scroll(y: 12)
    #expect(frames.list.last == rect(46, 38, 8, 16))
    try screen.find(.scrollView).scroll(y: 1_000)
    #expect(frames.list.last == rect(46, -46, 8, 16))
    #expect(frames.list.count == 3)
    try screen.find(.scrollView).scroll(y: 1)
    #expect(frames.list.count == 3)
  }

  @Test func `A view follows its place in its scroll view, by name or without one`() throws {
    for space in [NamedCoordinateSpace.named("viewport"), .scrollView, .scrollView(axis: .vertical)] {
      let frames = Frames()
      let screen = scrolled(in: space, frames)
      try screen.find(.scrollView).scroll(y: 12)
      #expect(frames.list == [rect(46, 30, 8, 16), rect(46, 18, 8, 16)])
    }
  }

  @Test func `A view inside a control in a scroll view is updated as well`() throws {
    let frames = Frames()
    let screen = scrolled(in: .scrollView, frames) { text in AnyView(Button(action: {}, label: { text })) }
    try screen.find(.scrollView).scroll(y: 12)
    #expect(frames.list.map(\.minY) == [36, 24])
  }

  @Test func `A view that reads its own size only isn't updated by scrolling`() throws {
    let frames = Frames()
    let screen = scrolled(in: .local, frames)
    try screen.find(.scrollView).scroll(y: 12)
    #expect(frames.list == [rect(0, 0, 8, 16)])
  }

  @Test func `What was scrolled stands elsewhere on the screen`() throws {
    let frames = Frames()
    let screen = scrolled(in: .local, frames)
    try screen.find(.scrollView).scroll(y: 12)
    #expect(try screen.text("x").frame == rect(46, 38, 8, 16))
  }

  @Test func `What doesn't scroll can't be scrolled`() throws {
    let screen = Screen { Text("x") }
    #expect(throws: ScreenError.self) { try screen.text("x").scroll(y: 1) }
  }

  @Test func `The bounds of a space are in the reader's coordinates`() throws {
    let frames = Frames()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) {
      Text("x").onGeometryChange(for: CGRect?.self) {
        $0.bounds(of: .named("box"))
      } action: {
        frames.bounds = $0
      }
      .frame(width: 20, height: 20, alignment: .bottomTrailing)
      .coordinateSpace(name: "box")
    }
    #expect(!screen.texts.isEmpty)
    #expect(frames.bounds == rect(-12, -4, 20, 20))
  }

  // MARK: Anchors

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
  }

  @Observable final class Width {
    var width = 10.0
  }

  private struct Frame: View {
    let width: Width
    var body: some View { Color.blue.frame(width: width.width, height: 5) }
  }

  @Test func `A reader is updated when the view of an anchor moves, though its own place is the same`() throws {
    let frames = Frames()
    let width = Width()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Frame(width: width)
        Text("x").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        Spacer()
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { geometry in
          if let anchor { Color.red.frame(width: note(geometry[anchor], frames), height: 1) }
        }
      }
    }
    #expect(!screen.texts.isEmpty)
    #expect(frames.list.last == rect(10, 0, 8, 16))
    width.width = 30
    #expect(!screen.texts.isEmpty)
    #expect(frames.list.last == rect(30, 0, 8, 16))
  }

  private func note(_ frame: CGRect, _ frames: Frames) -> CGFloat {
    frames.list.append(frame)
    return frame.width
  }
}

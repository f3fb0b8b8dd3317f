import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// How shapes, paints and effects go to other values.
@MainActor struct DrawingMotionTests {
  private struct Stage<Drawn: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Drawn

    var body: some View {
      VStack(spacing: 0) {
        content(isOn).frame(width: 100, height: 100)
        Button("Slowly") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Button("At once") { isOn.toggle() }
      }
    }
  }

  private func shape(_ screen: Screen) throws -> ShapeNode {
    _ = screen.size
    return try #require(screen.find(.shape).view.node as? ShapeNode)
  }

  private func bounds(_ screen: Screen) throws -> Rect? { try shape(screen).figures.last?.path.bounds }

  private struct Bar: Shape {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
    }
  }

  @Test func `The data of a shape go to their new values, and the path with them`() throws {
    let screen = Screen { Stage { Bar(share: $0 ? 1 : 0.2).fill(.red) } }
    #expect(try bounds(screen)?.width == 20)
    try screen.button("Slowly").tap()
    #expect(try #require(bounds(screen)?.width).isNear(20))
    screen.advance(by: .milliseconds(500))
    #expect(try #require(bounds(screen)?.width).isNear(60))
    try screen.button("Slowly").tap()
    #expect(try #require(bounds(screen)?.width).isNear(60))
    try screen.advanceToRest()
    #expect(try bounds(screen)?.width == 20)
    try screen.button("At once").tap()
    #expect(try bounds(screen)?.width == 100)
    #expect(!screen.isMoving)
  }

  @Test func `A shape that is a view by itself moves the same way`() throws {
    let screen = Screen { Stage { Bar(share: $0 ? 1 : 0.2) } }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try #require(bounds(screen)?.width).isNear(60))
    try screen.advanceToRest()
    #expect(try bounds(screen)?.width == 100)
  }

  @Test func `Modified shapes, lines and shapes of any type move`() throws {
    let screen = Screen {
      Stage {
        AnyShape(Bar(share: 1).scale(x: $0 ? 1 : 0.5, anchor: .leading).offset(x: $0 ? 10 : 0))
          .stroke(.red, lineWidth: $0 ? 9 : 1)
      }
    }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    let bounds = try #require(try bounds(screen))
    #expect(bounds.minX.isNear(5) && bounds.width.isNear(75))
    guard case .stroke(let style) = try shape(screen).shownMarks[0].mark.tool else {
      Issue.record("no line")
      return
    }
    #expect(style.lineWidth.isNear(5))
  }

  @Test func `Corners move, and trimmed paths`() throws {
    let screen = Screen { Stage { RoundedRectangle(cornerRadius: $0 ? 40 : 0).inset(by: $0 ? 10 : 0).fill(.red) } }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try #require(bounds(screen)?.minX).isNear(5))
    let trimmed = Screen { Stage { Rectangle().trim(from: 0, to: $0 ? 0.5 : 0.25).stroke(.red) } }
    try trimmed.button("Slowly").tap()
    #expect(try bounds(trimmed)?.height == 0)
    try trimmed.advanceToRest()
    #expect(try bounds(trimmed)?.height == 100)
  }

  @Test func `A shape has the size with which it is seen`() throws {
    let screen = Screen {
      Stage { isOn in Circle().fill(.red).frame(width: isOn ? 100 : 20, height: isOn ? 100 : 20) }
    }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try #require(bounds(screen)?.width).isNear(60))
  }

  private func share(_ paint: ShownPaint) -> Double? { if case .mixed(_, _, let share) = paint { share } else { nil } }

  @Test func `A paint becomes another one, and a third one from what is seen`() throws {
    let screen = Screen { Stage { Circle().fill($0 ? Color.blue : .red) } }
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(250))
    #expect(try share(shape(screen).shownMarks[0].paint)?.isNear(0.25) == true)
    try screen.button("Slowly").tap()
    guard case .mixed(let former, _, 0) = try shape(screen).shownMarks[0].paint else {
      Issue.record("a jump")
      return
    }
    #expect(share(former)?.isNear(0.25) == true)
    try screen.advanceToRest()
    #expect(try share(shape(screen).shownMarks[0].paint) == nil)
  }

  @Test func `A colour becomes another one`() throws {
    let screen = Screen { Stage { $0 ? Color.blue : Color.red } }
    func shown() throws -> Double? { try share(#require(screen.find(.color).view.node as? DrawnNode).shownFill) }
    _ = screen.size
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(250))
    #expect(try shown()?.isNear(0.25) == true)
    try screen.advanceToRest()
    #expect(try shown() == nil)
  }

  private func effect(_ screen: Screen) throws -> LayoutEffect {
    try #require(screen.find(.color).view.node.parent as? EffectNode).shownEffect
  }

  private func halfway(_ modify: @escaping (Color, Bool) -> some View) throws -> LayoutEffect {
    let screen = Screen { Stage { modify(Color.red, $0) } }
    _ = screen.size
    try screen.button("Slowly").tap()
    screen.advance(by: .milliseconds(500))
    let shown = try effect(screen)
    try screen.advanceToRest()
    #expect(try effect(screen) != shown)
    return shown
  }

  @Test func `Opacity, scale, rotation and transforms go to their new values`() throws {
    #expect(try halfway { color, isOn in Group { color }.opacity(isOn ? 0 : 1) }.opacity.isNear(0.5))
    #expect(try halfway { $0.scaleEffect($1 ? 3 : 1) }.scale.width.isNear(2))
    #expect(try halfway { $0.rotationEffect(.degrees($1 ? 90 : 0)) }.rotation.degrees.isNear(45))
    #expect(
      try halfway { $0.transformEffect(CGAffineTransform(translationX: $1 ? 8 : 0, y: 0)) }.transform.m31.isNear(4))
    #expect(try halfway { $0.scaleEffect(2, anchor: $1 ? .leading : .trailing) }.anchor.x.isNear(0.5))
  }

  @Test func `Blurs, shadows, colour changes and clips go to their new values`() throws {
    #expect(try halfway { $0.blur(radius: $1 ? 8 : 0) }.picture == .blur(radius: 4, isOpaque: false))
    let shadow = try halfway { $0.shadow(color: .black.opacity($1 ? 1 : 0), radius: $1 ? 4 : 0, y: $1 ? 2 : 0) }
    #expect(
      shadow.picture == .shadow(PictureEffect.Shadow(color: .black.opacity(0.5), radius: 2, x: 0, y: 1)))
    let middle = ColorMatrix.saturation(1).mixed(with: .saturation(0), by: 0.5)
    #expect(try halfway { $0.saturation($1 ? 0 : 1) }.picture == .colors(middle))
    guard case .clip(let clip) = try halfway({ $0.cornerRadius($1 ? 40 : 0) }).picture else {
      Issue.record("no clip")
      return
    }
    let corners = clip.outline.animatableData.value(as: RoundedRectangle.AnimatableData.self)
    #expect(corners == AnimatablePair(20, 20))
  }

  @Test func `Without motion all of it is there at once`() throws {
    let screen = Screen { Stage { Bar(share: $0 ? 1 : 0.2).fill($0 ? Color.red : .blue).blur(radius: $0 ? 4 : 0) } }
    screen.allowsMotion = false
    try screen.button("Slowly").tap()
    #expect(try bounds(screen)?.width == 100)
    #expect(try share(shape(screen).shownMarks[0].paint) == nil)
    #expect(!screen.isMoving)
  }
}

extension BinaryFloatingPoint {
  fileprivate func isNear(_ other: Self) -> Bool { (self - other).magnitude < 0.001 }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What shapes are in their areas, and what they ask of the platform as views.
@MainActor struct ShapeTests {
  private let area = CGRect(x: 0, y: 0, width: 100, height: 40)

  /// The node of the only shape on a screen.
  private func node(_ view: some View) throws -> ShapeNode {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) { view }
    _ = screen.size
    return try #require(screen.find(.shape).view.node as? ShapeNode)
  }

  // MARK: Paths

  @Test func `Built-in shapes fill their area`() {
    #expect(Rectangle().path(in: area) == Path(area))
    #expect(Ellipse().path(in: area) == Path(ellipseIn: area))
    #expect(Circle().path(in: area) == Path(ellipseIn: CGRect(x: 30, y: 0, width: 40, height: 40)))
    #expect(Capsule().path(in: area) == Path(roundedRect: area, cornerRadius: 20))
    for radius in [1_000, CGFloat.infinity] {
      #expect(
        RoundedRectangle(cornerRadius: radius).path(in: area) == Capsule().path(in: area), "a large radius is reduced")
    }
    #expect(RoundedRectangle(cornerRadius: 8).path(in: area) == Path(roundedRect: area, cornerRadius: 8))
    let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 8)
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8).path(in: area)
        == Path(roundedRect: area, cornerRadii: radii))
    #expect(ContainerRelativeShape().path(in: area) == Path(area))
  }

  @Test func `An inset moves edges inwards and makes corners smaller, as often as it is done`() {
    let inner = CGRect(x: 5, y: 5, width: 90, height: 30)
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: area) == Path(inner))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 2).inset(by: 3).path(in: area)
        == Path(roundedRect: inner, cornerRadius: 3))
    #expect(RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: area) == Path(inner))
    #expect(Capsule().inset(by: 5).path(in: area) == Path(roundedRect: inner, cornerRadius: 15))
    #expect(Rectangle().inset(by: 500).path(in: area).boundingRect.height == 0)
  }

  @Test func `Shapes are moved, scaled, turned and cut`() {
    #expect(Rectangle().offset(x: 3, y: 4).path(in: area) == Path(area.offsetBy(dx: 3, dy: 4)))
    #expect(
      Rectangle().scale(0.5).path(in: area) == Path(CGRect(x: 25, y: 10, width: 50, height: 20)))
    #expect(
      Rectangle().scale(x: 0.5, anchor: .leading).path(in: area) == Path(CGRect(x: 0, y: 0, width: 50, height: 40)))
    let turned = Rectangle().rotation(.degrees(90)).path(in: area).boundingRect
    #expect(abs(turned.width - 40) < 1e-6 && abs(turned.minX - 30) < 1e-6)
    #expect(
      Rectangle().transform(CGAffineTransform(translationX: 1, y: 1)).path(in: area)
        == Path(area.offsetBy(dx: 1, dy: 1)))
    #expect(Rectangle().size(width: 5, height: 6).path(in: area) == Path(CGRect(x: 0, y: 0, width: 5, height: 6)))
    #expect(abs(Rectangle().trim(from: 0, to: 0.1).path(in: area).boundingRect.width - 28) < 1e-6)
    #expect(Rectangle().stroke(lineWidth: 4).path(in: area).contains(CGPoint(x: -1, y: 20)))
    #expect(AnyShape(Circle()).path(in: area) == Circle().path(in: area))
    #expect(AnyShape(Circle()) == AnyShape(Circle()) && AnyShape(Circle()) != AnyShape(Capsule()))
  }

  // MARK: Views

  @Test func `A shape takes what it is offered, a circle the shorter side`() {
    func size(_ view: some View, _ width: Double?, _ height: Double?) -> CGSize {
      Screen(size: ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })) { view }.size
    }
    #expect(size(Rectangle(), 30, 20) == CGSize(width: 30, height: 20))
    #expect(size(Rectangle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
    #expect(size(Circle(), nil, 20) == CGSize(width: 20, height: 20))
    #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Circle().stroke(.red), 30, 20) == CGSize(width: 20, height: 20))
  }

  @Test func `A shape by itself is filled with the foreground of its surroundings`() throws {
    #expect(try node(Circle()).marks.map(\.paint) == [.foreground(level: 0)])
    #expect(try node(Circle().foregroundStyle(.red)).marks.map(\.paint) == [.color(.red)])
    #expect(try node(Circle().fill(.tint).tint(.green)).marks.map(\.paint) == [.color(.green)])
    #expect(
      try node(Circle().fill(.secondary).foregroundStyle(.red)).marks.map(\.paint)
        == [.color(.red.opacity(Paint.strengths[1]))])
  }

  @Test func `Fills and strokes on each other are one node, from the back to the front`() throws {
    let shape = RoundedRectangle(cornerRadius: 8)
    let node = try node(shape.fill(.blue).stroke(.red, lineWidth: 3).strokeBorder(.green, lineWidth: 2))
    #expect(node.marks.map(\.paint) == [.color(.blue), .color(.red), .color(.green)])
    #expect(
      node.marks.map(\.tool) == [
        .fill(FillStyle()), .stroke(StrokeStyle(lineWidth: 3)), .stroke(StrokeStyle(lineWidth: 2)),
      ])
    #expect(node.figures[1].path == shape.path(in: area))
    #expect(node.figures[2].path == shape.inset(by: 1).path(in: area))
  }

  @Test func `What is drawn beyond the frame counts for what is in sight`() throws {
    #expect(try node(Rectangle()).drawnFrame == area)
    #expect(try node(Capsule().stroke(.red, lineWidth: 10)).drawnFrame.minX < -4)
    #expect(try node(Circle().offset(x: 100)).drawnFrame.maxX >= 140)
  }

  private struct Counted: Shape {
    let name: String
    let count: @Sendable () -> Void
    func path(in rect: CGRect) -> Path {
      count()
      return Path(ellipseIn: rect)
    }
  }

  @Test func `A path is made once for a size`() throws {
    // The paths are made on this thread.
    nonisolated(unsafe) var count = 0
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      Counted(name: "a") { count += 1 }.fill(.red)
    }
    _ = screen.size
    let node = try #require(screen.find(.shape).view.node as? ShapeNode)
    _ = node.figures
    #expect(count == 1)
    try screen.resize(width: 60, height: 40)
    _ = screen.size
    #expect(count == 2)
  }

  @Test func `Another style leaves the path, another shape doesn't`() throws {
    struct Model: View {
      @State var isRed = false
      @State var isRound = false
      var body: some View {
        VStack {
          Button("Colour") { isRed = true }
          Button("Form") { isRound = true }
          (isRound ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(isRed ? Color.red : .blue)
        }
      }
    }
    let screen = Screen { Model() }
    _ = screen.size
    let node = try #require(screen.find(.shape).view.node as? ShapeNode)
    node.figures[0].kept = node
    defer { node.figures[0].kept = nil }
    try screen.button("Colour").tap()
    _ = screen.size
    #expect(node.marks[0].paint == .color(.red) && node.figures[0].kept != nil)
    try screen.button("Form").tap()
    _ = screen.size
    #expect(node.figures[0].kept == nil)
  }

  @Test func `A shape follows the shape of its container`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      ContainerRelativeShape().fill(.red).padding(4).containerShape(RoundedRectangle(cornerRadius: 10))
    }
    _ = screen.size
    let node = try #require(screen.find(.shape).view.node as? ShapeNode)
    #expect(
      node.figures[0].path
        == Path(roundedRect: CGRect(x: 0, y: 0, width: 92, height: 32), cornerRadius: 6))
  }

  // MARK: Modifiers

  @Test func `Shapes are filled behind and in front of views`() throws {
    let behind = try node(Text("a").background(.red, in: Capsule()))
    #expect(behind.marks.map(\.paint) == [.color(.red)])
    #expect(try node(Text("a").background(in: Circle())).marks.map(\.paint) == [.background(level: 0)])
    #expect(try node(Text("a").overlay(.blue, in: Circle())).marks.map(\.paint) == [.color(.blue)])
    let stroked = try node(Text("a").overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray)))
    #expect(stroked.marks.map(\.tool) == [.stroke(StrokeStyle(lineWidth: 1))])
    #expect(try node(Text("a").border(.red, width: 2)).marks.map(\.tool) == [.stroke(StrokeStyle(lineWidth: 2))])
    let screen = Screen { Text("a").background(Text("b"), alignment: .leading) }
    #expect(screen.texts == ["a", "b"])
  }

  @Test func `A content shape says where a view can be clicked`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      Color.red.contentShape(Circle()).contentShape(.dragPreview, Rectangle())
    }
    _ = screen.size
    let outer = try #require(screen.find(.color).view.node.parent?.parent as? ContentShapeNode)
    #expect(outer.configuration.kinds == .dragPreview)
    let inner = try #require(outer.content as? ContentShapeNode)
    #expect(inner.configuration.kinds == .interaction)
    #expect(inner.contains(CGPoint(x: 50, y: 20)) && !inner.contains(CGPoint(x: 5, y: 20)))
  }
}

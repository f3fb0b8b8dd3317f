import OrielTesting
import Testing

@testable import OrielCore

/// What styles ask of the platform.
@MainActor struct ShapeStyleTests {
  private let colors = Gradient(colors: [.red, .green, .blue])

  /// What fills the layer behind a view, or in front of it.
  private func fill(_ view: some View) throws -> Paint? {
    let layers = try #require(Screen { view }.find(.layers).view.node as? LayerNode)
    return (layers.layer as? DrawnNode)?.drawing.fill
  }

  /// What a view draws.
  private func drawing(_ view: some View) throws -> Drawing {
    try #require(Screen { view }.find(.color).view.node as? DrawnNode).drawing
  }

  private func paint(_ style: some ShapeStyle) -> Paint { style._paint.paint }

  private func gradient(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(GradientPaint(gradient: AnyGradient(gradient), geometry: geometry))
  }

  // MARK: Values

  @Test func `Unit points are named by their places, whatever the reading direction`() {
    #expect(UnitPoint.zero == UnitPoint() && UnitPoint.zero == .topLeading)
    #expect(UnitPoint.leading == UnitPoint(x: 0, y: 0.5) && UnitPoint.trailing == UnitPoint(x: 1, y: 0.5))
    #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0) && UnitPoint.bottom == UnitPoint(x: 0.5, y: 1))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1) && UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.topTrailing == UnitPoint(x: 1, y: 0) && UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
  }

  @Test func `Angles are degrees or radians`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.zero < .degrees(1))
    var angle = Angle()
    angle.degrees = 180
    #expect(angle == .radians(.pi))
  }

  @Test func `Colours stand at equal distances in a gradient`() {
    #expect(colors.stops.map(\.location) == [0, 0.5, 1])
    #expect(colors.stops.map(\.color) == [.red, .green, .blue])
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
    #expect(Gradient(colors: []).stops == [])
  }

  @Test func `Styles of the desktop have levels, and colors have names`() {
    #expect(paint(.fill.tertiary) == .color(.primary.opacity(0.12 * Paint.strengths[2])))
    #expect(paint(.link) == paint(Color.accentColor) && paint(.placeholder) == .foreground(level: 2))
    #expect(paint(.windowBackground) == .color(.windowBackground))
    #expect("\(Color.red)" == "red" && "\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2))" == "#FF800033" && "\(Color("brand"))" == "\"brand\"")
    #expect(CGRectUnion(CGRectMake(0, 0, 1, 1), CGRectMake(2, 2, 1, 1)) == CGRectMake(0, 0, 3, 3))
  }

  // MARK: Materials

  @Test func `Glass is behind the view, and as large as it`() throws {
    let screen = Screen { Text("a").padding(4).glassEffect(.clear.tint(.red)) }
    #expect(screen.find(.layers).exists)
    #expect(screen.size == Screen { Text("a").padding(4) }.size)
    #expect(Glass.identity.tint(.red).overlay == .clear)
    #expect(Glass.clear.tint(.red).overlay == .red.opacity(0.4))
  }

  // MARK: Gradients

  @Test func `Gradients fill areas as styles`() throws {
    let linear = gradient(colors, .linear(start: .leading, end: .trailing))
    #expect(
      try fill(Text("a").background(.linearGradient(colors, startPoint: .leading, endPoint: .trailing))) == linear)
    #expect(
      try fill(
        Text("a").background(
          LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing))) == linear)
    #expect(
      try fill(
        Text("a").overlay(.linearGradient(stops: colors.stops, startPoint: .leading, endPoint: .trailing)))
        == linear)
    #expect(
      try fill(Text("a").background(.radialGradient(colors, center: .top, startRadius: 2, endRadius: 30)))
        == gradient(colors, .radial(center: .top, startRadius: 2, endRadius: 30)))
    #expect(
      try fill(Text("a").background(.ellipticalGradient(colors: [.red, .green, .blue])))
        == gradient(colors, .elliptical(center: .center, startFraction: 0, endFraction: 0.5)))
    #expect(
      try fill(
        Text("a").background(.angularGradient(colors, center: .center, startAngle: .zero, endAngle: .degrees(90))))
        == gradient(colors, .angular(center: .center, start: .zero, end: .degrees(90))))
    #expect(
      try fill(Text("a").background(.conicGradient(colors, center: .center)))
        == gradient(colors, .angular(center: .center, start: .zero, end: .radians(2 * .pi))))
    #expect(try fill(Text("a").background(colors)) == gradient(colors, .linear(start: .top, end: .bottom)))
  }

  @Test func `Gradients are views that fill their proposal`() throws {
    #expect(
      try drawing(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom))
        == Drawing(fill: gradient(colors, .linear(start: .top, end: .bottom))))
    #expect(
      try drawing(RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: 9))
        == Drawing(fill: gradient(colors, .radial(center: .center, startRadius: 0, endRadius: 9))))
    #expect(
      try drawing(EllipticalGradient(stops: colors.stops, endRadiusFraction: 1))
        == Drawing(fill: gradient(colors, .elliptical(center: .center, startFraction: 0, endFraction: 1))))
    #expect(
      try drawing(AngularGradient(gradient: colors, center: .bottom, angle: .zero))
        == Drawing(fill: gradient(colors, .angular(center: .bottom, start: .zero, end: .radians(2 * .pi)))))
    // As a view a gradient has a view's opacity.
    let faded = Screen { LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom).opacity(0.5) }
    #expect(try faded.find(.color).view.node.effects.map(\.effect.opacity) == [0.5])
  }

  @Test func `A colour has a gradient of its own shades`() throws {
    let shades = GradientPaint(gradient: Color.red.gradient, geometry: .linear(start: .top, end: .bottom))
    #expect(try fill(Text("a").background(Color.red.gradient)) == .gradient(shades))
    #expect(try fill(Text("a").background(.red.gradient)) == .gradient(shades))
    #expect(try fill(Text("a").background(.linearGradient(Color.red.gradient))) == .gradient(shades))
    #expect(shades.mainColor == .red)
    #expect(Color.red.gradient != Color.blue.gradient)
  }

  @Test func `What can have one colour only takes the gradient's first that is seen best`() {
    func main(_ colors: Color...) -> Color {
      GradientPaint(gradient: AnyGradient(Gradient(colors: colors)), geometry: .linear(start: .top, end: .bottom))
        .mainColor
    }
    #expect(main(.red, .blue) == .red)
    #expect(main(.clear, .blue, .red) == .blue)
    #expect(main(.red.opacity(0.2), .blue.opacity(0.5), .green.opacity(0.5)) == .blue.opacity(0.5))
    #expect(main() == .clear)
  }

  @Test func `A gradient that stays the same leaves its widgets alone`() throws {
    struct Filled: View {
      @State private var turn = 0
      var body: some View {
        let end: UnitPoint = turn < 2 ? .trailing : .bottom
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: end)
        Text(verbatim: "a").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        .background(.thinMaterial.opacity(turn < 2 ? 0.5 : 0.6))
        Button("Next") { turn += 1 }
      }
    }
    let screen = Screen { Filled() }
    let redraws = screen.platform.redraws
    #expect(try screen.changes { try screen.button("Next").tap() } == .none)
    #expect(screen.platform.redraws == redraws)
    #expect(try screen.changes { try screen.button("Next").tap() } == .none)
    #expect(screen.platform.redraws == redraws + 2)
  }

  // MARK: Materials, levels, opacity

  @Test func `Materials fill areas`() throws {
    #expect(try fill(Text("a").background(.ultraThinMaterial)) == .material(.ultraThin))
    #expect(try fill(Text("a").background(.thinMaterial)) == .material(.thin))
    #expect(try fill(Text("a").background(.regularMaterial)) == .material(.regular))
    #expect(try fill(Text("a").background(Material.thick)) == .material(.thick))
    #expect(try fill(Text("a").background(.ultraThickMaterial)) == .material(.ultraThick))
    #expect(try fill(Text("a").background(.bar)) == .material(.bar))
  }

  @Test func `Styles are let through by a factor`() throws {
    #expect(try fill(Text("a").background(.red.opacity(0.5))) == .color(.red.opacity(0.5)))
    #expect(try fill(Text("a").background(.tint.opacity(0.5))) == .faded(.tint, opacity: 0.5))
    #expect(try fill(Text("a").background(.bar.opacity(0.5).opacity(0.5))) == .faded(.material(.bar), opacity: 0.25))
    let linear = LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom)
    #expect(try fill(Text("a").background(AnyShapeStyle(linear).opacity(0.5))) == .faded(paint(linear), opacity: 0.5))
    #expect(paint(AnyShapeStyle(AnyShapeStyle(.red).opacity(0.5))) == .color(.red.opacity(0.5)))
  }

  @Test func `Styles have levels`() throws {
    #expect(paint(.foreground) == .foreground(level: 0))
    #expect(paint(.quinary) == .foreground(level: 4))
    #expect(paint(.foreground.secondary) == .foreground(level: 1))
    #expect(paint(.tertiary.quaternary) == .foreground(level: 4))
    #expect(try fill(Text("a").background(.background.secondary)) == .background(level: 1))
    #expect(paint(.background.quinary) == .background(level: 4))
    #expect(paint(.tint.tertiary) == .faded(.tint, opacity: 0.5))
    #expect(paint(Color.red.secondary) == .color(.red.opacity(0.7)))
    #expect(paint(.selection) == .selection)
  }

  @Test func `A paint is no larger than a colour`() {
    #expect(MemoryLayout<Paint>.size <= MemoryLayout<Color>.size)
  }

  @Test func `The levels of a foreground style can be set`() throws {
    let screen = Screen {
      VStack {
        Text("one").foregroundStyle(.primary)
        Text("two").foregroundStyle(.secondary)
        VStack { Text("three") }.foregroundStyle(.tertiary)
        VStack { Text("four").foregroundStyle(.secondary) }.foregroundStyle(.green)
        Rectangle().fill(.secondary)
      }
      .foregroundStyle(.red, .blue, .orange)
      Text("five").foregroundStyle(.secondary).foregroundStyle(.red, .blue)
    }
    func color(_ text: String) throws -> Paint? {
      (try screen.text(text).view.element as? TextElement)?.style.foreground
    }
    #expect(try color("two") == .color(.blue))
    #expect(try color("three") == .color(.orange))
    #expect(try color("four") != .color(.blue))
    #expect(try color("five") == .color(.blue))
    let shape = try #require(screen.find(.shape).view.node as? ShapeNode)
    #expect(shape.marks.map(\.paint) == [.color(.blue)])
  }

  @Test func `A text in a level of the foreground style has the color that is set around it`() throws {
    let screen = Screen {
      VStack {
        Text("one").foregroundStyle(.primary)
        Text("two").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red)
      Text("three").foregroundStyle(.primary)
    }
    func color(_ text: String) throws -> Paint? {
      (try screen.text(text).view.element as? TextElement)?.style.foreground
    }
    #expect(try color("one") == .color(.red))
    #expect(try color("two") == Paint.color(.red).weaker(by: 1))
    #expect(try color("three") == HierarchicalShapeStyle.primary._paint.paint)
  }

  @Test func `A background style is that of shapes behind views`() throws {
    let screen = Screen { Text("card").background(in: Rectangle()).backgroundStyle(.yellow) }
    let shape = try #require(screen.find(.shape).view.node as? ShapeNode)
    #expect(shape.marks.map(\.paint) == [.color(.yellow)])
  }

  @Test func `A fill behind a view has the color of the environment`() throws {
    var color = Binding<Color>.constant(.red)
    struct Card: View {
      @State var color = Color.red
      let give: (Binding<Color>) -> Void

      var body: some View {
        VStack {
          Text("tint").background(.tint)
          Text("background").background(.background)
        }
        .tint(color).backgroundStyle(color).onAppear { give($color) }
      }
    }
    let screen = Screen { Card { color = $0 } }
    func fill(behind text: String) throws -> Paint? {
      let layers = try screen.text(text).view.node.parent as? LayerNode
      return (layers?.layer as? DrawnNode)?.drawing.fill
    }
    #expect(try fill(behind: "tint") == .color(.red))
    #expect(try fill(behind: "background") == .color(.red))
    color.wrappedValue = .green
    #expect(try fill(behind: "tint") == .color(.green))
    #expect(try fill(behind: "background") == .color(.green))
  }

  @Test func `A style has shadows, which fade with it`() throws {
    let shadow = ShadowStyle.drop(color: .red, radius: 4, x: 1, y: -2)
    #expect(paint(.blue.shadow(shadow)) == .shadowed(.color(.blue), shadow))
    #expect(paint(.shadow(shadow)) == .shadowed(.foreground(level: 0), shadow))
    let half = ShadowStyle.drop(color: .red.opacity(0.5), radius: 4, x: 1, y: -2)
    #expect(paint(.tint.shadow(shadow).opacity(0.5)) == .shadowed(Paint.tint.opacity(0.5), half))
    let screen = Screen {
      Circle().fill(.foreground.shadow(shadow)).frame(width: 20, height: 20).foregroundStyle(.green)
    }
    let shape = try #require(screen.find(.shape).view.node as? ShapeNode)
    #expect(shape.marks.map(\.paint) == [.shadowed(.color(.green), shadow)])
    #expect(try screen.find(.shape).frame.width == 20)
    // The shadow is drawn even if the circle itself is just out of sight.
    #expect(shape.drawnFrame.minX < shape.frame.minX - 12)
    let inner = Screen { Circle().fill(.red.shadow(.inner(radius: 4))).frame(width: 20, height: 20) }
    #expect(try inner.find(.shape).frame.width == 20)
    #expect(try inner.find(.shape).view.node.drawnFrame.width == 20)
  }
}

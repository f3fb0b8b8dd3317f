import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What canvases record, and when they do it again.
@MainActor struct CanvasTests {
  private func commands(_ view: some View) throws -> [CanvasCommand] {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) { view }
    _ = screen.size
    return try #require(screen.find(.canvas).view.node as? CanvasNode).commands
  }

  @Test func `A canvas records what its closure draws, in its size`() throws {
    let commands = try commands(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(), with: .foreground, lineWidth: 3)
      }
      .foregroundStyle(.blue))
    try #require(commands.count == 2)
    guard case .fill(let path, let red, _) = commands[0].content,
      case .stroke(_, let blue, let style) = commands[1].content
    else {
      Issue.record("other commands")
      return
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(red.paint == .color(.red) && blue.paint == .color(.blue) && style.lineWidth == 3)
  }

  @Test func `A copy of a context has a state of its own`() throws {
    let commands = try commands(
      Canvas { context, size in
        var copy = context
        copy.opacity = 0.5
        copy.blendMode = .multiply
        copy.translateBy(x: 10, y: 0)
        copy.scaleBy(x: 2, y: 2)
        copy.addFilter(.blur(radius: 2))
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        copy.fill(Path(), with: .color(.red))
        context.fill(Path(), with: .color(.red))
      })
    let state = commands[0].state
    #expect(state.opacity == 0.5 && state.blendMode == .multiply && state.filters.count == 1)
    #expect(state.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    guard case .path(let clip, _, isInverse: false) = try #require(state.clips.first) else {
      Issue.record("no path")
      return
    }
    #expect(clip == Path(CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(commands[1].state.opacity == 1 && commands[1].state.clips.isEmpty)
  }

  @Test func `A layer is drawn as one`() throws {
    let commands = try commands(
      Canvas { context, _ in
        context.opacity = 0.5
        context.rotate(by: .degrees(90))
        context.drawLayer { layer in
          layer.fill(Path(), with: .color(.red))
          layer.fill(Path(), with: .color(.blue))
        }
      })
    guard commands.count == 1, case .layer(let inner) = commands[0].content else {
      Issue.record("no layer")
      return
    }
    #expect(commands[0].state.opacity == 0.5 && commands[0].state.transform.isIdentity)
    #expect(inner.count == 2 && inner[0].state.opacity == 1 && !inner[0].state.transform.isIdentity)
  }

  @Test func `Texts are measured, and drawn where a point of them is`() throws {
    let commands = try commands(
      Canvas { context, size in
        let text = context.resolve(Text("aa bb"))
        #expect(text.measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 40, height: 16))
        #expect(text.measure(in: CGSize(width: 20, height: 100)) == CGSize(width: 16, height: 32))
        #expect(text.firstBaseline(in: CGSize(width: 20, height: 100)) == 12)
        #expect(text.lastBaseline(in: CGSize(width: 20, height: 100)) == 28)
        context.draw(text, at: CGPoint(x: 50, y: 20))
        context.draw(Text("a"), at: .zero, anchor: .topLeading)
      })
    let rects = commands.map { if case .text(_, let rect) = $0.content { rect } else { Rect(.zero) } }
    #expect(rects == [Rect(x: 30, y: 12, width: 40, height: 16), Rect(x: 0, y: 0, width: 8, height: 16)])
  }

  @Test func `Symbols are found by their tags, and aren't views of the screen`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: 3) == nil)
        if let symbol = context.resolveSymbol(id: 1) {
          #expect(symbol.size == CGSize(width: 24, height: 16))
          context.draw(symbol, at: CGPoint(x: 50, y: 20))
        }
      } symbols: {
        Text("two").tag("b")
        Text("one").tag(1)
      }
    }
    _ = screen.size
    let commands = try #require(screen.find(.canvas).view.node as? CanvasNode).commands
    guard case .symbol(_, let rect) = try #require(commands.first).content else {
      Issue.record("no symbol")
      return
    }
    #expect(rect == Rect(x: 38, y: 12, width: 24, height: 16))
    #expect(screen.texts == [])
  }

  @Test func `The closure runs again for another size, and when a state that it has read changes`() throws {
    struct Model: View {
      @State var radius = 1.0
      let count: () -> Void
      var body: some View {
        VStack {
          Button("Grow") { radius += 1 }
          Canvas { context, _ in
            count()
            context.fill(Path(), with: .color(.red), style: FillStyle())
            context.scaleBy(x: radius, y: 1)
            context.fill(Path(), with: .color(.red))
          }
        }
      }
    }
    var count = 0
    let screen = Screen { Model { count += 1 } }
    _ = screen.size
    let node = try #require(screen.find(.canvas).view.node as? CanvasNode)
    #expect(node.commands.count == 2 && node.commands.count == 2 && count == 1)
    try screen.button("Grow").tap()
    _ = screen.size
    #expect(node.commands[1].state.transform.a == 2 && count == 2)
    try screen.resize(width: 300, height: 200)
    _ = screen.size
    _ = node.commands
    #expect(count == 3)
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Effects that depend on the geometry of their view.
@MainActor struct VisualEffectTests {
  @Test func `An effect depends on the size, and its changes are applied in their order`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      Color.red.visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2).opacity(0.5).scaleEffect(2)
      }
    }
    _ = screen.size
    let moved = try #require(screen.find(.color).view.node.parent as? EffectNode)
    let faded = try #require(moved.parent as? EffectNode)
    let scaled = try #require(faded.parent as? EffectNode)
    #expect(moved.effect.offset == Size(width: 50, height: 0))
    #expect(faded.effect.opacity == 0.5)
    #expect(scaled.effect.scale == Size(width: 2, height: 2))
    #expect(scaled.parent is GeometryNode)
  }

  @Test func `Each effect has its own property`() throws {
    func change(_ effect: some VisualEffect) throws -> LayoutEffect { try #require(effect._changes.effects.last) }
    let none = EmptyVisualEffect()
    #expect(none._changes.effects.isEmpty)
    #expect(try change(none.offset(CGSize(width: 1, height: 2))).offset == Size(width: 1, height: 2))
    #expect(try change(none.scaleEffect(CGSize(width: 3, height: 4))).scale == Size(width: 3, height: 4))
    #expect(try change(none.rotationEffect(.degrees(90))).rotation == .degrees(90))
    #expect(try change(none.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))).sized != nil)
    #expect(try !change(none.transformEffect(CGAffineTransform(translationX: 3, y: 0))).transform.isIdentity)
    #expect(try change(none.projectionEffect(ProjectionTransform())).transform.isIdentity)
    #expect(try change(none.blur(radius: 3)).picture == .blur(radius: 3, isOpaque: false))
    #expect(try change(none.brightness(0.2)).picture == .colors(.brightness(0.2)))
    #expect(try change(none.contrast(2)).picture == .colors(.contrast(2)))
    #expect(try change(none.saturation(2)).picture == .colors(.saturation(2)))
    #expect(try change(none.grayscale(1)).picture == .colors(.saturation(0)))
    #expect(try change(none.hueRotation(.degrees(30))).picture == .colors(.hueRotation(.degrees(30))))
  }

  @Test func `An effect follows the position in a scroll view`() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Text("row \(row)").frame(width: 200, height: 100)
              .visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.25 : 1) }
          }
        }
      }
    }
    #expect(try screen.text("row 0").opacity == 1)
    try screen.find(.scrollView).scroll(y: 50)
    #expect(try screen.text("row 0").opacity == 0.25)
    #expect(try screen.text("row 1").opacity == 1)
    try screen.find(.scrollView).scroll(y: -50)
    #expect(try screen.text("row 0").opacity == 1)
  }

  private struct Dimming: View {
    @State private var isDim = false

    var body: some View {
      let opacity = isDim ? 0.5 : 1
      Toggle("Dim", isOn: $isDim)
      Text("view").visualEffect { content, _ in content.opacity(opacity) }
    }
  }

  @Test func `An effect is updated with its view`() throws {
    let screen = Screen { Dimming() }
    #expect(try screen.text("view").opacity == 1)
    try screen.toggle("Dim").tap()
    #expect(try screen.text("view").opacity == 0.5)
  }

  @Test func `Settings of devices change nothing`() {
    let screen = Screen {
      Text("view").geometryGroup()
        .sensoryFeedback(.success, trigger: 1)
        .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
        .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : .decrease }
        .sensoryFeedback(trigger: 1) { .impact(flexibility: .soft, intensity: 0.5) }
    }
    #expect(screen.texts == ["view"])
  }
}

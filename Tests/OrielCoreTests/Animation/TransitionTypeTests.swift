import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The transitions that are types, and their combinations.
@MainActor struct TransitionTypeTests {
  private struct Stage<Shown: View>: View {
    let content: Shown
    @State private var isOpen = false

    init(@ViewBuilder _ content: () -> Shown) { self.content = content() }

    var body: some View {
      VStack(spacing: 0) {
        if isOpen { content }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      }
    }
  }

  /// All effects around the text, the innermost first.
  private func effects(_ screen: Screen) throws -> [LayoutEffect] {
    try screen.text("shown").view.node.effects.map(\.shownEffect)
  }

  private struct Rise: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.5).offset(y: phase.value * 100)
    }
  }

  /// Whether the view has these opacities when it appears, after half a second, and finally.
  private func appears(_ screen: Screen, _ expected: [Double]) throws -> Bool {
    try screen.button("Toggle").tap()
    var shown = [try screen.text("shown").opacity]
    screen.advance(by: .milliseconds(500))
    shown.append(try screen.text("shown").opacity)
    try screen.advanceToRest()
    shown.append(try screen.text("shown").opacity)
    return zip(shown, expected).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test func `A type and the member of any transition with its name do the same`() throws {
    #expect(try appears(Screen { Stage { Text("shown").transition(OpacityTransition()) } }, [0, 0.5, 1]))
    #expect(try appears(Screen { Stage { Text("shown").transition(.opacity) } }, [0, 0.5, 1]))
    #expect(try appears(Screen { Stage { Text("shown").transition(PushTransition(edge: .top)) } }, [0, 0.5, 1]))
    for transition in [AnyTransition(.slide), AnyTransition(MoveTransition(edge: .leading)), .move(edge: .leading)] {
      let screen = Screen { Stage { Text("shown").transition(transition) } }
      try screen.button("Toggle").tap()
      screen.advance(by: .milliseconds(500))
      #expect(try effects(screen).contains { abs($0.shift.width + 0.5) < 0.001 })
    }
    let scaled = Screen { Stage { Text("shown").transition(.scale(0.5, anchor: .top)) } }
    try scaled.button("Toggle").tap()
    #expect(try effects(scaled).contains { $0.scale.width == 0.5 && $0.anchor == .top })
    let moved = Screen { Stage { Text("shown").transition(OffsetTransition(CGSize(width: 30, height: 0))) } }
    try moved.button("Toggle").tap()
    #expect(try effects(moved).contains { $0.offset.width == 30 })
  }

  @Test func `The identity of any type comes and goes at once`() throws {
    let screen = Screen { Stage { Text("shown").transition(IdentityTransition()) } }
    try screen.button("Toggle").tap()
    #expect(try screen.text("shown").opacity == 1)
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
  }

  @Test func `Any transition can be made of one of the app`() throws {
    #expect(try appears(Screen { Stage { Text("shown").transition(AnyTransition(Rise())) } }, [0.5, 0.75, 1]))
    let both = AnyTransition(Rise()).combined(with: .opacity)
    #expect(try appears(Screen { Stage { Text("shown").transition(both) } }, [0, 0.375, 1]))
  }

  @Test func `Transitions of all types are combined`() throws {
    let screen = Screen { Stage { Text("shown").transition(Rise().combined(with: .opacity)) } }
    #expect(try appears(screen, [0, 0.375, 1]))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == ["text \"shown\""])
    try screen.advanceToRest()
    #expect(screen.leaving == [])
    let one = Screen { Stage { Text("shown").transition(Rise().combined(with: Rise())) } }
    #expect(try appears(one, [0.25, 0.5625, 1]))
  }

  @Test func `A transition has an animation of its own`() throws {
    let slow = Screen { Stage { Text("shown").transition(Rise().animation(.linear(duration: 2))) } }
    #expect(try appears(slow, [0.5, 0.625, 1]))
    try slow.button("Toggle").tap()
    slow.advance(by: .milliseconds(1500))
    #expect(slow.leaving == ["text \"shown\""])
    slow.advance(by: .milliseconds(600))
    #expect(slow.leaving == [])
    let built = Screen { Stage { Text("shown").transition(OpacityTransition().animation(.linear(duration: 2))) } }
    #expect(try appears(built, [0, 0.25, 1]))
  }

  @Test func `The insertion and the removal have different transitions`() throws {
    let screen = Screen {
      Stage { Text("shown").transition(AsymmetricTransition(insertion: Rise(), removal: .identity)) }
    }
    #expect(try appears(screen, [0.5, 0.75, 1]))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
    let other = Screen {
      Stage { Text("shown").transition(AsymmetricTransition(insertion: .identity, removal: Rise())) }
    }
    #expect(try appears(other, [1, 1, 1]))
    try other.button("Toggle").tap()
    #expect(other.leaving == ["text \"shown\""])
    try other.advanceToRest()
    #expect(other.leaving == [])
  }

  @Test func `Blurred replacement fades, blurs and scales`() throws {
    let screen = Screen { Stage { Text("shown").transition(.blurReplace) } }
    try screen.button("Toggle").tap()
    func blur() throws -> CGFloat? {
      try effects(screen).compactMap { effect -> CGFloat? in
        if case .blur(let radius, _) = effect.picture { radius } else { nil }
      }
      .first
    }
    #expect(try screen.text("shown").opacity == 0)
    #expect(try effects(screen).contains { $0.scale.width == 0.8 })
    #expect(try blur() == 10)
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.5) < 0.001)
    #expect(try abs((blur() ?? 0) - 5) < 0.001)
    try screen.advanceToRest()
    #expect(try effects(screen).allSatisfy { $0.scale.width == 1 && $0.opacity == 1 })
    #expect(try blur() == 0)
    let node = try screen.text("shown").view.node
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    #expect(node.effects.contains { abs($0.shownEffect.scale.width - 0.9) < 0.001 })
    let up = Screen { Stage { Text("shown").transition(.blurReplace(.upUp)) } }
    try up.button("Toggle").tap()
    try up.advanceToRest()
    let other = try up.text("shown").view.node
    try up.button("Toggle").tap()
    up.advance(by: .milliseconds(500))
    #expect(other.effects.contains { abs($0.shownEffect.scale.width - 1.1) < 0.001 })
  }

  private struct Nested: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OffsetTransition(CGSize(width: 0, height: 40))
        .apply(content: OpacityTransition().apply(content: content, phase: phase), phase: phase)
    }
  }

  @Test func `A transition of the app may consist of others`() throws {
    let screen = Screen { Stage { Text("shown").transition(Nested()) } }
    #expect(try appears(screen, [0, 0.5, 1]))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == ["text \"shown\""])
  }

  @Test func `Transitions tell whether they move something`() {
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    #expect(MoveTransition.properties.hasMotion && Rise.properties.hasMotion)
    #expect(AsymmetricTransition<OpacityTransition, SlideTransition>.properties.hasMotion)
    #expect(!AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion)
  }

  @Test func `In a list a transition of the app leaves each row its own`() throws {
    let screen = Screen { List { ForEach(0..<3) { Text("row \($0)") }.transition(Rise()) } }
    #expect(try screen.find(.list).rowCount == 3)
    #expect(screen.texts == ["row 0", "row 1", "row 2"])
  }
}

import Foundation
import OrielCore
import OrielTesting
import Testing

/// How views appear and disappear, and how effects change.
@MainActor struct TransitionTests {
  private struct Stage<Shown: View>: View {
    let content: Shown
    @State private var isOpen = false

    init(@ViewBuilder _ content: () -> Shown) { self.content = content() }

    var body: some View {
      VStack(spacing: 0) {
        if isOpen { content }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        Button("At once") { isOpen.toggle() }
      }
    }
  }

  private func effect(_ screen: Screen, leaving: Bool = false) throws -> LayoutEffect {
    let root = screen.window.contents[0].root
    let node = try leaving ? #require(departingNode(in: root)) : screen.text("shown").view.node
    var next: LayoutNode? = node
    while let current = next {
      if let effect = current as? EffectNode { return effect.shownEffect }
      next = leaving ? current.firstChild : current.parent
    }
    return LayoutEffect()
  }

  private func departingNode(in node: LayoutNode) -> LayoutNode? {
    node.departingChildren.first ?? node.children.lazy.compactMap { self.departingNode(in: $0) }.first
  }

  @Test func `A view without a transition fades in and out`() throws {
    let screen = Screen { Stage { Text("shown") } }
    try screen.button("Toggle").tap()
    #expect(try screen.text("shown").opacity == 0)
    screen.advance(by: .milliseconds(250))
    #expect(try abs(screen.text("shown").opacity - 0.25) < 0.001)
    try screen.advanceToRest()
    #expect(try screen.text("shown").opacity == 1)
    try screen.button("At once").tap()
    try screen.button("At once").tap()
    #expect(try screen.text("shown").opacity == 1)
  }

  @Test func `A view comes and goes as its transition says, with modifiers around it too`() throws {
    let screen = Screen {
      Stage {
        Text("shown").transition(
          .asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .move(edge: .leading))
        )
        .padding(10)
      }
    }
    try screen.button("Toggle").tap()
    #expect(try effect(screen).scale.width == 0.5)
    #expect(try effect(screen).anchor == .top)
    #expect(try screen.text("shown").opacity == 1)
    screen.advance(by: .milliseconds(500))
    #expect(try abs(effect(screen).scale.width - 0.75) < 0.001)
    try screen.advanceToRest()
    #expect(try effect(screen).scale.width == 1)
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(effect(screen, leaving: true).shift.width + 0.5) < 0.001)
    #expect(screen.leaving == ["text \"shown\""])
    try screen.advanceToRest()
    #expect(screen.leaving == [])
  }

  @Test func `Transitions are combined, and have animations of their own`() throws {
    let screen = Screen {
      Stage {
        Text("shown").transition(
          .opacity.combined(with: .offset(x: 100, y: 50)).animation(.linear(duration: 2)))
      }
    }
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(500))
    let shown = try effect(screen)
    #expect(abs(shown.opacity - 0.25) < 0.001 && abs(shown.offset.width - 75) < 0.001)
    try screen.advanceToRest()
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(1500))
    #expect(screen.leaving == ["text \"shown\""])
    screen.advance(by: .milliseconds(600))
    #expect(screen.leaving == [])
  }

  @Test func `The identity transition comes and goes at once`() throws {
    let screen = Screen { Stage { Text("shown").transition(.identity) } }
    try screen.button("Toggle").tap()
    #expect(try screen.text("shown").opacity == 1)
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
  }

  @Test func `A view that comes back goes on from where its transition is`() throws {
    let screen = Screen { Stage { Text("shown").transition(.slide) } }
    try screen.button("Toggle").tap()
    try screen.advanceToRest()
    try screen.button("Toggle").tap()
    screen.advance(by: .milliseconds(400))
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
    #expect(try abs(effect(screen).shift.width - 0.4) < 0.001)
    try screen.advanceToRest()
    #expect(try effect(screen).shift.width == 0)
  }

  @Test func `What leaves with an animation without an end goes after one round`() throws {
    struct Endless: View {
      @State private var isOpen = true
      var body: some View {
        if isOpen { Text("shown") }
        Button("Close") { withAnimation(.linear(duration: 1).repeatForever()) { isOpen = false } }
      }
    }
    let screen = Screen { Endless() }
    try screen.button("Close").tap()
    screen.advance(by: .milliseconds(900))
    #expect(screen.leaving == ["text \"shown\""])
    screen.advance(by: .milliseconds(200))
    #expect(screen.leaving == [])
  }

  private struct Rise: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.5).offset(y: phase.value * 100)
    }
  }

  @Test func `A transition of the app's own says how a view is before and after`() throws {
    let screen = Screen { Stage { Text("shown").transition(Rise()) } }
    try screen.button("Toggle").tap()
    #expect(try screen.text("shown").opacity == 0.5)
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.75) < 0.001)
    try screen.advanceToRest()
    let node = try screen.text("shown").view.node
    let place = try screen.text("shown").frame.minY
    #expect(try screen.text("shown").opacity == 1)
    try screen.button("Toggle").tap()
    #expect(screen.leaving == ["text \"shown\""])
    screen.advance(by: .milliseconds(500))
    #expect(abs(node.shownFrame.minY - place - 50) < 0.001)
    try screen.advanceToRest()
    #expect(screen.leaving == [])
    try screen.button("At once").tap()
    #expect(try screen.text("shown").opacity == 1)
  }

  private struct Faded: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  @Test func `A transition between two modifiers, combined and for one way`() throws {
    let fade = AnyTransition.modifier(active: Faded(opacity: 0.5), identity: Faded(opacity: 1))
    let screen = Screen {
      Stage {
        Text("shown").transition(.asymmetric(insertion: fade.combined(with: .offset(x: 100)), removal: .identity))
      }
    }
    try screen.button("Toggle").tap()
    #expect(try screen.text("shown").opacity == 0.5)
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.75) < 0.001)
    try screen.advanceToRest()
    #expect(try screen.text("shown").opacity == 1)
    try screen.button("Toggle").tap()
    #expect(screen.leaving == [])
    let both = Screen { Stage { Text("shown").transition(fade) } }
    try both.button("At once").tap()
    #expect(try both.text("shown").opacity == 1)
    try both.button("Toggle").tap()
    #expect(both.leaving == ["text \"shown\""])
    try both.advanceToRest()
    #expect(both.leaving == [])
  }

  // MARK: Modifiers

  private struct Effects: View {
    @State private var isOn = false
    @State private var other = 0.0

    @available(*, deprecated) var body: some View {
      Text("shown")
        .opacity(isOn ? 0.5 : 1)
        .accessibilityIdentifier("text")
        .animation(.linear(duration: 1), value: isOn)
      Text("quiet").opacity(isOn ? 0.5 : 1).transaction { $0.animation = nil }
      Text("other").offset(x: other).animation(.linear(duration: 1), value: other).accessibilityIdentifier("other")
      Text("implicit").opacity(isOn ? 0 : 1).animation(.linear(duration: 2))
      Text("set").opacity(isOn ? 0 : 1).transaction(value: isOn) { $0.animation = .linear(duration: 4) }
      Button("Plain") { isOn.toggle() }
      Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Button("Other") { other += 100 }
      Toggle("Bound", isOn: $isOn.animation(.linear(duration: 1)))
      Text("bound").opacity(isOn ? 0 : 1)
    }
  }

  @Test func `A modifier moves the changes that come with another value`() throws {
    let screen = Screen { Effects() }
    try screen.button("Plain").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").opacity - 0.75) < 0.001)
    #expect(try screen.text("quiet").opacity == 0.5)
    #expect(try abs(screen.text("implicit").opacity - 0.75) < 0.001)
    #expect(try abs(screen.text("set").opacity - 0.875) < 0.001)
    #expect(try screen.text("bound").opacity == 0)
  }

  @Test func `A modifier can keep an animation out`() throws {
    let screen = Screen { Effects() }
    try screen.button("Animated").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try screen.text("quiet").opacity == 0.5)
    #expect(try abs(screen.text("shown").opacity - 0.75) < 0.001)
  }

  @Test func `A binding carries an animation to what its writes change`() throws {
    let screen = Screen { Effects() }
    try screen.toggle("Bound").tap()
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("bound").opacity - 0.5) < 0.001)
  }

  @Test func `An offset moves the view and nothing else`() throws {
    let screen = Screen { Effects() }
    let before = try screen.text("other").frame.minX
    let quiet = try screen.text("quiet").frame
    try screen.button("Other").tap()
    screen.advance(by: .milliseconds(250))
    #expect(try abs(screen.text("other").frame.minX - before - 25) < 0.001)
    #expect(try screen.text("quiet").frame == quiet)
  }

  @Test func `What repeats without an end does so until it is set without an animation`() throws {
    struct Pulse: View {
      @State private var isDim = false
      var body: some View {
        Text("shown").opacity(isDim ? 0 : 1)
        Button("Start") { withAnimation(.linear(duration: 1).repeatForever()) { isDim = true } }
        Button("Stop") { isDim = false }
      }
    }
    let screen = Screen { Pulse() }
    try screen.button("Start").tap()
    screen.advance(by: .milliseconds(1250))
    #expect(try abs(screen.text("shown").opacity - 0.25) < 0.001)
    screen.advance(by: .seconds(20))
    #expect(screen.isMoving)
    try screen.button("Stop").tap()
    #expect(try screen.text("shown").opacity == 1)
    screen.advance(by: .seconds(1))
    #expect(!screen.isMoving)
  }

  @Test func `What is set before an animation begins is where it begins`() throws {
    struct Shake: View {
      @State private var distance = 0.0
      var body: some View {
        Text("shown").offset(x: distance)
        Button("Shake") {
          distance = 100
          withAnimation(.linear(duration: 1)) { distance = 0 }
        }
      }
    }
    let screen = Screen { Shake() }
    let rest = try screen.text("shown").frame.minX
    try screen.button("Shake").tap()
    #expect(try screen.text("shown").frame.minX == rest + 100)
    screen.advance(by: .milliseconds(500))
    #expect(try abs(screen.text("shown").frame.minX - rest - 50) < 0.001)
  }

  @Test func `A spring keeps its speed when it gets another target`() throws {
    struct Ball: View {
      @State private var place = 0.0
      var body: some View {
        Text("ball").offset(x: place)
        Button("There") { withAnimation(.spring(duration: 1)) { place = 400 } }
        Button("Further") { withAnimation(.spring(duration: 1)) { place = 500 } }
      }
    }
    let screen = Screen { Ball() }
    try screen.button("There").tap()
    var places: [CGFloat] = []
    for frame in 0..<40 {
      if frame == 12 { try screen.button("Further").tap() }
      places.append(try screen.text("ball").frame.minX)
      screen.advance(by: .nanoseconds(16_666_667))
    }
    // The steps from frame to frame change little by little, where the target changes too.
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    for (step, next) in zip(steps, steps.dropFirst()) { #expect(abs(next - step) < 6) }
    #expect(steps[11] > 5)
  }
}

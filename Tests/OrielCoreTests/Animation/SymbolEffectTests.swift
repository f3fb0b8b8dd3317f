import OrielTesting
import Testing

@testable import OrielCore

/// Movements of symbols.
@MainActor struct SymbolEffectTests {
  private struct Symbols: View {
    @State private var isActive = false
    @State private var count = 0
    let options: SymbolEffectOptions

    var body: some View {
      Text("active").symbolEffect(.pulse, options: options, isActive: isActive)
      Text("counted").symbolEffect(.pulse, options: options, value: count)
      Toggle("Active", isOn: $isActive)
      Button("Count") { count += 1 }
    }
  }

  private func opacity(_ text: String, _ screen: Screen) throws -> Double { try screen.text(text).opacity }

  @Test func `An active effect is repeated until it ends`() throws {
    let screen = Screen { Symbols(options: .default) }
    #expect(!screen.isMoving)
    try screen.toggle("Active").tap()
    screen.advance(by: .milliseconds(400))
    #expect(try opacity("active", screen) < 0.9)
    screen.advance(by: .seconds(20))
    #expect(screen.isMoving)
    try screen.toggle("Active").tap()
    try screen.advanceToRest()
    #expect(try opacity("active", screen) == 1)
  }

  private struct Hiding: View {
    @State private var isHidden = true

    var body: some View {
      Text("appears").symbolEffect(.appear.up.byLayer, isActive: isHidden)
      Text("disappears").symbolEffect(.disappear, isActive: !isHidden)
      Toggle("Hidden", isOn: $isHidden)
    }
  }

  @Test func `A symbol is hidden while it is about to appear, and while it has disappeared`() throws {
    let screen = Screen { Hiding() }
    try screen.advanceToRest()
    #expect(try opacity("appears", screen) == 0 && opacity("disappears", screen) == 1)
    try screen.toggle("Hidden").tap()
    try screen.advanceToRest()
    #expect(try opacity("appears", screen) == 1 && opacity("disappears", screen) == 0)
  }

  @Test func `A value starts an effect once`() throws {
    let screen = Screen { Symbols(options: .speed(2)) }
    try screen.button("Count").tap()
    screen.advance(by: .milliseconds(380))
    #expect(try opacity("counted", screen) < 0.5)
    #expect(try opacity("active", screen) == 1)
    try screen.advanceToRest()
    #expect(try opacity("counted", screen) == 1)
  }

  @Test func `An active effect may run once`() throws {
    let screen = Screen { Symbols(options: .nonRepeating) }
    try screen.toggle("Active").tap()
    screen.advance(by: .milliseconds(400))
    #expect(try opacity("active", screen) < 0.9)
    try screen.advanceToRest()
    #expect(try opacity("active", screen) == 1)
  }

  @Test func `An effect runs a number of times, with a pause between two`() throws {
    let screen = Screen { Symbols(options: .speed(4).repeat(.periodic(2, delay: 1))) }
    try screen.button("Count").tap()
    var lows = 0
    var isLow = false
    for _ in 0..<200 where screen.isMoving {
      screen.advance(by: .milliseconds(20))
      let isBelow = try opacity("counted", screen) < 0.7
      if isBelow, !isLow { lows += 1 }
      isLow = isBelow
    }
    #expect(lows == 2 && !screen.isMoving)
    #expect(try opacity("counted", screen) == 1)
  }

  @Test func `An effect that is to run often ends with its condition`() throws {
    let screen = Screen { Symbols(options: .repeat(.periodic(delay: 0.1))) }
    try screen.toggle("Active").tap()
    screen.advance(by: .seconds(20))
    #expect(screen.isMoving)
    try screen.toggle("Active").tap()
    try screen.advanceToRest()
    #expect(try opacity("active", screen) == 1)
  }

  @Test(arguments: [SymbolEffectOptions.default, .repeat(.periodic(delay: 1))])
  func `An effect without an end waits while the window shows no animations`(options: SymbolEffectOptions) throws {
    let screen = Screen { Symbols(options: options) }
    screen.allowsMotion = false
    try screen.toggle("Active").tap()
    #expect(!screen.isMoving)
    #expect(try opacity("active", screen) == 1)
    screen.allowsMotion = true
    screen.advance(by: .milliseconds(500))
    #expect(try opacity("active", screen) < 0.9)
    screen.allowsMotion = false
    #expect(!screen.isMoving)
    #expect(try opacity("active", screen) == 1)
  }

  @Test func `An effect without an end is over when its view has been removed`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text("active").symbolEffect(.pulse, options: .repeat(.periodic(delay: 1))) }
        Toggle("Shown", isOn: $isShown)
      }
    }
    let screen = Screen { Page() }
    screen.advance(by: .seconds(5))
    #expect(screen.isMoving)
    try screen.toggle("Shown").tap()
    screen.advance(by: .seconds(1))
    #expect(!screen.isMoving)
  }

  @Test func `Without motion a symbol stays as it is`() throws {
    let screen = Screen { Symbols(options: .default) }
    screen.desktop.reducesMotion = true
    try screen.toggle("Active").tap()
    try screen.button("Count").tap()
    #expect(try opacity("active", screen) == 1)
    #expect(try opacity("counted", screen) == 1)
  }

  @Test func `Each effect has its own movement`() {
    let rest = _SymbolMotion()
    #expect(BounceSymbolEffect.bounce.up._motion.scale > 1 && BounceSymbolEffect.bounce.down._motion.scale < 1)
    #expect(ScaleSymbolEffect.scale.up._motion.isLasting && ScaleSymbolEffect.scale.down._motion.scale < 1)
    #expect(BreatheSymbolEffect.breathe._motion != rest && WiggleSymbolEffect.wiggle._motion.angle > 0)
    let rotate = RotateSymbolEffect.rotate
    #expect(rotate.clockwise._motion.isTurn && rotate.counterClockwise._motion.angle < 0)
  }
}

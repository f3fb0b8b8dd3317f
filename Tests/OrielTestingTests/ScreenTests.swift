import OrielCore
import OrielTesting
import Testing

@MainActor struct ScreenTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `a tap runs the action, and the screen shows what came of it`() throws {
    let screen = Screen { Counter() }
    #expect(screen.text("0").exists)
    try screen.button("More").tap()
    #expect(screen.text("1").exists)
    #expect(!screen.text("0").exists)
  }
}

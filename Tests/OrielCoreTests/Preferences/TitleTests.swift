import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Whose title a window has.
@MainActor struct TitleTests {
  @Observable @MainActor final class Model {
    var isShown = false
    var isOuter = true
  }

  private struct Titled: View {
    let model: Model
    var body: some View {
      VStack {
        VStack { if model.isShown { Text("x").navigationTitle("inner") } }.navigationTitle("outer")
        Text("y").navigationTitle("second")
      }
    }
  }

  @Test func `The innermost title counts, whenever it came, and the first of those next to each other`() {
    let model = Model()
    let screen = Screen { Titled(model: model) }
    #expect(screen.title == "outer")
    model.isShown = true
    #expect(screen.title == "inner")
    model.isShown = false
    #expect(screen.title == "outer")
  }
}

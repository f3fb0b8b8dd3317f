import OrielCore
import OrielTesting
import Testing

/// Layouts of an app whose own data are animated.
@MainActor struct LayoutMotionTests {
  /// Boxes on a line, with a gap that is animated.
  private struct Shelf: Layout {
    var gap: Double

    var animatableData: Double {
      get { gap }
      set { gap = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 20 * Double(subviews.count) + gap * Double(subviews.count - 1), height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: 20, height: 20))
        x += 20 + gap
      }
    }
  }

  private struct Shelves: View {
    @State private var gap = 0.0
    var isErased = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isErased {
          AnyLayout(Shelf(gap: gap)) { LayoutMotionTests.boxes }
        } else {
          Shelf(gap: gap) { LayoutMotionTests.boxes }
        }
        Button("Apart") { withAnimation(.linear(duration: 1)) { gap = 100 } }
        Button("Together") { withAnimation(.linear(duration: 1)) { gap = 0 } }
        Button("Now") { gap = 40 }
      }
    }
  }

  @ViewBuilder private static var boxes: some View {
    Color.red.accessibilityIdentifier("first")
    Color.blue.accessibilityIdentifier("second")
  }

  private func place(_ screen: Screen) throws -> Double { Double(try screen.frame(of: "second").minX) }

  private func check(_ screen: Screen) throws {
    #expect(try place(screen) == 20)
    try screen.button("Apart").tap()
    #expect(try place(screen) == 20)
    screen.advance(by: .milliseconds(500))
    #expect(abs(try place(screen) - 70) < 0.001)
    try screen.button("Together").tap()
    screen.advance(by: .milliseconds(3000))
    #expect(try place(screen) == 20)
    #expect(!screen.isMoving)
    try screen.button("Now").tap()
    #expect(try place(screen) == 60)
    #expect(!screen.isMoving)
  }

  @Test func `Views are arranged with the data of each frame`() throws { try check(Screen { Shelves() }) }

  @Test func `So are those of a type-erased layout`() throws { try check(Screen { Shelves(isErased: true) }) }

  @Test func `A change without an animation ends a running one`() throws {
    let screen = Screen { Shelves() }
    try screen.button("Apart").tap()
    screen.advance(by: .milliseconds(500))
    try screen.button("Now").tap()
    #expect(try place(screen) == 60)
    screen.advance(by: .milliseconds(1000))
    #expect(try place(screen) == 60)
  }

  @Test func `The data between two frames are those of the curve, also for the size`() throws {
    let screen = Screen { Shelves() }
    try screen.button("Apart").tap()
    for step in 1...4 {
      screen.advance(by: .milliseconds(250))
      #expect(abs(try place(screen) - (20 + 25 * Double(step))) < 0.001)
    }
    #expect(!screen.isMoving)
  }
}

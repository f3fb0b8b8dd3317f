import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// Layouts in which the place of a view counts: in a stack, or outside of one.
@MainActor struct OuterLayoutTests {
  @Test func `A spacer that is a window's only view fills it, and is 8 by 8 in its ideal size`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 60)) { Spacer().accessibilityIdentifier("spacer") }
    #expect(try screen.frame(of: "spacer") == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(Screen(size: .unspecified) { Spacer() }.size == CGSize(width: 8, height: 8))
    #expect(Screen(size: .unspecified) { Spacer().frame(maxWidth: 500) }.size == CGSize(width: 8, height: 8))
  }

  @Test func `A spacer takes no width while there are other views in the window`() throws {
    struct Changing: View {
      let model: Model
      var body: some View {
        Spacer().accessibilityIdentifier("spacer")
        if model.hasMore { Text("more") }
      }
    }
    let model = Model()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 60)) { Changing(model: model) }
    for hasMore in [false, true, false, true] {
      model.hasMore = hasMore
      let frame = try screen.frame(of: "spacer")
      #expect(frame.size == (hasMore ? CGSize(width: 0, height: 44) : CGSize(width: 100, height: 60)))
    }
  }

  @Observable @MainActor final class Model {
    var hasMore = false
  }

  @Test func `The ideal width of a frame counts in a row, though its content is narrower`() throws {
    let row = HStack(spacing: 0) {
      Text("ab").frame(idealWidth: 70).accessibilityIdentifier("frame")
      Text("c")
    }
    let screen = Screen(size: .unspecified) { row }
    #expect(screen.size == CGSize(width: 78, height: 16))
    let fixed = Screen(size: ProposedViewSize(width: 300, height: 60)) { row.fixedSize() }
    #expect(try fixed.frame(of: "frame").width == 70)
  }

  @Test func `Columns of a lazy grid whose minimums don't fit are as wide as in SwiftUI`() throws {
    let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let screen = Screen(size: ProposedViewSize(width: 300, height: 60)) {
      LazyVGrid(columns: columns) {
        Color.red.frame(height: 20).accessibilityIdentifier("first")
        Color.blue.frame(height: 20).accessibilityIdentifier("second")
      }
    }
    #expect(try screen.frame(of: "first").width == 163)
    #expect(try screen.frame(of: "second").width == 180)
  }
}

import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Scrolling from code to items of a lazy stack while others are inserted and removed.
@MainActor struct ScrollTargetTests {
  private let size = ProposedViewSize(width: 100, height: 100)

  @MainActor @Observable final class Rows {
    var ids = Array(0..<200)
    @ObservationIgnored var proxy: ScrollViewProxy?
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  private struct Growing: View {
    let rows: Rows
    var body: some View {
      ScrollViewReader { proxy in
        let _ = rows.keep(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows.ids, id: \.self) {
              Text("row \($0)").frame(height: 20).accessibilityIdentifier("\($0)")
            }
          }
        }
      }
    }
  }

  @Test func `Items that are inserted and removed during an animation don't change its target`() throws {
    let rows = Rows()
    let screen = Screen(size: size) { Growing(rows: rows) }
    _ = try screen.frame(of: "0")
    withAnimation(.linear(duration: 0.4)) { rows.proxy?.scrollTo(150, anchor: .center) }
    screen.advance(by: .milliseconds(200))
    rows.ids.insert(contentsOf: 1_000..<1_030, at: 0)
    screen.advance(by: .milliseconds(50))
    rows.ids.removeAll { (120..<140).contains($0) }
    try screen.advanceToRest()
    #expect(try screen.frame(of: "150").midY == 50)
  }

  @Test func `If the target is removed during an animation, the stack stays usable`() throws {
    let rows = Rows()
    let screen = Screen(size: size) { Growing(rows: rows) }
    _ = try screen.frame(of: "0")
    withAnimation(.linear(duration: 0.4)) { rows.proxy?.scrollTo(150, anchor: .center) }
    screen.advance(by: .milliseconds(200))
    rows.ids.removeAll { $0 == 150 }
    try screen.advanceToRest()
    rows.proxy?.scrollTo(10, anchor: .top)
    #expect(try screen.frame(of: "10").minY == 0)
  }
}

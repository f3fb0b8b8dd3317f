import Foundation
import Testing

@testable import OrielCore

/// Toolbars without room for all of their items.
struct OverflowTests {
  /// Lays out items, the first of which always stays, and the menu if it has a width.
  ///
  /// - Returns: whether an item is hidden.
  private func hides(_ items: [CGFloat], menu: CGFloat?, in width: CGFloat) -> Bool {
    let node = OverflowNode([nil] + Array(repeating: 0, count: items.count - 1), menuPosition: items.count)
    for length in items + [menu ?? 0] {
      let item = OverflowItemNode()
      if length > 0 { item.appendChild(LeafNode(RigidLeaf(CGSize(width: length, height: 34)))) }
      node.appendChild(item)
    }
    let least = node.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
    node.place(at: .zero, proposal: ProposedViewSize(width: max(width, least), height: 40))
    return node.children.dropLast().contains { !$0.isPlaced }
  }

  @Test(
    arguments: [[36, 36], [46, 46], [36, 40], [36, 60], [36, 36, 36], [36, 90, 36], [120, 120]] as [[CGFloat]])
  func `The menu doesn't take the room from which it comes and goes`(_ items: [CGFloat]) {
    for width in 30...300 {
      for menu in [34, 36, 38, 46] as [CGFloat] where menu <= (items.min() ?? 0) + 10 {
        let (before, after) = (
          hides(items, menu: nil, in: CGFloat(width)), hides(items, menu: menu, in: CGFloat(width))
        )
        #expect(before == after, "\(items) and a menu of \(menu) in \(width)")
      }
    }
  }

  @Test func `Items without room are in the menu, but for a single icon`() {
    #expect(!hides([36, 36], menu: nil, in: 60))
    #expect(hides([36, 36, 36], menu: nil, in: 100))
    #expect(!hides([36, 36, 36], menu: nil, in: 120))
    #expect(hides([36, 90], menu: nil, in: 100))
  }
}

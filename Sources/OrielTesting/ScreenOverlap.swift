import Foundation
import OrielCore

/// Two things on a screen one of which stands on the other: see ``Screen/overlaps``.
public struct ScreenOverlap: Equatable, Sendable, CustomStringConvertible {
  /// The one that is read first, as outlines say it.
  public let first: String
  /// The other one.
  public let second: String
  /// What both of them cover, in the coordinates of ``Screen/frame(of:)``.
  public let area: CGRect

  /// The overlap as a sentence.
  public var description: String {
    "\(first) and \(second) overlap by \(area.width) × \(area.height) at (\(area.minX), \(area.minY))"
  }
}

/// Looks for what stands on something else.
@MainActor struct OverlapSearch {
  private(set) var overlaps: [ScreenOverlap] = []

  private struct Item {
    let node: LayoutNode
    let frame: CGRect
    let position: Int
  }

  init(in root: LayoutNode) { search(in: root) }

  /// Compares what stands beside each other in a node, then what is in each of those.
  private mutating func search(in node: LayoutNode) {
    var items: [Item] = []
    collect(in: node, into: &items)
    compare(items)
    for item in items { search(in: item.node) }
  }

  private func collect(in node: LayoutNode, into items: inout [Item]) {
    node.forEachInReadingOrder { child in
      guard child.isPlaced, !child.hides else { return }
      let isSeen = child.kind == .drawn || child.testWidget?.element.isSizedByContent == false
      guard isSeen else { return collect(in: child, into: &items) }
      items.append(Item(node: child, frame: child.frameInContent, position: items.count))
    }
  }

  private mutating func compare(_ items: [Item]) {
    // From the top to the bottom: only what begins above an item's end can stand on it.
    let sorted = items.sorted { $0.frame.minY < $1.frame.minY }
    var found: [(Item, Item)] = []
    for (index, item) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard other.frame.minY < item.frame.maxY else { break }
        guard item.frame.overlaps(other.frame), !areLayers(item.node, other.node) else { continue }
        found.append(item.position < other.position ? (item, other) : (other, item))
      }
    }
    found.sort { ($0.0.position, $0.1.position) < ($1.0.position, $1.1.position) }
    overlaps += found.map { first, second in
      ScreenOverlap(
        first: describe(first.node), second: describe(second.node), area: first.frame.intersection(second.frame))
    }
  }

  /// Whether a `ZStack`, a background or an overlay puts one above the other.
  private func areLayers(_ first: LayoutNode, _ second: LayoutNode) -> Bool {
    var ancestors: Set<ObjectIdentifier> = []
    var next = first.around
    while let node = next {
      ancestors.insert(ObjectIdentifier(node))
      next = node.around
    }
    next = second.around
    while let node = next {
      if ancestors.contains(ObjectIdentifier(node)) { return node is ZStackNode || node is LayerNode }
      next = node.around
    }
    return false
  }

  /// What fills the area behind a view is no view of its own.
  private func describe(_ node: LayoutNode) -> String { TestView(node)?.describedBriefly ?? "fill" }
}

extension CGRect {
  /// Whether both cover more than a rounding error of the same area.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 1e-6 && common.height > 1e-6
  }
}

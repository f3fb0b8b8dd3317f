import Foundation
import OrielCore

/// Two overlapping elements, in ``Screen/overlaps``.
public struct ScreenOverlap: Equatable, Sendable, CustomStringConvertible {
  /// The description of the first element in reading order.
  public let first: String
  /// The description of the second element.
  public let second: String
  /// The common area, in the coordinates of ``Screen/frame(of:)``.
  public let area: CGRect

  /// A sentence that describes the overlap.
  public var description: String {
    "\(first) and \(second) overlap by \(area.width) × \(area.height) at (\(area.minX), \(area.minY))"
  }
}

/// Searches for overlapping elements.
@MainActor struct OverlapSearch {
  private(set) var overlaps: [ScreenOverlap] = []

  private struct Item {
    let node: LayoutNode
    let frame: CGRect
    let position: Int
  }

  init(in root: LayoutNode) { search(in: root) }

  /// Compares the children of a node, and then their descendants.
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
    // Sorted from top to bottom, so that only neighbors have to be compared.
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

  /// Whether the nodes are layers of a `ZStack`, `GeometryReader`, background or overlay.
  private func areLayers(_ first: LayoutNode, _ second: LayoutNode) -> Bool {
    var ancestors: Set<ObjectIdentifier> = []
    var next = first.around
    while let node = next {
      ancestors.insert(ObjectIdentifier(node))
      next = node.around
    }
    next = second.around
    while let node = next {
      if ancestors.contains(ObjectIdentifier(node)) { return node.hasLayers }
      next = node.around
    }
    return false
  }

  /// The description of a node. A background style isn't a view.
  private func describe(_ node: LayoutNode) -> String { TestView(node)?.describedBriefly ?? "fill" }
}

extension LayoutNode {
  /// Whether the children are placed in front of each other.
  fileprivate var hasLayers: Bool { self is ZStackNode || self is LayerNode || self is GeometryReaderNode }
}

extension CGRect {
  /// Whether the intersection is larger than a rounding error.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 1e-6 && common.height > 1e-6
  }
}

import FoundationEssentials

/// The views of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews

  /// The reading direction around the layout. A layout rarely needs it: its coordinates begin at the leading edge, and
  /// everything is mirrored afterwards.
  public var layoutDirection: LayoutDirection

  let nodes: [LayoutNode]
  let run: LayoutRun
  private let range: Range<Int>

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  init(_ nodes: [LayoutNode], _ run: LayoutRun, _ direction: LayoutDirection) {
    self.init(nodes, run, direction, nodes.indices)
  }

  private init(_ nodes: [LayoutNode], _ run: LayoutRun, _ direction: LayoutDirection, _ range: Range<Int>) {
    layoutDirection = direction
    self.nodes = nodes
    self.run = run
    self.range = range
  }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], run: run, index: index) }

  /// The views in a range, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes, run, layoutDirection, bounds)
  }

  /// The nodes of these views.
  var partNodes: [LayoutNode] { range == nodes.indices ? nodes : Array(nodes[range]) }

  /// The guide that is derived from the explicit guides of the views in their last placement.
  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    let values = indices.compactMap { index -> CGFloat? in
      let placement = run.placement(index, of: nodes[index], in: bounds, proposal)
      return nodes[index].dimensions(in: placement.proposal)[explicit: key].map { $0 + placement.origin[key.axis] }
    }
    return key.combine(values)
  }
}

extension LayoutSubviews: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.range == second.range && first.layoutDirection == second.layoutDirection
      && first.indices.allSatisfy { first.nodes[$0] === second.nodes[$0] }
  }
}

/// A proxy of a view in a layout.
public struct LayoutSubview {
  let node: LayoutNode
  let run: LayoutRun
  let index: Int

  /// The view's `layoutPriority`.
  public var priority: Double { node.traits.priority }

  /// The preferred spacing around the view.
  public var spacing: ViewSpacing { node.spacing }

  /// The value that the view sets with `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.values?.value(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

  /// Returns the view's size for a proposal and its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// Places a point of the view, by default its top leading corner. The last call applies.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = node.sizeThatFits(proposal)
      origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    }
    run.placements[index] = ContainerNode.Placement(origin: origin, proposal: proposal)
  }
}

extension LayoutSubview: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.node === second.node }
}

/// The placements of views in one call of a layout.
final class LayoutRun {
  var placements: [ContainerNode.Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  /// The placement of a view; centered if the layout hasn't placed it.
  func placement(
    _ index: Int, of node: LayoutNode, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> ContainerNode.Placement {
    if let placement = placements[index] { return placement }
    let size = node.sizeThatFits(proposal)
    let origin = CGPoint(
      x: bounds.origin.x + (bounds.size.width - size.width) / 2,
      y: bounds.origin.y + (bounds.size.height - size.height) / 2)
    return ContainerNode.Placement(origin: origin, proposal: proposal)
  }
}

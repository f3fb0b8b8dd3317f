import FoundationEssentials

/// The properties that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// `matchedGeometryEffect`: displays its content in the frame of another node with the same key.
///
/// The node's own frame isn't affected. If a node is inserted while another one with the same key is removed, its
/// content starts at the frame of the removed one, which follows it.
package final class MatchedNode: SingleChildNode {
  package struct Configuration: Equatable {
    package let key: AnyHashable
    package let properties: MatchedGeometryProperties
    package let anchor: UnitPoint
    package let isSource: Bool

    package init(_ key: AnyHashable, _ properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
      self.key = key
      self.properties = properties
      self.anchor = anchor
      self.isSource = isSource
    }
  }

  package var configuration: Configuration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.key != oldValue.key, let surface {
        surface.matches.remove(self, oldValue.key)
        surface.matches.add(self)
      }
      setNeedsLayout()
    }
  }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  override package func didAttach(to surface: LayoutSurface) { surface.matches.add(self) }

  override package func didDetach(from surface: LayoutSurface) {
    surface.matches.remove(self, configuration.key)
    // A view without a transition is removed at once, but another one may start at its frame.
    if Transaction.current?.animation != nil, let content {
      surface.matches.lost[configuration.key] = content.shownFrame.kept
    }
  }

  override package func placeChildren() {
    guard let content, let surface else { return }
    let group = surface.matches.nodes(configuration.key)
    if group.count > 1 || !surface.matches.lost.isEmpty {
      let source = configuration.isSource ? nil : group.first { $0.isSettledSource && $0 !== self }
      if let source, let frame = source.content?.frame {
        follow(frame, of: source)
        return
      }
      if !content.isPlaced, let start = start(in: group) { arrive(content, from: start, in: surface) }
    }
    content.place(at: .zero, proposal: placedProposal)
    if group.count > 1, configuration.isSource { lead(group, in: surface) }
  }

  override package func didTranslate() {
    guard configuration.isSource, let surface else { return }
    lead(surface.matches.nodes(configuration.key), in: surface)
  }

  /// Registers the other nodes of the group, which follow this one after the layout.
  private func lead(_ group: [MatchedNode], in surface: LayoutSurface) {
    for node in group where node !== self && (!node.configuration.isSource || node.isDeparting) {
      surface.matches.followers.append((node, self, surface.placing))
    }
  }

  private var isSettledSource: Bool { configuration.isSource && !isDeparting && content?.isPlaced == true }

  /// Whether the node or an ancestor is being removed.
  private var isDeparting: Bool {
    guard let surface, surface.departingCount > 0 else { return false }
    var next: LayoutNode? = self
    while let node = next {
      if node.isDepartingChild { return true }
      next = node.parent
    }
    return false
  }

  // MARK: Insertion

  /// The frame at which the content starts: that of a node that is being removed.
  private func start(in group: [MatchedNode]) -> Rect? {
    let former = group.first { $0 !== self && $0.isDeparting && $0.content?.isPlaced == true }
    return former?.content?.shownFrame.kept ?? surface?.matches.lost[configuration.key]
  }

  private func arrive(_ content: LayoutNode, from start: Rect, in surface: LayoutSurface) {
    let own = shownFrame
    let size = Size(content.sizeThatFits(placedProposal))
    let shown = configuration.properties.contains(.size) ? start.size : size
    var place = Point(x: 0, y: 0)
    if configuration.properties.contains(.position) {
      let anchor = configuration.anchor
      place.x = start.minX + anchor.x * (start.width - shown.width) - own.origin.x
      place.y = start.minY + anchor.y * (start.height - shown.height) - own.origin.y
    }
    content.ownMotion.arrival = SIMD4(place.x, place.y, shown.width, shown.height)
    surface.movesPlaces = true
  }

  // MARK: Following

  /// Places the content in the frame of another node's content.
  fileprivate func follow(_ frame: CGRect, of source: MatchedNode) {
    guard let content else { return }
    let (anchor, properties) = (configuration.anchor, configuration.properties)
    let proposal = properties.contains(.size) ? ProposedViewSize(frame.size) : placedProposal
    let taken = content.sizeThatFits(proposal)
    var point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    if properties.contains(.position) {
      point = CGPoint(
        x: frame.origin.x + anchor.x * frame.size.width - origin.x,
        y: frame.origin.y + anchor.y * frame.size.height - origin.y)
    }
    content.place(
      at: CGPoint(x: point.x - anchor.x * taken.width, y: point.y - anchor.y * taken.height), proposal: proposal)
  }
}

/// The nodes with matched geometry in a surface, by key.
struct MatchedNodes {
  private var groups: [AnyHashable: [MatchedNode]] = [:]
  /// The frames of nodes that were removed without a transition in an animated change, until the next layout.
  var lost: [AnyHashable: Rect] = [:]
  /// The nodes that follow another one after the layout, with the transaction of the placement.
  var followers: [(node: MatchedNode, source: MatchedNode, transaction: Transaction.Storage?)] = []

  var isIdle: Bool { lost.isEmpty && followers.isEmpty }

  func nodes(_ key: AnyHashable) -> [MatchedNode] { groups[key] ?? [] }

  mutating func add(_ node: MatchedNode) { groups[node.configuration.key, default: []].append(node) }

  mutating func remove(_ node: MatchedNode, _ key: AnyHashable) {
    groups[key]?.removeAll { $0 === node }
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }
}

extension LayoutSurface {
  /// Called after the layout. Places the nodes that follow others.
  func placeFollowers() {
    let followers = matches.followers
    matches.followers = []
    matches.lost = [:]
    for (node, source, transaction) in followers where node.surface === self && source.surface === self {
      guard node.isPlaced, let frame = source.content?.frame else { continue }
      let outer = placing
      placing = transaction
      if transaction?.animation != nil { movesPlaces = true }
      node.follow(frame, of: source)
      placing = outer
      node.collectOverhang()
      node.extendAncestors()
    }
  }
}

extension CGRect {
  fileprivate var kept: Rect { Rect(self) }
}

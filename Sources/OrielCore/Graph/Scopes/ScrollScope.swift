/// The views to which a `ScrollViewReader` can scroll.
@MainActor package final class ScrollScope {
  private struct Entry {
    weak var node: (any ScrollTargets)?
  }

  private var entries: [Entry] = []
  private var limit = 32
  /// The scope of the reader around this one.
  package private(set) weak var outer: ScrollScope?

  /// Places the scope in that of the reader around it.
  package func enter(_ outer: ScrollScope?) { self.outer = outer }

  package nonisolated init() {}

  func add(_ node: any ScrollTargets) {
    if entries.count >= limit {
      entries.removeAll { $0.node?.isMounted != true }
      limit = max(32, entries.count * 2)
    }
    entries.append(Entry(node: node))
    outer?.add(node)
  }

  private var targets: some Sequence<any ScrollTargets> {
    entries.lazy.compactMap(\.node).filter(\.isMounted)
  }

  /// Whether there is a view with an identity.
  func contains<ID: Hashable>(_ id: ID) -> Bool { targets.contains { $0.contains(id) } }

  /// The place of the view with an identity; nil if it has none.
  func place<ID: Hashable>(of id: ID) -> ScrollPlace? {
    for target in targets { if let place = target.place(of: id) { return place } }
    return nil
  }

  /// The identity of the view at an anchor of the visible part, or else of the next one after it.
  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> ID? {
    var best: (id: ID, place: ScrollPlace)?
    for target in targets {
      guard let found = target.target(type, at: anchor) else { continue }
      if best.map({ found.place.precedes($0.place, at: anchor) }) ?? true { best = found }
    }
    return best?.id
  }

  /// Scrolls to the first view with an identity, after the pending updates.
  package func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    guard let graph = entries.lazy.compactMap({ $0.node }).first(where: { $0.isMounted })?.graph else { return }
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      for entry in self.entries {
        if let node = entry.node, node.isMounted, node.scroll(to: id, anchor: anchor) { return }
      }
    }
  }
}

/// A node whose views have identities.
@MainActor package protocol ScrollTargets: _GraphNode {
  /// Scrolls to the view with an identity. Returns whether the node contains it.
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) -> Bool

  /// Whether the node contains the view with an identity, be it visible or not.
  func contains<ID: Hashable>(_ id: ID) -> Bool

  /// Where the view with an identity is; nil if it has no place.
  func place<ID: Hashable>(of id: ID) -> ScrollPlace?

  /// The first view that ends after an anchor of the visible part, or the last view.
  func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> (id: ID, place: ScrollPlace)?
}

/// The place of a view along the axis of a scroll view.
package struct ScrollPlace {
  package let range: Range<CGFloat>
  /// The visible part of the content.
  package let visible: Range<CGFloat>
  /// Whether the visible part is where code has scrolled to, rather than the user.
  let isProgrammatic: Bool
  /// How often code has scrolled the scroll view.
  let programmaticScrolls: Int
  private let axis: Axis

  /// The place of a node, or of a part of it in its coordinates; nil if it has none in a scroll view.
  init?(_ node: LayoutNode?, part: Range<CGFloat>? = nil) {
    guard let node, node.isPlaced, let surface = node.surface?.scrollingSurface, let visible = surface.visibleFrame,
      let frame = node.frame(in: surface)
    else { return nil }
    axis = surface.scrollAxes.contains(.vertical) ? .vertical : .horizontal
    let whole = axis == .vertical ? frame.minY..<frame.maxY : frame.minX..<frame.maxX
    range = part.map { whole.lowerBound + $0.lowerBound..<whole.lowerBound + $0.upperBound } ?? whole
    programmaticScrolls = surface.programmaticScroll.count
    let place = surface.programmaticScroll.position
    isProgrammatic = place.map { abs($0.x - visible.minX) < 0.5 && abs($0.y - visible.minY) < 0.5 } ?? false
    self.visible = axis == .vertical ? visible.minY..<visible.maxY : visible.minX..<visible.maxX
  }

  /// Half a pixel of a view isn't visible.
  private static let tolerance: CGFloat = 0.5

  func point(at anchor: UnitPoint) -> CGFloat {
    visible.lowerBound + (visible.upperBound - visible.lowerBound) * (axis == .vertical ? anchor.y : anchor.x)
  }

  /// Whether the view ends after an anchor of the visible part.
  package func ends(after anchor: UnitPoint) -> Bool { range.upperBound > point(at: anchor) + Self.tolerance }

  /// Whether a view is chosen rather than another one: the one at the anchor, of nested ones the outer one, or else the
  /// nearest one after it.
  func precedes(_ other: ScrollPlace, at anchor: UnitPoint) -> Bool {
    let point = point(at: anchor)
    let (isHere, isOtherHere) = (range.contains(point), other.range.contains(point))
    if isHere != isOtherHere { return isHere }
    if isHere { return range.upperBound - range.lowerBound > other.range.upperBound - other.range.lowerBound }
    let (isAfter, isOtherAfter) = (ends(after: anchor), other.ends(after: anchor))
    if isAfter != isOtherAfter { return isAfter }
    return isAfter ? range.lowerBound < other.range.lowerBound : range.upperBound > other.range.upperBound
  }
}

extension ScrollTargets {
  /// Registers the node with the reader around it.
  func joinScrollScope() { context.environment.values.scrollScope?.add(self) }

  // The rows of a list are no targets of a scroll position.
  package func contains<ID: Hashable>(_ id: ID) -> Bool { false }
  package func place<ID: Hashable>(of id: ID) -> ScrollPlace? { nil }
  package func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint) -> (id: ID, place: ScrollPlace)? { nil }
}

private enum ScrollScopeKey: EnvironmentKey { static var defaultValue: ScrollScope? { nil } }

extension EnvironmentValues {
  /// The views of the nearest `ScrollViewReader`.
  package var scrollScope: ScrollScope? {
    get { self[ScrollScopeKey.self] }
    set { self[ScrollScopeKey.self] = newValue }
  }
}

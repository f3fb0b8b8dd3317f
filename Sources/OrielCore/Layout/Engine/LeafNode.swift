import FoundationEssentials

/// Measures a leaf: a widget, or the text of a headless screen.
package protocol LeafSizing: AnyObject {
  /// The axes along which a proposal affects the size.
  var sensitivity: Axis.Set { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether a change that leaves all sizes as they are needs no new placement.
  var isDrawnInPlace: Bool { get }
  /// The baselines of the first and the last line of text.
  func baselines(in size: CGSize) -> TextBaselines?
}

extension LeafSizing {
  package var isDrawnInPlace: Bool { false }
}

/// The distances of the baselines from the top.
package struct TextBaselines: Equatable, Sendable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}

/// The layout node of a widget.
package class LeafNode: LayoutNode {
  package final let sizing: any LeafSizing

  /// The object that the leaf places.
  @exclusivity(unchecked) package final var widget: AnyObject?

  /// Whether the widget handles presses itself, as controls do. Gestures around it don't recognize those presses.
  package final var takesPresses = false

  /// Whether hit testing finds the leaf.
  package final var isPickable = true

  /// Whether the size may change without notification, so that it is measured again in each layout.
  package final var isVolatile = false {
    didSet {
      guard isVolatile != oldValue, let surface else { return }
      if isVolatile { surface.addVolatile(self) } else { surface.removeVolatile(self) }
    }
  }

  /// The preferred distances of the leaf.
  package final var preferredSpacing = ViewSpacing() {
    didSet { if preferredSpacing.preferences != oldValue.preferences { setNeedsLayout() } }
  }

  /// Whether the widget has been given the leaf's size; set by the host.
  @exclusivity(unchecked) package final var isSized = false

  /// The axes along which the content of the leaf is scrolled.
  package final var scrollAxes: Axis.Set = []

  /// Whether the host has deferred placing the widget.
  @exclusivity(unchecked) package final var isPostponed = false

  /// Whether the widget is in front of all others of the surface, for the pointer as well.
  @exclusivity(unchecked) final var isRaised = false {
    didSet {
      guard isRaised != oldValue, let surface else { return }
      surface.raisedCount += isRaised ? 1 : -1
      surface.host?.didMove(self)
    }
  }

  final var volatileIndex: Int?

  override package final var kind: Kind { .leaf }

  package init(_ sizing: any LeafSizing) { self.sizing = sizing }

  override final var isDrawnInPlace: Bool { sizing.isDrawnInPlace }

  override package func findSensitivity() -> Axis.Set { sizing.sensitivity }
  override package func measure(_ proposal: ProposedViewSize) -> CGSize { sizing.sizeThatFits(proposal) }

  override package func findTraits() -> LayoutTraits {
    var traits = LayoutTraits()
    traits.spacing = preferredSpacing.preferences
    return traits
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    switch key.kind {
    case .firstBaseline: sizing.baselines(in: size)?.first
    case .lastBaseline: sizing.baselines(in: size)?.last
    case .start, .center, .end, .custom: nil
    }
  }

  override package final func didPlace() {
    isSized = false
    surface?.host?.place(self)
  }

  override package final func didTranslate() { surface?.host?.place(self) }
  override package final func didWithdraw() { surface?.host?.withdraw(self) }
  override package final func didMove(in surface: LayoutSurface) { surface.host?.didMove(self) }

  override package func didAttach(to surface: LayoutSurface) {
    if isVolatile { surface.addVolatile(self) }
    surface.host?.didAttach(self)
  }

  override package func didDetach(from surface: LayoutSurface) {
    surface.removeVolatile(self)
    if isRaised {
      surface.raisedCount -= 1
      isRaised = false
    }
    surface.host?.didDetach(self)
  }

  /// Whether an enclosing node in the surface limits the height of the leaf.
  package final var isHeightLimited: Bool {
    var child: LayoutNode = self
    while let parent = child.parent {
      if parent.limitsHeight(of: child) { return true }
      child = parent
    }
    return false
  }

  /// The leaf whose widget precedes that of this one: the preceding leaf in the order of the tree. Raised leaves follow
  /// all others.
  package final var previousLeaf: LeafNode? {
    var next = isRaised ? surface?.root.lastInTree : previousInTree
    while let node = next {
      if node.kind == .leaf, node !== self, !unsafeDowncast(node, to: LeafNode.self).isRaised {
        return unsafeDowncast(node, to: LeafNode.self)
      }
      next = node.previousInTree
    }
    return nil
  }
}

/// A leaf whose content is another surface. Changes of the content that don't affect its size don't invalidate the
/// outer layout.
package final class BoundaryNode: LeafNode {
  package let content: LayoutSurface

  package init(_ content: LayoutSurface) {
    self.content = content
    super.init(content)
    content.boundary = self
    isVolatile = content.hasVolatileLeaves
  }

  override package func findTraits() -> LayoutTraits { content.traits }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    content.dimensions(in: proposal)[explicit: key]
  }
}

extension LayoutSurface: LeafSizing {
  package var sensitivity: Axis.Set {
    settle()
    return root.sensitivity
  }

  package func baselines(in size: CGSize) -> TextBaselines? {
    let dimensions = dimensions(in: ProposedViewSize(size))
    guard let first = dimensions[explicit: VerticalAlignment.firstTextBaseline],
      let last = dimensions[explicit: VerticalAlignment.lastTextBaseline]
    else { return nil }
    return TextBaselines(first: first, last: last)
  }
}

import FoundationEssentials

/// A node of the layout tree: one for each view or modifier that takes part in layout.
///
/// A parent proposes a size, the child responds (`sizeThatFits`), the parent places it (`place`). Subclasses override
/// the hooks. Responses are cached until `setNeedsLayout` is called for the node or a descendant.
///
/// Coordinates are leading and top: the surface mirrors them for right-to-left layout.
///
/// Nodes aren't isolated and aren't `Sendable`: they are used where their surface is used. Isolated to the main actor,
/// each closure passed to `map`, `sort` and the like would check its executor at each call.
package class LayoutNode {
  /// The kinds of nodes that a surface host distinguishes.
  package enum Kind {
    case structure
    case leaf
    case drawn
    case effect
    case mask
  }

  package var kind: Kind { .structure }

  // MARK: Hooks

  /// The size for a proposal, which is nil along axes to which the node isn't sensitive.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places the children within `size`, for `placedProposal`.
  package func placeChildren() {}

  /// The axes along which a proposal may affect the size or the placement of the children. An unnecessary axis costs
  /// measurements; a missing axis gives wrong sizes.
  package func findSensitivity() -> Axis.Set { .both }

  /// Whether the parent of this node measures its children directly. The parent is then invalidated by each change of a
  /// child's size.
  package var isTransparent: Bool { false }

  /// The properties of the node, besides its size, that its parent uses.
  package func findTraits() -> LayoutTraits { LayoutTraits() }

  /// The position of a guide that the node or a descendant sets. Called for text baselines, and if the trait
  /// `hasGuides` is set.
  package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The orientation for spacers and dividers in this child.
  package func stackAxis(of child: LayoutNode) -> Axis? { nil }

  /// Whether the height that a child is proposed may be less than its ideal height. Texts in it then display as many
  /// lines as fit.
  package func limitsHeight(of child: LayoutNode) -> Bool { false }
  /// Whether a change that leaves all sizes as they are needs no new placement.
  var isDrawnInPlace: Bool { false }

  /// Called when cached properties of the children have become invalid.
  package func forgetChildren() {}

  /// Called when a child was inserted or removed.
  func childCountDidChange() {}

  /// Called when the node has been placed, or its placement has changed.
  package func didPlace() {}

  /// Called when the position of the node has changed, but not its size.
  package func didTranslate() { didPlace() }

  /// Called when the node is no longer placed, though it is still in the tree.
  package func didWithdraw() {}

  /// Called when the node was added to a surface's tree, before its children.
  package func didAttach(to surface: LayoutSurface) {}

  /// Called when the node was removed from a surface's tree.
  package func didDetach(from surface: LayoutSurface) {}

  /// Called when the node or an ancestor was moved among its siblings.
  package func didMove(in surface: LayoutSurface) {}

  /// The children, from back to front, that may be visible in an area of the surface.
  package func children(in area: CGRect?) -> ArraySlice<LayoutNode> { drawingOrder[...] }

  /// The overhang of the node, given that of its content. Overridden by nodes that draw, clip or transform.
  package func overhang(of content: Overhang) -> Overhang { content }

  /// Called when the overhang of a child has grown since the children were placed.
  package func childDidExtend(_ child: LayoutNode) {}

  // Properties that each layout reads for every node have no dynamic exclusivity checks, which took a fifth of its
  // time. No code that runs during a modification of one reads it.

  // MARK: Tree (LayoutNode+Children.swift)

  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var parent: LayoutNode?
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var surface: LayoutSurface?
  @exclusivity(unchecked) package final internal(set) var childCount = 0
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var firstChild: LayoutNode?
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var lastChild: LayoutNode?
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var previousSibling: LayoutNode?
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var nextSibling: LayoutNode?
  @exclusivity(unchecked) final var knownChildren: [LayoutNode]?
  @exclusivity(unchecked) final var knownDrawingOrder: [LayoutNode]?
  /// Whether the drawing order of the children differs from their order in the tree.
  @exclusivity(unchecked) final var isReordered = false

  // MARK: Measurements (LayoutNode+Answers.swift)

  @exclusivity(unchecked) final var sizes = SizeCache()
  @exclusivity(unchecked) final var guides: GuideCache?
  @exclusivity(unchecked) final var knownSensitivity: Axis.Set?
  @exclusivity(unchecked) final var knownTraits: LayoutTraits?
  @exclusivity(unchecked) final var isDirty = false

  // MARK: Placement (LayoutNode+Placement.swift)

  /// The top leading corner, in the surface's coordinates.
  package final internal(set) var origin: CGPoint {
    get { keptOrigin.cgPoint }
    set { keptOrigin = Point(newValue) }
  }
  package final internal(set) var size: CGSize {
    get { keptSize.cgSize }
    set { keptSize = Size(newValue) }
  }
  /// The position in the parent.
  package final internal(set) var offset: CGPoint {
    get { keptOffset.cgPoint }
    set { keptOffset = Point(newValue) }
  }
  @exclusivity(unchecked) private final var keptOrigin = Point(x: 0, y: 0)
  @exclusivity(unchecked) private final var keptSize = Size(width: 0, height: 0)
  @exclusivity(unchecked) private final var keptOffset = Point(x: 0, y: 0)
  /// The proposal with which the node was placed; nil along the axes to which it isn't sensitive.
  @exclusivity(unchecked) package final internal(set) var placedProposal = ProposedViewSize.unspecified
  /// Whether the node is placed. Children of `ViewThatFits` that weren't chosen aren't.
  @exclusivity(unchecked) package final internal(set) var isPlaced = false
  /// Whether the container has left the node out of its layout.
  @exclusivity(unchecked) final var isWithdrawn = false
  @exclusivity(unchecked) final var isArranged = false
  @exclusivity(unchecked) final var overhang: Overhang?
  /// The animations of the node and its departing children (LayoutNode+Motion.swift); usually nil.
  @exclusivity(unchecked) final var motion: NodeMotion?

  package init() {}

  deinit { releaseChildren() }
}

/// The properties of a child, besides its size, that its parent uses.
package struct LayoutTraits: Equatable {
  /// Whether the child or a descendant sets a guide.
  package var hasGuides = false
  /// Whether the child is a spacer, possibly with modifiers.
  package var isSpacer = false
  /// Children with a higher priority are measured first.
  package var priority: Double = 0
  /// Children with a higher index are drawn later.
  package var zIndex: Double = 0
  /// The values of an app's `LayoutValueKey`s.
  package var values: LayoutValues?
  /// The values of a grid cell's modifiers.
  package var grid: GridCellTraits?
  /// The preferred distances of its edges.
  package var spacing: SpacingPreferences?

  package init() {}
}

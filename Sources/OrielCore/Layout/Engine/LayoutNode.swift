import FoundationEssentials

/// Something that has a size and a place: one for each view or modifier that takes part in layout.
///
/// A parent proposes a size, the child answers (`sizeThatFits`), the parent places it (`place`). Subclasses write the
/// hooks. What they answer is remembered until they, or something in them, say `setNeedsLayout`.
///
/// Coordinates are leading and top: the surface mirrors them where reading begins on the right.
///
/// Nodes belong to no actor, and cannot be sent: they live where their surface lives. On the main actor every closure
/// given to `map`, `sort` and so on would check its executor each time that it runs.
package class LayoutNode {
  /// What a node is to those who show it.
  package enum Kind {
    case structure
    case leaf
    case drawn
    case effect
    case mask
  }

  package var kind: Kind { .structure }

  // MARK: Hooks

  /// The size for a proposal. Axes to which the node isn't sensitive are nil in it.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places the children within `size`, for `placedProposal`.
  package func placeChildren() {}

  /// The axes in which a proposal makes a difference to the answer, or to where the children stand. More than are true
  /// is slow, fewer are wrong.
  package func findSensitivity() -> Axis.Set { .both }

  /// Whether the parent asks the children itself: then it has to know of every change of an answer of theirs.
  package var isTransparent: Bool { false }

  /// What a parent needs to know about the node besides its size.
  package func findTraits() -> LayoutTraits { LayoutTraits() }

  /// Where a guide is that the node or something in it sets. Asked for text baselines, and where `hasGuides` is a trait.
  package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The axis along which a spacer or a divider in this child stands.
  package func stackAxis(of child: LayoutNode) -> Axis? { nil }

  /// What was remembered about the children is out of date.
  package func forgetChildren() {}

  /// The node has its place, or another one.
  package func didPlace() {}

  /// The node isn't shown any more, though it is still in the tree.
  package func didWithdraw() {}

  /// The node has come into a surface's tree; its children follow.
  package func didAttach(to surface: LayoutSurface) {}

  /// The node has left a surface's tree.
  package func didDetach(from surface: LayoutSurface) {}

  /// The node, or something around it, has another place among its siblings.
  package func didMove(in surface: LayoutSurface) {}

  /// The children from the back to the front that may be seen in an area of the surface.
  package func children(in area: CGRect?) -> ArraySlice<LayoutNode> { drawingOrder[...] }

  /// How far what is drawn juts out of the node, where not only the children decide it.
  package func overhang(of content: Overhang) -> Overhang { content }

  /// What is drawn of a child juts out further than when the children were placed.
  package func childDidExtend(_ child: LayoutNode) {}

  // What is read for every node of a layout isn't checked for exclusive access: that took a fifth of its time. Nothing
  // that is called while one of these is changed reads it.

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
  /// Whether the children are drawn in another order than that of the tree.
  @exclusivity(unchecked) final var isReordered = false

  // MARK: Answers (LayoutNode+Answers.swift)

  @exclusivity(unchecked) final var sizes = SizeCache()
  @exclusivity(unchecked) final var guides: GuideCache?
  @exclusivity(unchecked) final var knownSensitivity: Axis.Set?
  @exclusivity(unchecked) final var knownTraits: LayoutTraits?
  @exclusivity(unchecked) final var isDirty = false

  // MARK: Place (LayoutNode+Placement.swift)

  /// The corner at the leading edge and the top, in the surface's coordinates.
  package final internal(set) var origin: CGPoint {
    get { keptOrigin.cgPoint }
    set { keptOrigin = Point(newValue) }
  }
  package final internal(set) var size: CGSize {
    get { keptSize.cgSize }
    set { keptSize = Size(newValue) }
  }
  /// The place in the parent.
  package final internal(set) var offset: CGPoint {
    get { keptOffset.cgPoint }
    set { keptOffset = Point(newValue) }
  }
  @exclusivity(unchecked) private final var keptOrigin = Point(x: 0, y: 0)
  @exclusivity(unchecked) private final var keptSize = Size(width: 0, height: 0)
  @exclusivity(unchecked) private final var keptOffset = Point(x: 0, y: 0)
  /// The proposal with which the node was placed, nil in the axes to which it isn't sensitive.
  @exclusivity(unchecked) package final internal(set) var placedProposal = ProposedViewSize.unspecified
  /// Whether the node has a place: an alternative that wasn't chosen has none.
  @exclusivity(unchecked) package final internal(set) var isPlaced = false
  @exclusivity(unchecked) final var isArranged = false
  @exclusivity(unchecked) final var overhang: Overhang?

  package init() {}

  deinit { releaseChildren() }
}

/// What a parent needs to know about a child besides its size.
package struct LayoutTraits: Equatable {
  /// Whether the child, or something in it, sets a guide.
  package var hasGuides = false
  /// Whether the child is a spacer, maybe behind modifiers.
  package var isSpacer = false
  /// Children of a higher priority choose first.
  package var priority: Double = 0
  /// Children of a higher index are drawn later.
  package var zIndex: Double = 0
  /// The values of an app's `LayoutValueKey`s.
  package var values: LayoutValues?
  /// What the modifiers of a grid's cell say.
  package var grid: GridCellTraits?
  /// The distances that its edges like.
  package var spacing: SpacingPreferences?

  package init() {}
}

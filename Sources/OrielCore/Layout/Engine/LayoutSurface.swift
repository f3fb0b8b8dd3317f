import FoundationEssentials

/// The root of a tree of nodes: the content of a window or of a scroll view, a row of a list, the label of a button.
package final class LayoutSurface {
  package let root: LayoutNode
  package weak var host: (any SurfaceHost)? {
    didSet { if let host { root.announceLeaves(to: host) } }
  }
  /// The leaf of another surface that this one is the content of.
  package weak var boundary: LeafNode?

  /// The size of the last layout.
  package private(set) var size: CGSize? {
    get { keptSize?.cgSize }
    set { keptSize = newValue.map { Size($0) } }
  }
  private var keptSize: Size?
  /// Axes along which the content may be as long as it likes: those of a scroll view.
  package var scrollAxes: Axis.Set = [] {
    didSet {
      guard scrollAxes != oldValue else { return }
      isRootChanged = true
      host?.needsMeasure()
    }
  }
  /// What relative frames are a share of: a window's size, or what a scroll view shows of its content. If nobody sets it,
  /// it is the size of the last layout.
  package var containerSize: CGSize? {
    get { (givenContainerSize ?? keptSize)?.cgSize }
    set {
      let new = newValue.map { Size($0) }
      guard new != givenContainerSize else { return }
      givenContainerSize = new
      for frame in relativeFrames { frame.setNeedsLayout() }
    }
  }
  private var givenContainerSize: Size?
  /// Lengths where a view says nothing.
  package var metrics = LayoutMetrics.standard { didSet { if metrics != oldValue { forgetAll() } } }
  /// Whether reading begins on the right.
  package var isMirrored = false {
    didSet {
      guard isMirrored != oldValue else { return }
      isEveryPlaceNew = true
      host?.needsLayout()
    }
  }

  private var dirty: [LayoutNode] = []
  /// Nodes with the same answers as before, but new insides.
  private var unarranged: [LayoutNode] = []
  private var unfinished: [any ContentMaking] = []
  private var volatileLeaves: [LeafNode] = []
  private var isRootChanged = true
  private var isEveryPlaceNew = false
  private var isLayingOut = false
  private var isDisplayDue = false
  private var relativeFrames: [ContainerRelativeFrameNode] = []
  /// How many nodes have an effect: without one nobody needs to look for those around a leaf.
  package internal(set) var effectCount = 0

  // MARK: Motion (LayoutSurface+Motion.swift)

  /// Whether places have to be compared when nodes are placed: a transaction is under way, or something moves.
  package internal(set) final var movesPlaces = false
  /// Nodes that were changed in a transaction since the last layout.
  var changed: [LayoutNode] = []
  /// Nodes that something of is on its way.
  var moving: [LayoutNode] = []
  /// How many nodes are shown that have left.
  var leaverCount = 0
  /// The transaction of what is being placed.
  var placing: Transaction.Storage?
  var placingRun: (transaction: Transaction.Storage, run: AnimationRun?)?

  package init(_ root: LayoutNode) {
    precondition(root.parent == nil && root.surface == nil, "The root of a surface has no parent")
    self.root = root
    root.attach(to: self)
  }

  deinit { root.detach(from: self) }

  // MARK: Questions

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    settle()
    return root.sizeThatFits(proposal)
  }

  package var traits: LayoutTraits {
    settle()
    return root.traits
  }

  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    settle()
    return root.dimensions(in: proposal)
  }

  // MARK: Layout

  /// Gives everything its place that isn't in it. The root stands in the middle, along a scrolled axis at its start.
  package func layout(in size: CGSize) {
    if isMirrored && size.width != self.size?.width { isEveryPlaceNew = true }
    if givenContainerSize == nil, size != self.size, !relativeFrames.isEmpty {
      self.size = size
      isRootChanged = true
      for frame in relativeFrames { frame.setNeedsLayout() }
    }
    settle()
    isLayingOut = true
    if isRootChanged || size != self.size {
      self.size = size
      isRootChanged = false
      let proposal = ProposedViewSize(size).limited(to: Axis.Set.both.subtracting(scrollAxes))
      let content = root.sizeThatFits(proposal)
      let x = scrollAxes.contains(.horizontal) ? 0 : (size.width - content.width) / 2
      let y = scrollAxes.contains(.vertical) ? 0 : (size.height - content.height) / 2
      root.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
    finishLayout()
  }

  /// A layout without a host that has a size: the surface is as large as what the root answers to a proposal.
  package func layout(for proposal: ProposedViewSize) {
    settle()
    isLayingOut = true
    isRootChanged = false
    size = root.sizeThatFits(proposal)
    root.place(at: .zero, proposal: proposal)
    finishLayout()
  }

  private func finishLayout() {
    // Those inside what was placed just now are arranged already, and nothing happens.
    let nodes = unarranged
    unarranged = []
    for node in nodes where node.surface === self { node.rearrange() }
    if isEveryPlaceNew {
      isEveryPlaceNew = false
      root.announcePlaces()
    }
    isLayingOut = false
    if movesPlaces { forgetTransactions() }
    if isDisplayDue {
      isDisplayDue = false
      host?.needsDisplay()
    }
    if !unfinished.isEmpty { host?.needsContent() }
  }

  /// Makes the content that depends on the layout. Returns whether another layout is due.
  @discardableResult package func finishContent() -> Bool {
    let nodes = unfinished
    unfinished = []
    for node in nodes where node.surface === self { node.makeContent() }
    return !nodes.isEmpty
  }

  /// A layout without a host, to the end.
  package func layoutCompletely(in size: CGSize) {
    // As often as the frame clock of a desktop repeats its layout at most.
    for _ in 0..<4 {
      layout(in: size)
      if !finishContent() { return }
    }
    layout(in: size)
  }

  // MARK: Change

  func markDirty(_ node: LayoutNode) {
    dirty.append(node)
    guard dirty.count == 1 else { return }
    host?.needsLayout()
    boundary?.setNeedsLayout()
  }

  /// Asks every changed node again, the deepest first, and its parent only where an answer is another.
  package func settle() {
    for leaf in volatileLeaves where !leaf.isDirty {
      leaf.isDirty = true
      dirty.append(leaf)
    }
    guard !dirty.isEmpty else { return }
    var levels: [[LayoutNode]] = []
    for node in dirty where node.surface === self {
      let depth = node.depth
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    dirty.removeAll(keepingCapacity: true)
    for depth in levels.indices.reversed() {
      for node in levels[depth] where node.isDirty {
        let wasArranged = node.isArranged
        guard node.answersDidChange() else {
          if wasArranged { unarranged.append(node) }
          continue
        }
        if leaverCount > 0, node.isLeaver {
          // What has left is no part of its parent's layout.
          unarranged.append(node)
          continue
        }
        if let parent = node.parent {
          if let transaction = node.motion?.transaction { note(transaction, of: parent) }
          if parent.isDirty { continue }
          parent.isDirty = true
          levels[depth - 1].append(parent)
        } else {
          isRootChanged = true
          // What is around moves in the same transaction.
          Transaction.running(root.motion?.transaction) { if let host { host.needsMeasure() } }
        }
      }
    }
  }

  /// Everything may have changed: theme, font, scale.
  package func forgetAll() {
    root.forget()
    isRootChanged = true
    host?.needsMeasure()
    boundary?.setNeedsLayout()
  }

  /// What is drawn has changed. The host hears it once, also of a whole layout.
  func setNeedsDisplay() {
    if isLayingOut { isDisplayDue = true } else { host?.needsDisplay() }
  }

  func needsContent(of node: any ContentMaking) { unfinished.append(node) }

  // MARK: Volatile leaves

  var hasVolatileLeaves: Bool { !volatileLeaves.isEmpty }

  func addVolatile(_ leaf: LeafNode) {
    leaf.volatileIndex = volatileLeaves.count
    volatileLeaves.append(leaf)
    boundary?.isVolatile = true
  }

  func removeVolatile(_ leaf: LeafNode) {
    guard let index = leaf.volatileIndex else { return }
    leaf.volatileIndex = nil
    let last = volatileLeaves.removeLast()
    if volatileLeaves.isEmpty { boundary?.isVolatile = false }
    if last === leaf { return }
    volatileLeaves[index] = last
    last.volatileIndex = index
  }

  // MARK: Relative frames

  func addRelative(_ frame: ContainerRelativeFrameNode) {
    frame.relativeIndex = relativeFrames.count
    relativeFrames.append(frame)
  }

  func removeRelative(_ frame: ContainerRelativeFrameNode) {
    guard let index = frame.relativeIndex else { return }
    frame.relativeIndex = nil
    let last = relativeFrames.removeLast()
    if last === frame { return }
    relativeFrames[index] = last
    last.relativeIndex = index
  }

  // MARK: Coordinates

  /// An area as it is seen: mirrored where reading begins on the right.
  package func visual(_ area: CGRect) -> CGRect {
    guard isMirrored, let size else { return area }
    return CGRect(origin: CGPoint(x: size.width - area.origin.x - area.size.width, y: area.origin.y), size: area.size)
  }

  /// The place of a node as it is seen in this frame, before any effect.
  package func visualFrame(of node: LayoutNode) -> CGRect { visual(node.shownFrame) }
}

/// A node whose content depends on the layout: it is made after the layout, never in it.
protocol ContentMaking: LayoutNode {
  func makeContent()
}

extension LayoutNode {
  fileprivate final func announceLeaves(to host: any SurfaceHost) {
    if kind == .leaf { host.didAttach(unsafeDowncast(self, to: LeafNode.self)) }
    var next = firstChild
    while let child = next {
      child.announceLeaves(to: host)
      next = child.nextSibling
    }
  }
}

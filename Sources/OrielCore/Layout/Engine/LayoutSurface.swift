import FoundationEssentials

/// The root of a tree of nodes: the content of a window or of a scroll view, a row of a list, the label of a button.
package final class LayoutSurface {
  package let root: LayoutNode
  package weak var host: (any SurfaceHost)? {
    didSet {
      guard let host else { return }
      root.announceLeaves(to: host)
      if inputCount > 0 { host.inputDidChange() }
      if commandCount > 0 { host.commandsDidChange() }
    }
  }
  /// The leaf of the enclosing surface whose content this surface is.
  package weak var boundary: LeafNode?

  /// The size of the last layout.
  package private(set) var size: CGSize? {
    get { keptSize?.cgSize }
    set { keptSize = newValue.map { Size($0) } }
  }
  @exclusivity(unchecked) private var keptSize: Size?
  /// The axes in which the content has its ideal length: those of a scroll view.
  package var scrollAxes: Axis.Set = [] {
    didSet {
      guard scrollAxes != oldValue else { return }
      isRootChanged = true
      host?.needsLayout()
    }
  }
  /// The size to which container-relative frames refer: that of the window, or of the visible area of a scroll view. By
  /// default, the size of the last layout.
  package var containerSize: CGSize? {
    get {
      guard let size = givenContainerSize ?? keptSize else { return nil }
      return CGSize(
        width: max(0, size.width - scrollMargins.leading - scrollMargins.trailing),
        height: max(0, size.height - scrollMargins.top - scrollMargins.bottom))
    }
    set {
      let new = newValue.map { Size($0) }
      guard new != givenContainerSize else { return }
      givenContainerSize = new
      for frame in relativeFrames { frame.setNeedsLayout() }
    }
  }
  private var givenContainerSize: Size?
  /// The default lengths.
  package var metrics = LayoutMetrics.standard { didSet { if metrics != oldValue { forgetAll() } } }
  /// Whether the layout is right to left.
  package var isMirrored = false {
    didSet {
      guard isMirrored != oldValue else { return }
      isEveryPlaceNew = true
      // A custom layout may depend on the direction.
      forgetAll()
      host?.needsLayout()
    }
  }

  // Unchecked, because they are used in every query: no call is made within an access.
  @exclusivity(unchecked) var dirty: [LayoutNode] = []
  /// The nodes whose children have to be placed again although their size hasn't changed.
  @exclusivity(unchecked) var unarranged: [LayoutNode] = []
  @exclusivity(unchecked) private var unfinished: [any ContentMaking] = []
  @exclusivity(unchecked) var volatileLeaves: [LeafNode] = []
  @exclusivity(unchecked) var isRootChanged = true
  @exclusivity(unchecked) private var isEveryPlaceNew = false
  @exclusivity(unchecked) var isLayingOut = false
  @exclusivity(unchecked) var isDisplayDue = false
  /// The number of layouts so far.
  @exclusivity(unchecked) private(set) var layoutCount = 0
  /// Notes which surfaces have to be laid out; nil unless an action runs whose effect on the layout matters.
  @exclusivity(unchecked) nonisolated(unsafe) static var requests: LayoutRequests?
  /// Nodes whose content depends on their position in the window, which also changes when an enclosing view is
  /// scrolled.
  var trackers: [GeometryNode] = []
  var relativeFrames: [ContainerRelativeFrameNode] = []
  /// The margins around the content of a scroll view. They are scrolled with it.
  package var scrollMargins = EdgeInsets() {
    didSet {
      guard scrollMargins != oldValue else { return }
      isRootChanged = true
      for frame in relativeFrames { frame.setNeedsLayout() }
      host?.needsLayout()
      boundary?.setNeedsLayout()
    }
  }
  /// Decides where scrolling by the user ends.
  package var scrollAiming: ScrollAiming?
  /// The observers of the scroll view, and of those around it.
  package var scrollLinks: [ScrollLink] = [] {
    didSet {
      guard scrollLinks != oldValue else { return }
      for link in oldValue where link.surface === self && !scrollLinks.contains(link) { link.surface = nil }
      // Scroll views in the content of the first one aren't bound.
      for link in scrollLinks where link.surface == nil { link.surface = self }
    }
  }
  /// The initial scroll position, at which the surface stays until the user scrolls.
  package var scrollAnchor: UnitPoint?
  /// The state of scrolling (LayoutSurface+Scrolling.swift); nil until it is needed.
  private(set) var scrollState: ScrollState?
  /// The state of scrolling, which is created if there is none.
  var neededScrollState: ScrollState {
    if let scrollState { return scrollState }
    let made = ScrollState(of: self)
    scrollState = made
    return made
  }
  /// The number of nodes with an effect. If it is zero, the ancestors of a leaf needn't be searched for one.
  package internal(set) var effectCount = 0
  /// The number of nodes that take part in hit testing. The host is notified when it becomes zero or nonzero.
  package internal(set) var inputCount = 0 {
    didSet { if (inputCount > 0) != (oldValue > 0) { host?.inputDidChange() } }
  }
  /// The number of nodes that receive keys and commands. The host is notified when it becomes zero or nonzero.
  package internal(set) var commandCount = 0 {
    didSet { if (commandCount > 0) != (oldValue > 0) { host?.commandsDidChange() } }
  }
  /// The number of leaves whose widgets are in front of all others. If it is zero, the widgets are in the order of the
  /// tree.
  package internal(set) var raisedCount = 0
  /// The number of nodes with a blend mode. If it is zero, no background has to be kept as a render node.
  package internal(set) var blendCount = 0
  /// Whether the tree has ever contained a node whose content is only drawn, such as a canvas with symbols.
  package internal(set) var hasPictures = false

  // MARK: Motion (LayoutSurface+Motion.swift)

  /// Whether placements have to be compared with previous ones: in a transaction, or during an animation.
  package internal(set) final var movesPlaces = false
  /// Nodes that were changed in a transaction since the last layout.
  var changed: [LayoutNode] = []
  /// The nodes with running animations.
  var moving: [LayoutNode] = []
  /// The number of departing nodes.
  var departingCount = 0
  /// The nodes with matched geometry (MatchedNode.swift).
  var matches = MatchedNodes()
  /// Actions that wait until the surface is in a window.
  var clockWaiters: [(AnimationClock) -> Void] = []
  /// The transaction of the current placement.
  var placing: Transaction.Storage?
  var placingRun: (transaction: Transaction.Storage, run: AnimationRun?)?

  package init(_ root: LayoutNode) {
    precondition(root.parent == nil && root.surface == nil, "The root of a surface has no parent")
    self.root = root
    root.attach(to: self)
  }

  deinit { root.detach(from: self) }

  // MARK: Measuring

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    settle()
    if scrollMargins == EdgeInsets() { return root.sizeThatFits(proposal) }
    let size = root.sizeThatFits(proposal.inset(by: scrollMargins))
    return CGSize(
      width: size.width + scrollMargins.leading + scrollMargins.trailing,
      height: size.height + scrollMargins.top + scrollMargins.bottom)
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

  /// Performs the pending placement. The root is centered, or at the start of a scrollable axis.
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
      let insets = scrollMargins
      let proposal = ProposedViewSize(size).inset(by: insets).limited(to: Axis.Set.both.subtracting(scrollAxes))
      let content = root.sizeThatFits(proposal)
      let across = (size.width - insets.leading - insets.trailing - content.width) / 2
      let down = (size.height - insets.top - insets.bottom - content.height) / 2
      let x = insets.leading + (scrollAxes.contains(.horizontal) ? 0 : across)
      let y = insets.top + (scrollAxes.contains(.vertical) ? 0 : down)
      root.place(at: CGPoint(x: x, y: y), proposal: proposal)
      if scrollAnchor != nil { neededScrollState.isAnchorDue = true } else { scrollState?.isAnchorDue = false }
      noteMove()
    }
    finishLayout()
  }

  /// Performs a layout without a host: the surface takes the root's size for a proposal.
  package func layout(for proposal: ProposedViewSize) {
    settle()
    isLayingOut = true
    isRootChanged = false
    size = root.sizeThatFits(proposal)
    root.place(at: .zero, proposal: proposal)
    finishLayout()
  }

  private func finishLayout() {
    layoutCount += 1
    // Nodes whose ancestors have just been arranged are up to date and return at once.
    let nodes = unarranged
    unarranged = []
    for node in nodes where node.surface === self { node.rearrange() }
    if isEveryPlaceNew {
      isEveryPlaceNew = false
      root.announcePlaces()
    }
    if !matches.isIdle { placeFollowers() }
    isLayingOut = false
    if movesPlaces { forgetTransactions() }
    if !clockWaiters.isEmpty { serveClockWaiters() }
    if isDisplayDue {
      isDisplayDue = false
      host?.needsDisplay()
    }
    if isContentDue { host?.needsContent() }
  }

  /// Whether a settled surface has something to do in its next layout.
  package var isLayoutDue: Bool {
    isRootChanged || isEveryPlaceNew || movesPlaces || !unarranged.isEmpty || !clockWaiters.isEmpty || isContentDue
  }

  /// Whether `finishContent()` has something to do.
  package var isContentDue: Bool {
    !unfinished.isEmpty || scrollState?.isContentDue == true
  }

  /// Creates the content that depends on the layout. Returns whether another layout is required.
  @discardableResult package func finishContent() -> Bool {
    keepScrollAnchor()
    performScrolling()
    reportMove()
    for node in trackers { node.noteGeometry() }
    let nodes = unfinished
    unfinished = []
    for node in nodes where node.surface === self { node.makeContent() }
    return !nodes.isEmpty || !unfinished.isEmpty
  }

  /// Performs a layout without a host, repeated until no content is pending.
  package func layoutCompletely(in size: CGSize) {
    // The maximum number of times that GTK's frame clock repeats its layout phase.
    for _ in 0..<4 {
      layout(in: size)
      if !finishContent() { return }
    }
    layout(in: size)
  }

  func needsContent(of node: any ContentMaking) { unfinished.append(node) }

  // MARK: Coordinates

  /// An area in visual coordinates: mirrored in right-to-left layout.
  package func visual(_ area: CGRect) -> CGRect {
    guard isMirrored, let size else { return area }
    return CGRect(origin: CGPoint(x: size.width - area.origin.x - area.size.width, y: area.origin.y), size: area.size)
  }

  /// The frame of a node in the current frame of an animation, without effects.
  package func visualFrame(of node: LayoutNode) -> CGRect { visual(node.shownFrame) }
}

/// A node whose content depends on the layout, and is created after it.
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

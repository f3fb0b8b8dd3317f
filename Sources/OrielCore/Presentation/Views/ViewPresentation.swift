import FoundationEssentials

/// A sheet, cover, popover or inspector that is live: its views, and what the platform shows them in.
@MainActor final class ViewPresentation<Content: View>: LivePresentation, PresentationEventSink {
  let token: PresentationToken
  /// What it is on the screen.
  private(set) var style: PresentationRequest.Style
  /// The lane in which it was let in. It may turn out to be the wrong one, since the views inside have a say in the style.
  let lane: PresentationLane
  private let place: any PresentingPlace<PresentationModifier<Content>>
  private let tree: PresentedTree<Content>
  private var presentation: (any PlatformPresentation)?
  private var request: PresentationRequest
  /// The detents that `request.detents` are the heights of.
  private var detents: [PresentationDetent] = []
  /// The detent that the user has chosen, or that it opened at, where no binding says.
  private var chosenDetent: PresentationDetent?
  /// Whether it leaves only to go on in another style.
  var isMoving = false
  private var isDismissDisabled = false
  private var isCovered = false

  init(
    _ token: PresentationToken, at place: any PresentingPlace<PresentationModifier<Content>>,
    _ tree: PresentedTree<Content>
  ) {
    self.token = token
    self.place = place
    self.tree = tree
    style = place.modifier.style(tree.options, at: place)
    lane = place.coordinator.lane(of: token) ?? style.lane
    request = PresentationRequest(style)
    tree.token = token
  }

  /// Which item it shows.
  var item: PresentationItemID { tree.item }

  /// What the views inside say about it.
  var options: PresentationOptions { tree.options }

  /// Makes the platform's part, with the content in it, and shows it.
  func show(over surface: (any PlatformSurface)?) {
    // In the wrong lane nothing is shown: it is asked for again, in the right one.
    guard style.lane == lane else { return place.syncLater() }
    tree.didChange = { [weak self] in self?.contentDidChange() }
    tree.dismiss = { [weak self] in self?.dismissFromInside() }
    guard let platform = place.context.host.presentationPlatform else {
      return fail("the platform shows no presentations")
    }
    let presentation = platform.makePresentation(
      request, over: surface, at: place.lastLayoutNode?.platformWidget, sink: self)
    self.presentation = presentation
    tree.attach(to: presentation)
    push()
    // Finding it out has the whole content measured once more.
    if tree.readsSizeClasses { setSizeClasses(expectedSize(of: presentation)) }
    if let focus = tree.focus { presentation.moveFocus(to: focus) }
    tree.focus = nil
    presentation.present()
  }

  private func fail(_ reason: String) {
    Diagnostics.warn("a presentation could not be shown: \(reason)")
    place.graph.afterUpdates { [place, token] in place.coordinator.send(.didFail(token)) }
  }

  /// The size that the presentation is going to have, as far as that is known before it is shown.
  private func expectedSize(of presentation: any PlatformPresentation) -> SurfaceSize {
    if case .cover = style, let available = presentation.availableSize { return available }
    let size = presentation.sizeThatFits(ProposedViewSize(width: request.width.map { CGFloat($0) }, height: nil))
    let height = request.detents.isEmpty ? request.height : request.detents[request.selectedDetent]
    return SurfaceSize(width: request.width ?? size.width, height: height ?? size.height)
  }

  /// - Parameter size: only asked for where it matters, since finding it out takes time.
  private func setSizeClasses(_ size: @autoclosure () -> SurfaceSize) {
    switch style {
    case .sheet, .cover:
      let size = size()
      tree.setSizeClasses(SizeClasses(width: size.width, height: size.height))
    case .popover: tree.setSizeClasses(SizeClasses(horizontal: .compact, vertical: .regular))
    case .column:
      let vertical = place.context.environment.values.windowSizeClasses.vertical
      tree.setSizeClasses(SizeClasses(horizontal: .compact, vertical: vertical))
    }
  }

  // MARK: What the platform is told

  private func contentDidChange() {
    // What a column may use of the height depends on the window alone.
    if case .column = style, let size = presentation?.size { setSizeClasses(size) }
    push()
    place.syncLater()
  }

  /// Hands the platform what has changed.
  private func push() {
    guard let presentation else { return }
    let options = tree.options
    tree.updateBackground(options.background)
    let new = makeRequest(options, presentation)
    if new != request {
      request = new
      style = new.style
      presentation.update(new)
    }
    if options.isDismissDisabled != isDismissDisabled {
      isDismissDisabled = options.isDismissDisabled
      place.coordinator.send(.interactiveDismissDisabled(token, isDismissDisabled))
    }
  }

  private func makeRequest(_ options: PresentationOptions, _ presentation: any PlatformPresentation)
    -> PresentationRequest
  {
    // Where another style is due, this one stays as it is until it has left.
    var request = PresentationRequest(style.withDetails(of: place.modifier.style(options, at: place)))
    if case .column(var width) = request.style, let stored = place.memory.width?.width {
      width.ideal = min(max(stored, width.minimum), width.maximum)
      request.style = .column(width)
    }
    request.title = tree.title
    // A click outside closes a popover before anything could be asked.
    let isHeld = lane == .popover && (isCovered || tree.wantsToAsk)
    request.isDismissDisabled = options.isDismissDisabled || isHeld
    switch options.background {
    case .automatic: break
    case .paint(let paint): request.background = paint
    case .view(_, let alignment, _): request.backgroundAlignment = alignment
    }
    request.cornerRadius = options.cornerRadius
    if case .sheet = request.style { addSize(to: &request, options, presentation) }
    return request
  }

  private func addSize(
    to request: inout PresentationRequest, _ options: PresentationOptions, _ presentation: any PlatformPresentation
  ) {
    let available = presentation.availableSize ?? SurfaceSize(width: 0, height: 0)
    func context(hasIndicator: Bool) -> PresentationDetent.Context {
      PresentationDetent.Context(
        available: available.height,
        decoration: presentation.decorationHeight(withDragIndicator: hasIndicator),
        environment: place.context.environment.values)
    }
    let resolved = DetentHeights(options.detents?.all, indicator: options.dragIndicator, in: context)
    detents = resolved.detents
    if options.detents != nil {
      select(from: resolved, options, in: &request)
    } else {
      let sizing = PresentationSizingContext(
        available: ProposedViewSize(width: available.width, height: available.height),
        current: presentation.size.map { ProposedViewSize(width: $0.width, height: $0.height) } ?? .unspecified)
      let root = PresentationSizingRoot {
        let size = presentation.sizeThatFits($0)
        return (size.width, size.height)
      }
      let size = (options.sizing ?? .automatic).proposedSize(for: root, context: sizing)
      request.width = size.width.map { Double($0) }
      request.height = size.height.map { Double($0) }
    }
    let height = request.detents.isEmpty ? request.height ?? 0 : request.detents[request.selectedDetent]
    request.allowsBackgroundInteraction =
      options.backgroundInteraction.limit(in: resolved.context ?? context(hasIndicator: false)).map { height <= $0 }
      ?? false
  }

  private func select(
    from resolved: DetentHeights, _ options: PresentationOptions, in request: inout PresentationRequest
  ) {
    request.detents = resolved.heights
    let selected = options.detents?.selection?.detent ?? chosenDetent
    request.selectedDetent = selected.flatMap { detents.firstIndex(of: $0) } ?? 0
    // As long as the room isn't known, nothing is the lowest.
    if let context = resolved.context, context.available > 0 { chosenDetent = detents[request.selectedDetent] }
    request.contentResizes = options.contentInteraction.contentResizes
    request.showsDragIndicator = resolved.showsDragIndicator
  }

  // MARK: What the platform says

  func handle(_ event: PresentationEvent) {
    switch event {
    case .presented:
      if let size = presentation?.size { setSizeClasses(size) }
      place.coordinator.send(.didPresent(token))
      place.coordinator.syncSlots(in: token)
    case .closed: place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("a presentation could not be shown: \(reason)")
      place.coordinator.send(.didFail(token))
    case .closeAttempt:
      // What was typed just before counts: it may be what forbids the dismissal.
      place.graph.flush()
      if options.isDismissDisabled || !tree.ask() { place.coordinator.send(.closeAttempt(token)) }
    case .detentSelected(let index):
      guard detents.indices.contains(index) else { return }
      chosenDetent = detents[index]
      tree.options.detents?.selection?.set(detents[index])
      push()
    case .columnResized(let width):
      place.memory.width?.width = width
      push()
    case .resized:
      if let size = presentation?.size { setSizeClasses(size) }
      push()
    }
  }

  private func dismissFromInside() { place.coordinator.send(.dismissal(token)) }

  // MARK: LivePresentation

  var surface: (any PlatformSurface)? { presentation }

  func coverDidChange(_ isCovered: Bool) {
    if isCovered != self.isCovered {
      self.isCovered = isCovered
      push()
    }
    if !isCovered { place.syncLater() }
  }

  func update() {
    tree.update(place.modifier.source)
    tree.changed()
  }

  // Only dialogs have actions.
  func runAction(_ id: ActionID) {}

  func dismiss(animated: Bool) {
    isMoving = place.modifier.moves(tree, at: place)
    guard let presentation else { return place.coordinator.send(.didClose(token, outcome: .dismissed)) }
    if isMoving { tree.focus = presentation.focus }
    presentation.dismiss(animated: animated)
  }

  func tearDown() {
    tree.didChange = nil
    tree.dismiss = nil
    let presentation = presentation
    self.presentation = nil
    place.modifier.end(tree, isMoving: isMoving, at: place)
    presentation?.dispose()
  }
}

extension PresentationRequest.Style {
  /// The same style, with the details of a newer one of the same kind.
  func withDetails(of new: Self) -> Self {
    switch (self, new) {
    case (.popover, .popover), (.column, .column): new
    case (.sheet, _), (.cover, _), (.popover, _), (.column, _): self
    }
  }
}

import FoundationEssentials

/// Presented views and the platform's presentation.
@MainActor final class ViewPresentation<Content: View>: LivePresentation, EventSink {
  let token: PresentationToken
  /// The current form.
  private(set) var form: any PresentationForm
  /// The lane in which it was admitted. It may turn out to be the wrong one, since the views inside contribute to the
  /// form.
  let lane: PresentationLane
  private let place: any PresentingPlace<PresentationModifier<Content>>
  private let tree: PresentedTree<Content>
  private var presentation: (any PlatformPresentation)?
  private var request: PresentationRequest
  /// The detents of the heights in `request.detents`.
  private var detents: [PresentationDetent] = []
  /// The detent that the user has chosen, or the initial one, if there is no binding.
  private var chosenDetent: PresentationDetent?
  /// Whether it is dismissed to continue in another form.
  var isMoving = false
  /// Watches the flag while the presentation is being dismissed.
  private var watch: FlagWatch?
  private var isDismissDisabled = false
  private var isCovered = false

  init(
    _ token: PresentationToken, at place: any PresentingPlace<PresentationModifier<Content>>,
    _ tree: PresentedTree<Content>
  ) {
    self.token = token
    self.place = place
    self.tree = tree
    form = place.modifier.form(tree.options, at: place)
    lane = place.coordinator.lane(of: token) ?? form.lane
    request = PresentationRequest(form)
    tree.token = token
  }

  /// The presented item.
  var item: PresentationItemID { tree.item }

  // A popover, an inspector and a cover aren't waiting for an answer.
  var preventsTermination: Bool {
    form.lane == .modal && !form.coversParent ? tree.preventsTermination : options.preventsTermination ?? false
  }

  /// The options that the views set.
  var options: PresentationOptions { tree.options }

  /// Creates the platform's presentation with its content, and shows it.
  func show(over surface: (any PlatformSurface)?) {
    // Nothing is shown in the wrong lane: the request is made again in the right one.
    guard form.lane == lane else { return place.syncLater() }
    tree.didChange = { [weak self] in self?.contentDidChange() }
    tree.dismiss = { [weak self] in self?.dismissFromInside() }
    guard let platform = place.context.host.services.presentations else {
      return fail("the platform shows no presentations")
    }
    let presentation = platform.makePresentation(
      request, over: surface, at: place.lastLayoutNode?.platformWidget, sink: self)
    self.presentation = presentation
    tree.attach(to: presentation)
    push()
    // Only if needed, since this measures the whole content.
    if tree.readsSizeClasses { setSizeClasses(expectedSize(of: presentation)) }
    if let focus = tree.focus { presentation.moveFocus(to: focus) }
    tree.focus = nil
    presentation.present()
  }

  private func fail(_ reason: String) {
    Diagnostics.warn("a presentation couldn't be shown: \(reason)")
    place.graph.afterUpdates { [place, token] in place.coordinator.send(.didFail(token)) }
  }

  /// The expected size of the presentation, as far as it is known before it is shown.
  private func expectedSize(of presentation: any PlatformPresentation) -> SurfaceSize {
    if form.coversParent, let available = presentation.availableSize { return available }
    let size = presentation.sizeThatFits(ProposedViewSize(width: request.width.map { CGFloat($0) }, height: nil))
    let height = request.detents.isEmpty ? request.height : request.detents[request.selectedDetent]
    return SurfaceSize(width: request.width ?? size.width, height: height ?? size.height)
  }

  /// - Parameter size: evaluated only if needed, since measuring takes time.
  private func setSizeClasses(_ size: @autoclosure () -> SurfaceSize) {
    let surroundings = place.context.environment.values
    if let classes = form.sizeClasses(in: surroundings.windowSizeClasses) { return tree.setSizeClasses(classes) }
    let size = size()
    tree.setSizeClasses(
      SizeClasses(width: size.width, height: size.height, textScale: surroundings.desktopTextScale))
  }

  // MARK: Updating the platform

  private func contentDidChange() {
    let window = place.context.environment.values.windowSizeClasses
    if presentation?.size != nil, let classes = form.sizeClasses(in: window) { tree.setSizeClasses(classes) }
    push()
    place.syncLater()
  }

  /// Updates the platform's presentation.
  private func push() {
    guard let presentation else { return }
    let options = tree.options
    tree.updateBackground(options.background)
    let new = makeRequest(options, presentation)
    if new != request {
      request = new
      form = new.form
      presentation.update(new)
    }
    if options.isDismissDisabled != isDismissDisabled {
      isDismissDisabled = options.isDismissDisabled
      place.coordinator.send(.interactiveDismissDisabled(token, isDismissDisabled))
    }
    place.coordinator.contentDidChange()
  }

  private func makeRequest(_ options: PresentationOptions, _ presentation: any PlatformPresentation)
    -> PresentationRequest
  {
    // A form that is about to be replaced isn't changed.
    var request = PresentationRequest(form.withValues(of: place.modifier.form(options, at: place)))
    if let stored = place.memory.width?.width { request.form = request.form.withWidth(stored) }
    request.title = tree.title
    let isHeld = request.form.closesAtClickOutside && (isCovered || tree.wantsToAsk)
    request.isDismissDisabled = options.isDismissDisabled || isHeld
    switch options.background {
    case .automatic: break
    case .paint(let paint): request.background = paint
    case .view(_, let alignment, _): request.backgroundAlignment = alignment
    }
    request.cornerRadius = options.cornerRadius
    request.fadesIn = options.fadesIn
    if request.form.isSizedByViews { addSize(to: &request, options, presentation) }
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
    request.fillsParent = fillsParent(available, options)
    let limit = options.backgroundInteraction.limit(in: resolved.context ?? context(hasIndicator: false))
    request.edge = limit == nil ? edge(in: available, options) : nil
    if request.edge != nil {
      detents = []
      request.width = ownSize(of: presentation, available, options).width.map { min(Double($0), available.width) }
      request.height = max(available.height - presentation.decorationHeight(withDragIndicator: false), 0)
    } else if options.detents != nil {
      select(from: resolved, options, in: &request)
      if request.fillsParent { request.width = available.width }
    } else if request.fillsParent {
      request.width = available.width
      request.height = max(available.height - presentation.decorationHeight(withDragIndicator: false), 0)
    } else {
      let size = ownSize(of: presentation, available, options)
      request.width = size.width.map { Double($0) }
      request.height = size.height.map { Double($0) }
    }
    let height = request.detents.isEmpty ? request.height ?? 0 : request.detents[request.selectedDetent]
    request.allowsBackgroundInteraction = limit.map { height <= $0 } ?? false
  }

  /// The size that the sizing determines.
  private func ownSize(
    of presentation: any PlatformPresentation, _ available: SurfaceSize, _ options: PresentationOptions
  ) -> ProposedViewSize {
    let sizing = PresentationSizingContext(
      available: ProposedViewSize(width: available.width, height: available.height),
      current: presentation.size.map { ProposedViewSize(width: $0.width, height: $0.height) } ?? .unspecified)
    let root = PresentationSizingRoot {
      let size = presentation.sizeThatFits($0)
      return (size.width, size.height)
    }
    return (options.sizing ?? .automatic).proposedSize(for: root, context: sizing)
  }

  /// The edge of the parent at which the sheet is. A narrow window has no room beside it.
  private func edge(in available: SurfaceSize, _ options: PresentationOptions) -> HorizontalEdge? {
    let window = place.context.environment.values.windowSizeClasses
    guard window.horizontal != .compact, available.height > 0 else { return nil }
    return options.placement.edge
  }

  /// A narrow window has no room for a sheet and a margin around it.
  private func fillsParent(_ available: SurfaceSize, _ options: PresentationOptions) -> Bool {
    let window = place.context.environment.values.windowSizeClasses
    return options.sizing == nil && window.horizontal == .compact && available.width > 0
  }

  private func select(
    from resolved: DetentHeights, _ options: PresentationOptions, in request: inout PresentationRequest
  ) {
    request.detents = resolved.heights
    let selected = options.detents?.selection?.detent ?? chosenDetent
    request.selectedDetent = selected.flatMap { detents.firstIndex(of: $0) } ?? 0
    // Without a known size, no detent is the lowest.
    if let context = resolved.context, context.available > 0 { chosenDetent = detents[request.selectedDetent] }
    request.contentResizes = options.contentInteraction.contentResizes
    request.showsDragIndicator = resolved.showsDragIndicator
  }

  // MARK: Events of the platform

  func handle(_ event: PresentationEvent) {
    switch event {
    case .presented:
      if let size = presentation?.size { setSizeClasses(size) }
      place.coordinator.send(.didPresent(token))
      place.coordinator.syncSlots(in: token)
    case .closed: place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("a presentation couldn't be shown: \(reason)")
      place.coordinator.send(.didFail(token))
    case .closeAttempt:
      // Applies pending input first, which may disable the dismissal.
      place.graph.endEditing(flushing: false)
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

  // Only alerts have actions.
  func runAction(_ id: ActionID) {}

  func dismiss(animated: Bool) {
    if let flag = place.modifier.source.flag, flag.wrappedValue { watch = FlagWatch(flag) }
    isMoving = place.modifier.moves(tree, at: place)
    guard let presentation else { return place.coordinator.send(.didClose(token, outcome: .dismissed)) }
    if isMoving { tree.focus = presentation.focus }
    presentation.dismiss(animated: animated)
  }

  /// Whether the flag has been set again since the dismissal began.
  func wasSetAgain() -> Bool { watch?.end() ?? false }

  func tearDown() {
    watch?.end()
    tree.didChange = nil
    tree.dismiss = nil
    let presentation = presentation
    self.presentation = nil
    place.modifier.end(tree, isMoving: isMoving, at: place)
    presentation?.dispose()
  }
}

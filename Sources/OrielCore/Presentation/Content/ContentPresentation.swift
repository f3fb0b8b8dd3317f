import Foundation

/// A sheet, cover, popover or inspector that is live: its views, and what the platform shows them in.
@MainActor final class ContentPresentation<Content: View>: LivePresentation, PresentationEventSink {
  let token: PresentationToken
  /// What it is on the screen.
  private(set) var form: PresentationRequest.Form
  /// The lane in which it was let in. It may turn out to be the wrong one, since the views inside have a say in the form.
  let lane: PresentationLane
  private let slot: ContentSlot<Content>
  private let tree: PresentedTree<Content>
  private var presentation: (any PlatformPresentation)?
  private var request: PresentationRequest
  /// The detents that `request.detents` are the heights of.
  private var detents: [PresentationDetent] = []
  /// The detent that the person has chosen, or that it opened at, where no binding says.
  private var chosenDetent: PresentationDetent?
  /// Whether it leaves only to go on in another form.
  var isMoving = false
  private var isDismissDisabled = false
  private var isCovered = false

  init(_ token: PresentationToken, of slot: ContentSlot<Content>, _ tree: PresentedTree<Content>) {
    self.token = token
    self.slot = slot
    self.tree = tree
    form = slot.form(tree.options)
    lane = slot.coordinator.lane(of: token) ?? form.lane
    request = PresentationRequest(form)
    tree.token = token
  }

  /// Which item it shows.
  var item: PresentationItemID { tree.item }

  /// What the views inside say about it.
  var options: PresentationOptions { tree.options }

  /// Makes the platform's part, with the content in it, and shows it.
  func show(over surface: (any PlatformSurface)?) {
    // In the wrong lane nothing is shown: the slot asks again, in the right one.
    guard form.lane == lane else { return slot.formMayHaveChanged() }
    tree.didChange = { [weak self] in self?.optionsDidChange() }
    tree.dismiss = { [weak self] in self?.dismissFromInside() }
    guard let platform = slot.host.presentationPlatform else { return fail("the platform shows no presentations") }
    let presentation = platform.makePresentation(request, over: surface, at: slot.site(), sink: self)
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
    slot.host.graph.afterUpdates { [slot, token] in slot.coordinator.send(.didFail(token)) }
  }

  /// The size that the presentation is going to have, as far as that is known before it is shown.
  private func expectedSize(of presentation: any PlatformPresentation) -> SurfaceSize {
    if case .cover = form, let available = presentation.availableSize { return available }
    let size = presentation.sizeThatFits(ProposedViewSize(width: request.width.map { CGFloat($0) }, height: nil))
    let height = request.detents.isEmpty ? request.height : request.detents[request.selectedDetent]
    return SurfaceSize(width: request.width ?? size.width, height: height ?? size.height)
  }

  /// - Parameter size: only asked for where it matters, since finding it out takes time.
  private func setSizeClasses(_ size: @autoclosure () -> SurfaceSize) {
    switch form {
    case .sheet, .cover:
      let size = size()
      tree.setSizeClasses(SizeClasses(width: size.width, height: size.height))
    case .popover: tree.setSizeClasses(SizeClasses(horizontal: .compact, vertical: .regular))
    case .column:
      let vertical = slot.environment.values.windowSizeClasses.vertical
      tree.setSizeClasses(SizeClasses(horizontal: .compact, vertical: vertical))
    }
  }

  // MARK: What the platform is told

  private func optionsDidChange() {
    push()
    slot.formMayHaveChanged()
  }

  /// Hands the platform what has changed.
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
      slot.coordinator.send(.interactiveDismissDisabled(token, isDismissDisabled))
    }
  }

  private func makeRequest(_ options: PresentationOptions, _ presentation: any PlatformPresentation)
    -> PresentationRequest
  {
    // Where the slot wants another form, this one stays as it is until it has left.
    var request = PresentationRequest(form.withDetails(of: slot.form(options)))
    if case .column(var width) = request.form, let stored = slot.width?.width {
      width.ideal = min(max(stored, width.minimum), width.maximum)
      request.form = .column(width)
    }
    request.title = tree.title
    // A click outside closes a popover before anything could be asked.
    let isHeld = lane == .popover && (isCovered || tree.closeGuards.wantToAsk)
    request.isDismissDisabled = options.isDismissDisabled || isHeld
    switch options.background {
    case .automatic: break
    case .paint(let paint): request.background = paint
    case .view(_, let alignment, _): request.backgroundAlignment = alignment
    }
    request.cornerRadius = options.cornerRadius
    if case .sheet = request.form { addSize(to: &request, options, presentation) }
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
        environment: slot.environment.values)
    }
    let resolved = DetentHeights(options.detents, indicator: options.dragIndicator, in: context)
    detents = resolved.detents
    if options.detents != nil {
      select(from: resolved, options, in: &request)
    } else {
      let sizing = PresentationSizingContext(
        available: CGSize(width: available.width, height: available.height),
        current: presentation.size.map { CGSize(width: $0.width, height: $0.height) })
      let root = PresentationSizingRoot { presentation.sizeThatFits($0) }
      let size = options.sizing.proposedSize(for: root, context: sizing)
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
    let selected = options.selection?.detent ?? chosenDetent
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
      slot.coordinator.send(.didPresent(token))
      slot.coordinator.syncSlots(in: token)
    case .closed: slot.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("a presentation could not be shown: \(reason)")
      slot.coordinator.send(.didFail(token))
    case .closeAttempt:
      // What was typed just before counts: it may be what forbids the dismissal.
      slot.host.graph.flush()
      if options.isDismissDisabled || !tree.closeGuards.ask() { slot.coordinator.send(.closeAttempt(token)) }
    case .detentSelected(let index):
      guard detents.indices.contains(index) else { return }
      chosenDetent = detents[index]
      tree.options.selection?.set(detents[index])
      push()
    case .columnResized(let width):
      slot.width?.width = width
      push()
    case .resized:
      if let size = presentation?.size { setSizeClasses(size) }
      push()
    }
  }

  private func dismissFromInside() { slot.coordinator.send(.dismissal(token)) }

  // MARK: LivePresentation

  var surface: (any PlatformSurface)? { presentation }

  func coverDidChange(_ isCovered: Bool) {
    if isCovered != self.isCovered {
      self.isCovered = isCovered
      push()
    }
    if !isCovered { slot.formMayHaveChanged() }
  }

  func update() {
    tree.update(slot.source)
    // What a column may use of the height depends on the window alone.
    if case .column = form, let size = presentation?.size { setSizeClasses(size) }
    push()
  }

  // Only dialogs have actions.
  func runAction(_ index: Int) {}

  func dismiss(animated: Bool) {
    isMoving = slot.moves(tree)
    guard let presentation else { return slot.coordinator.send(.didClose(token, outcome: .dismissed)) }
    if isMoving { tree.focus = presentation.focus }
    presentation.dismiss(animated: animated)
  }

  func tearDown() {
    tree.didChange = nil
    tree.dismiss = nil
    let presentation = presentation
    self.presentation = nil
    if !slot.park(tree, isMoving: isMoving) { tree.unmount() }
    presentation?.dispose()
  }
}

extension PresentationRequest.Form {
  /// The same form, with the details of a newer one of the same kind.
  func withDetails(of new: Self) -> Self {
    switch (self, new) {
    case (.popover, .popover), (.column, .column): new
    case (.sheet, _), (.cover, _), (.popover, _), (.column, _): self
    }
  }
}

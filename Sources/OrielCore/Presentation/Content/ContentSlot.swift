/// The slot of something that shows views: a sheet, a cover, a popover or an inspector.
@MainActor final class ContentSlot<Content: View>: PresentationSlot {
  private(set) var source: PresentationSource<Content>
  private(set) var kind: PresentationKind
  /// Whether there is too little room for the usual form, whatever the window says.
  private var lacksRoom: Bool
  private var onDismiss: (() -> Void)?
  let environment: EnvironmentScope
  /// The tree that the modifier is in.
  let host: ViewHost
  let coordinator: PresentationCoordinator
  /// The widget that a popover hangs on, or that a column belongs to.
  let site: () -> (any PlatformWidget)?
  /// Keeps the width that the person gives an inspector.
  let width: ColumnWidthStore?

  private(set) weak var node: _GraphNode?
  private var id: PresentationSlotID?
  private var wasWanted = false
  private weak var live: ContentPresentation<Content>?
  /// A tree between two forms of the same presentation.
  private var parked: PresentedTree<Content>?

  init(
    _ modifier: PresentationModifier<Content>, in context: _NodeContext, coordinator: PresentationCoordinator,
    site: @escaping () -> (any PlatformWidget)?
  ) {
    source = modifier.source
    kind = modifier.kind
    lacksRoom = modifier.lacksRoom
    onDismiss = modifier.onDismiss
    environment = context.environment
    host = context.host
    self.coordinator = coordinator
    self.site = site
    width =
      switch modifier.kind {
      case .inspector: ColumnWidthStore(context.environment.values.sceneStorage, coordinator)
      case .sheet, .cover, .popover: nil
      }
    id = coordinator.register(self)
  }

  /// Takes over what the modifier says now.
  func update(_ modifier: PresentationModifier<Content>) {
    source = modifier.source
    kind = modifier.kind
    lacksRoom = modifier.lacksRoom
    onDismiss = modifier.onDismiss
  }

  /// Reads the binding, in the tracking of the node that owns the slot, and has the machine told after the flush.
  func readBinding(in node: _GraphNode) {
    let isWanted = node.tracking {
      let isWanted = source.wanted() != nil
      if isWanted || live != nil { _ = environment.values.windowSizeClasses }
      return isWanted
    }
    self.node = node
    guard isWanted || wasWanted || live != nil else { return }
    wasWanted = isWanted
    syncLater()
  }

  private func syncLater() {
    if let id { coordinator.syncLater(id) }
  }

  func sync() {
    guard let id else { return }
    if let live, live.item != wanted { live.isMoving = false }
    coordinator.sync(id)
    if let parked, parked.item != wanted { unpark()?.unmount() }
  }

  /// The modifier has left the graph.
  func remove() {
    guard let id else { return }
    self.id = nil
    width?.release()
    coordinator.unregister(id)
    unpark()?.unmount()
  }

  private func unpark() -> PresentedTree<Content>? {
    defer { parked = nil }
    return parked
  }

  // MARK: PresentationSlot

  var graph: Graph { host.graph }
  var parent: PresentationToken? { host.token }
  var wanted: PresentationItemID? { source.wanted() }

  var lane: PresentationLane {
    // What stands above, or in it, would have to go for a change of form.
    if let live, coordinator.carriesOthers(live.token) { return live.lane }
    return form(live?.options ?? parked?.options ?? PresentationOptions()).lane
  }

  /// The form that the presentation ought to have.
  func form(_ options: PresentationOptions) -> PresentationRequest.Form {
    let form = kind.form(in: environment.values.windowSizeClasses, options, lacksRoom: lacksRoom)
    // What is on the screen changes its form only together with its lane.
    if let live, live.form.lane == form.lane { return live.form.withDetails(of: form) }
    return form
  }

  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  {
    var tree = unpark()
    if let found = tree, found.item != item {
      found.unmount()
      tree = nil
    }
    let content =
      tree ?? PresentedTree(source, item: item, in: host, environment: environment, coordinator: coordinator)
    let presentation = ContentPresentation(token, of: self, content)
    live = presentation
    presentation.show(over: surface)
    return presentation
  }

  /// Looks again at what form the presentation should have.
  func formMayHaveChanged() { syncLater() }

  /// Whether what is wanted is still what the tree shows, but in another form than that of the screen.
  func moves(_ tree: PresentedTree<Content>) -> Bool {
    guard let live, tree.item == wanted else { return false }
    return form(tree.options).lane != live.lane
  }

  /// The presentation has ended. Keeps its tree if it goes on in another form.
  ///
  /// - Returns: whether it does.
  func park(_ tree: PresentedTree<Content>, isMoving: Bool) -> Bool {
    live = nil
    guard isMoving, id != nil, tree.item == wanted else { return false }
    tree.attach(to: nil)
    parked = tree
    return true
  }

  func clearBinding(ifItem item: PresentationItemID) {
    // An inspector that goes with its window isn't closed: its binding may be what the app restores.
    if case .inspector = kind, coordinator.isHostGone { return }
    source.clear(item)
  }

  func didDismiss() {
    if parked == nil { onDismiss?() }
  }
}

/// Presents views in a sheet, a cover, a popover or an inspector.
struct PresentationModifier<Content: View>: PresentingModifier {
  typealias Body = Never

  let kind: PresentationKind
  let source: PresentationSource<Content>
  var onDismiss: (() -> Void)?
  /// Whether the view is too narrow for the default style, independent of the window's size class.
  var lacksRoom = false

  /// State that is kept between presentations.
  @MainActor final class Memory {
    /// The tree while the presentation changes its style.
    fileprivate(set) var parked: PresentedTree<Content>?
    /// The store of an inspector's width.
    let width: ColumnWidthStore?

    fileprivate init(width: ColumnWidthStore?) { self.width = width }

    fileprivate func unpark() -> PresentedTree<Content>? {
      defer { parked = nil }
      return parked
    }
  }

  static var noun: String { "a sheet, popover or inspector" }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory {
    switch kind {
    case .inspector: Memory(width: ColumnWidthStore(context.environment.values.sceneStorage, coordinator))
    case .sheet, .cover, .popover: Memory(width: nil)
    }
  }

  func wanted(at place: Place) -> PresentationItemID? { source.wanted() }

  func readSurroundings(of place: Place) { _ = place.context.environment.values.windowSizeClasses }

  func bindingWasRead(_ item: PresentationItemID?, at place: Place) {
    if let live = place.live, live.item != item { live.isMoving = false }
    if let parked = place.memory.parked, parked.item != item { place.memory.unpark()?.unmount() }
  }

  func lane(at place: Place) -> PresentationLane {
    // A change of style would dismiss the presentations above it or in it.
    if let live = place.live, place.coordinator.carriesOthers(live.token) { return live.lane }
    return style(place.live?.options ?? place.memory.parked?.options ?? PresentationOptions(), at: place).lane
  }

  /// The style that the presentation should have.
  func style(_ options: PresentationOptions, at place: Place) -> PresentationRequest.Style {
    let style = kind.style(in: place.context.environment.values.windowSizeClasses, options, lacksRoom: lacksRoom)
    // The style of a presentation changes only together with its lane.
    if let live = place.live, live.style.lane == style.lane { return live.style.withDetails(of: style) }
    return style
  }

  func present(
    _ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?, at place: Place
  ) -> ViewPresentation<Content> {
    var tree = place.memory.unpark()
    if let found = tree, found.item != item {
      found.unmount()
      tree = nil
    }
    let content = tree ?? PresentedTree(source, item: item, for: place.context, by: place.coordinator)
    let presentation = ViewPresentation(token, at: place, content)
    place.live = presentation
    presentation.show(over: surface)
    return presentation
  }

  /// Whether the tree's item is still requested, but in a style other than the current one.
  func moves(_ tree: PresentedTree<Content>, at place: Place) -> Bool {
    guard let live = place.live, tree.item == wanted(at: place) else { return false }
    return style(tree.options, at: place).lane != live.lane
  }

  /// Ends the presentation, and keeps its tree if it continues in another style.
  func end(_ tree: PresentedTree<Content>, isMoving: Bool, at place: Place) {
    place.live = nil
    guard isMoving, !place.hasLeft, tree.item == wanted(at: place) else { return tree.unmount() }
    tree.attach(to: nil)
    place.memory.parked = tree
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    if place.live?.wasSetAgain() == true { return true }
    // The binding of an inspector isn't reset when its window closes, since the app may restore it.
    if case .inspector = kind, place.coordinator.isHostGone { return false }
    source.clear(item)
    return false
  }

  func didDismiss(at place: Place) {
    if place.memory.parked == nil { onDismiss?() }
  }

  func willLeave(_ place: Place) {
    place.memory.width?.release()
    place.memory.unpark()?.unmount()
  }
}

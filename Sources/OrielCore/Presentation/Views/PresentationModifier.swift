/// Presents views in a sheet, a popover or another form, as its kind decides.
struct PresentationModifier<Content: View>: PresentingModifier {
  typealias Body = Never

  let kind: any PresentationKind
  let source: PresentationSource<Content>
  var onDismiss: (() -> Void)?
  /// Whether the view is too narrow for the usual form, independent of the window's size class.
  var lacksRoom = false

  /// State that is kept between presentations.
  @MainActor final class Memory {
    /// The tree while the presentation changes its form.
    fileprivate(set) var detached: PresentedTree<Content>?
    /// The store of the width; nil for a kind that doesn't store it.
    let width: ColumnWidthStore?

    fileprivate init(width: ColumnWidthStore?) { self.width = width }

    fileprivate func takeDetached() -> PresentedTree<Content>? {
      defer { detached = nil }
      return detached
    }
  }

  static var noun: String { "a sheet, popover or inspector" }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory {
    Memory(
      width: kind.storesWidth ? ColumnWidthStore(context.environment.values.sceneStorage, coordinator) : nil)
  }

  func wanted(at place: Place) -> PresentationItemID? { source.wanted() }

  func readSurroundings(of place: Place) { _ = place.context.environment.values.windowSizeClasses }

  func bindingWasRead(_ item: PresentationItemID?, at place: Place) {
    if let live = place.live, live.item != item { live.isMoving = false }
    if let detached = place.memory.detached, detached.item != item { place.memory.takeDetached()?.unmount() }
  }

  func lane(at place: Place) -> PresentationLane {
    // A change of form would dismiss the presentations above it or in it.
    if let live = place.live, place.coordinator.carriesOthers(live.token) { return live.lane }
    return form(place.live?.options ?? place.memory.detached?.options ?? PresentationOptions(), at: place).lane
  }

  /// The form that the presentation should have.
  func form(_ options: PresentationOptions, at place: Place) -> any PresentationForm {
    let form = kind.form(in: place.context.environment.values.windowSizeClasses, options, lacksRoom: lacksRoom)
    // The type of a presentation's form changes only together with its lane.
    if let live = place.live, live.form.lane == form.lane { return live.form.withValues(of: form) }
    return form
  }

  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place)
    -> ViewPresentation<Content>
  {
    var tree = place.memory.takeDetached()
    if let found = tree, found.item != item {
      found.unmount()
      tree = nil
    }
    let content = tree ?? PresentedTree(source, item: item, for: place.context, by: place.coordinator)
    return ViewPresentation(token, at: place, content)
  }

  /// Whether the tree's item is still requested, but in a form other than the current one.
  func moves(_ tree: PresentedTree<Content>, at place: Place) -> Bool {
    guard let live = place.live, tree.item == wanted(at: place) else { return false }
    return form(tree.options, at: place).lane != live.lane
  }

  /// Ends the presentation, and keeps its tree if it continues in another form.
  func end(_ tree: PresentedTree<Content>, isMoving: Bool, at place: Place) {
    guard isMoving, !place.isRemoved, tree.item == wanted(at: place) else { return tree.unmount() }
    tree.attach(to: nil)
    place.memory.detached = tree
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    if place.live?.wasSetAgain() == true { return true }
    if kind.keepsBindingOfClosedWindow, place.coordinator.isHostGone { return false }
    source.clear(item)
    return false
  }

  func didDismiss(_ presentation: ViewPresentation<Content>, at place: Place) {
    if place.memory.detached == nil { onDismiss?() }
  }

  func willUnmount(_ place: Place) {
    place.memory.width?.release()
    place.memory.takeDetached()?.unmount()
  }
}

/// A modifier that presents something while its binding asks for it: all in which one kind of presentation differs from
/// the others.
@MainActor protocol PresentingModifier: ViewModifier where Body == Never {
  /// What is on the screen.
  associatedtype Live: LivePresentation
  /// What the place remembers from one presentation to the next, beside the binding.
  associatedtype Memory = Void

  typealias Place = any PresentingPlace<Self>

  /// What it presents, for messages: with its article.
  static var noun: String { get }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory
  /// What the binding asks for now. The node runs again when something changes that this reads.
  func wanted(at place: Place) -> PresentationItemID?
  /// Reads what else in its surroundings it follows, while it is asked for or on the screen.
  func readSurroundings(of place: Place)
  /// The binding asks for this now.
  func bindingWasRead(_ item: PresentationItemID?, at place: Place)
  /// Which queue the presentation stands in.
  func lane(at place: Place) -> PresentationLane
  /// Makes what the item asks for and begins to show it. What can't be shown ends as failed, after the call.
  func present(
    _ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?, at place: Place
  ) -> Live
  /// Sets the binding back, if it still asks for the item.
  func clear(_ item: PresentationItemID, at place: Place)
  /// What was presented is gone, its action has run and the binding is cleared.
  func didDismiss(at place: Place)
  /// The modifier leaves the graph.
  func willLeave(_ place: Place)
}

extension PresentingModifier {
  func readSurroundings(of place: Place) {}
  func bindingWasRead(_ item: PresentationItemID?, at place: Place) {}
  func lane(at place: Place) -> PresentationLane { .modal }
  func didDismiss(at place: Place) {}
  func willLeave(_ place: Place) {}

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PresentingNode(view, in: context)
  }
}

extension PresentingModifier where Memory == Void {
  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) {}
}

/// The place of a presenting modifier in the graph, whatever view it is put on.
@MainActor protocol PresentingPlace<Modifier>: PresentationSlot {
  associatedtype Modifier: PresentingModifier
  /// The modifier as it was last given.
  var modifier: Modifier { get }
  var memory: Modifier.Memory { get }
  /// What is on the screen, or on its way there.
  var live: Modifier.Live? { get set }
  var coordinator: PresentationCoordinator { get }
  /// Whether the modifier has left the graph.
  var hasLeft: Bool { get }
  /// Has the coordinator look at the binding after the flush.
  func syncLater()
}

/// The node of every modifier that presents something.
///
/// A change of the binding, or of the lane, goes through the coordinator and the machine. A change of the content goes
/// straight to what is on the screen.
@MainActor
final class PresentingNode<Modified: View, Modifier: PresentingModifier>: ModifierNode<Modified, Modifier>,
  PresentingPlace
{
  weak var live: Modifier.Live?
  private var id: PresentationSlotID?
  private var wasWanted = false
  private var madeMemory: Modifier.Memory?

  var coordinator: PresentationCoordinator {
    guard let presenter = context.host.coordinator else { preconditionFailure("nobody presents here") }
    return presenter
  }

  var memory: Modifier.Memory {
    guard let madeMemory else { preconditionFailure("nobody presents here") }
    return madeMemory
  }

  var hasLeft: Bool { id == nil }

  override func didMakeContent() {
    guard let coordinator = context.host.coordinator else {
      Diagnostics.warn(
        "\(Modifier.noun) can't be presented from inside a native dialog", once: "presentation.nested.\(Modifier.noun)")
      return
    }
    madeMemory = modifier.makeMemory(in: context, coordinator)
    id = coordinator.register(self)
    refresh()
  }

  override func modifierDidChange(from old: Modifier) { refresh() }

  override func refresh() {
    isDirty = false
    guard id != nil else { return }
    let item = tracking {
      let item = modifier.wanted(at: self)
      if item != nil || live != nil { modifier.readSurroundings(of: self) }
      return item
    }
    modifier.bindingWasRead(item, at: self)
    if let live, live.item == item { live.update() }
    guard item != nil || wasWanted || live != nil else { return }
    wasWanted = item != nil
    syncLater()
  }

  func syncLater() {
    if let id { coordinator.syncLater(id) }
  }

  override func willUnmount() {
    guard let id else { return }
    self.id = nil
    modifier.willLeave(self)
    coordinator.unregister(id)
  }

  // MARK: PresentationSlot

  var lane: PresentationLane { modifier.lane(at: self) }
  var wanted: PresentationItemID? { modifier.wanted(at: self) }

  func bindingWasRead(_ item: PresentationItemID?) { modifier.bindingWasRead(item, at: self) }

  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  {
    modifier.present(item, as: token, over: surface, at: self)
  }

  func clearBinding(ifItem item: PresentationItemID) { modifier.clear(item, at: self) }
  func didDismiss() { modifier.didDismiss(at: self) }
}

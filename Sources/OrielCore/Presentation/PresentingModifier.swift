/// A modifier that presents something while its binding requests it: the parts in which kinds of presentations differ.
@MainActor protocol PresentingModifier: ViewModifier, _Primitive where Body == Never {
  /// The type of the presentation.
  associatedtype Live: LivePresentation
  /// State that is kept between presentations, in addition to the binding.
  associatedtype Memory = Void

  typealias Place = any PresentingPlace<Self>

  /// The kind of presentation with its article, for messages.
  static var noun: String { get }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory
  /// The item that the binding requests. State that is read here is a dependency of the node.
  func wanted(at place: Place) -> PresentationItemID?
  /// Reads further dependencies, while the presentation is requested or shown.
  func readSurroundings(of place: Place)
  /// The binding has been read.
  func bindingWasRead(_ item: PresentationItemID?, at place: Place)
  /// The lane of the presentation.
  func lane(at place: Place) -> PresentationLane
  /// Creates the presentation of an item, which is shown afterwards.
  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place) -> Live
  /// Resets the binding, if it still makes the request for the item that has been answered. Returns whether it makes
  /// another request for the item.
  func clear(_ item: PresentationItemID, at place: Place) -> Bool
  /// The binding is about to be read after a flush.
  func bindingWillBeRead(at place: Place)
  /// The presentation has closed and released its resources, its action has run, and the binding has been reset.
  func didDismiss(_ presentation: Live, at place: Place)
  /// The modifier is about to be removed from the graph.
  func willUnmount(_ place: Place)
}

extension PresentingModifier {
  func readSurroundings(of place: Place) {}
  func bindingWasRead(_ item: PresentationItemID?, at place: Place) {}
  func bindingWillBeRead(at place: Place) {}
  func lane(at place: Place) -> PresentationLane { .modal }
  func didDismiss(_ presentation: Live, at place: Place) {}
  func willUnmount(_ place: Place) {}

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PresentingNode(view, in: context)
  }
}

extension PresentingModifier where Memory == Void {
  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) {}
}

/// The node of a presenting modifier, independent of the modified view.
@MainActor protocol PresentingPlace<Modifier>: PresentationSlot {
  associatedtype Modifier: PresentingModifier
  /// The current value of the modifier.
  var modifier: Modifier { get }
  var memory: Modifier.Memory { get }
  /// The current presentation.
  var live: Modifier.Live? { get }
  var coordinator: PresentationCoordinator { get }
  /// Whether the modifier has been removed from the graph.
  var isRemoved: Bool { get }
  /// Schedules the coordinator to read the binding after the flush.
  func syncLater()
}

/// The node of a modifier that presents something.
///
/// Changes of the binding and the lane are passed to the coordinator and the machine. Changes of the content update the
/// presentation directly.
@MainActor
final class PresentingNode<Modified: View, Modifier: PresentingModifier>: ModifierNode<Modified, Modifier>,
  PresentingPlace
{
  private(set) weak var live: Modifier.Live?
  private var id: PresentationSlotID?
  private var wasWanted = false
  private var madeMemory: Modifier.Memory?

  var coordinator: PresentationCoordinator {
    guard let presenter = context.host.coordinator else { preconditionFailure("the tree has no coordinator") }
    return presenter
  }

  var memory: Modifier.Memory {
    guard let madeMemory else { preconditionFailure("the tree has no coordinator") }
    return madeMemory
  }

  var isRemoved: Bool { id == nil }

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
    modifier.willUnmount(self)
    coordinator.unregister(id)
  }

  // MARK: PresentationSlot

  var lane: PresentationLane { modifier.lane(at: self) }
  var wanted: PresentationItemID? { modifier.wanted(at: self) }

  func bindingWasRead(_ item: PresentationItemID?) { modifier.bindingWasRead(item, at: self) }

  func present(_ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?)
    -> any LivePresentation
  {
    let presentation = modifier.makePresentation(of: item, as: token, at: self)
    live = presentation
    presentation.show(over: surface)
    return presentation
  }

  func end() {
    guard let ended = live else { return }
    live = nil
    ended.tearDown()
    modifier.didDismiss(ended, at: self)
  }

  func clearBinding(ifItem item: PresentationItemID) -> Bool { modifier.clear(item, at: self) }
  func bindingWillBeRead() { modifier.bindingWillBeRead(at: self) }
}

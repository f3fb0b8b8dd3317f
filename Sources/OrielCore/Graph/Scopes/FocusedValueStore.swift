/// The values that one modifier provides while the focus is in its view, with those of the views around it.
@MainActor final class FocusedValueLink {
  /// Sets the values; nil if the view has been removed.
  var edit: ((inout FocusedValues) -> Void)?
  /// The modifier around this one.
  let outer: FocusedValueLink?

  init(_ edit: @escaping (inout FocusedValues) -> Void, in outer: FocusedValueLink?) {
    self.edit = edit
    self.outer = outer
  }

  /// Sets the values, beginning with the outermost.
  fileprivate func apply(to values: inout FocusedValues) {
    outer?.apply(to: &values)
    edit?(&values)
  }

  fileprivate func isOrIsIn(_ other: FocusedValueLink) -> Bool {
    var next: FocusedValueLink? = self
    while let link = next {
      if link === other { return true }
      next = link.outer
    }
    return false
  }
}

/// The values that the views of a window provide while the window is active.
@MainActor final class FocusedScene {
  /// In the order in which the views have appeared.
  fileprivate(set) var links: [FocusedValueLink] = []
}

/// The current focused values of an app, with the nodes that have read them.
@MainActor package final class FocusedValueStore {
  /// The maximum number of updates in one flush.
  private static let maximumRuns = 10

  private unowned let graph: Graph
  private var slots: [ObjectIdentifier: Slot] = [:]
  private var link: FocusedValueLink?
  private var scene: FocusedScene?
  /// The node of the focused widget. While the focus is in a toolbar or a menu, that of the one before.
  private weak var focused: _GraphNode?
  private var editsText = false
  private let focusReaders = DependencySource()
  private let environmentReaders = DependencySource()
  private var isScheduled = false
  private var flush = 0
  private var runs = 0

  /// The value of a key, or its absence, with its readers.
  private final class Slot: DependencySource {
    private(set) var entry: FocusedEntry?

    func set(_ new: FocusedEntry?) {
      if let old = entry, let new, old.isSame(as: new) { return }
      var old = new
      // The old value is released after the access has ended, since its deinitializer may read focused values.
      swap(&entry, &old)
      notifyReaders()
    }
  }

  init(_ graph: Graph) { self.graph = graph }

  /// The value of a key. A body that reads it depends on it.
  func lookUp(_ key: ObjectIdentifier) -> FocusedEntry? {
    let slot = slot(for: key)
    slot.recordRead()
    return slot.entry
  }

  private func slot(for key: ObjectIdentifier) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  // MARK: Focus

  /// The keyboard focus has moved to the widget of a node in the active window, or to none.
  ///
  /// A toolbar doesn't take part: its buttons and menus act on the focused view.
  package func focusDidMove(to sink: (any WidgetEventSink)?) {
    let node = sink as? _GraphNode
    if node?.context.host.keepsFocusedValues == true { return }
    if node !== focused {
      focused = node
      environmentReaders.notifyReaders()
    }
    let editsText = focusedWidget?.editsText ?? false
    if editsText != self.editsText {
      self.editsText = editsText
      focusReaders.notifyReaders()
    }
    let new = node?.context.environment.values.focusedValueLink
    guard new !== link else { return }
    link = new
    schedule()
  }

  /// The leaf of the focused view; nil if there is none.
  var focusedLeaf: LeafNode? {
    var leaf: LeafNode?
    focused?.forEachLayoutNode { leaf = $0 as? LeafNode }
    return leaf
  }

  private var focusedWidget: (any PlatformWidget)? { focusedLeaf?.widget as? any PlatformWidget }

  /// Whether the focused view edits text. A body that asks depends on the answer.
  var focusEditsText: Bool {
    focusReaders.recordRead()
    return editsText
  }

  /// The environment of the focused view; nil if there is none. A body that reads it depends on the focus.
  var focusedEnvironment: EnvironmentValues? {
    environmentReaders.recordRead()
    return focused?.context.environment.values
  }

  /// The values of a modifier have changed, or its view has been removed.
  func didChange(_ changed: FocusedValueLink) {
    if link?.isOrIsIn(changed) == true { schedule() }
  }

  // MARK: Windows

  /// A window has become active. It remains so until another one does, or it is closed: dialogs above it and other apps
  /// don't change the values.
  func activate(_ scene: FocusedScene) {
    guard scene !== self.scene else { return }
    let isPlain = scene.links.isEmpty && self.scene?.links.isEmpty ?? true
    self.scene = scene
    if !isPlain { schedule() }
  }

  /// A window has closed.
  func deactivate(_ scene: FocusedScene) {
    guard scene === self.scene else { return }
    self.scene = nil
    if !scene.links.isEmpty { schedule() }
  }

  func add(_ link: FocusedValueLink, to scene: FocusedScene) {
    scene.links.append(link)
    didChange(scene)
  }

  func remove(_ link: FocusedValueLink, from scene: FocusedScene) {
    scene.links.removeAll { $0 === link }
    didChange(scene)
  }

  /// The values of a window's views have changed.
  func didChange(_ changed: FocusedScene) {
    if changed === scene { schedule() }
  }

  // MARK: Updates

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.afterUpdates { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    if flush != graph.flushCount { (flush, runs) = (graph.flushCount, 0) }
    runs += 1
    guard runs <= Self.maximumRuns else {
      return Diagnostics.warn(
        "the focused values were updated multiple times per frame: a view that reads one changes it",
        once: "focusedValues.loop")
    }
    var values = FocusedValues()
    for link in scene?.links ?? [] { link.edit?(&values) }
    link?.apply(to: &values)
    let entries = values.entries
    for (key, entry) in entries { slot(for: key).set(entry) }
    for (key, slot) in slots where slot.entry != nil && entries[key] == nil { slot.set(nil) }
  }
}

private enum FocusedValueLinkKey: EnvironmentKey { static var defaultValue: FocusedValueLink? { nil } }
private enum FocusedSceneKey: EnvironmentKey { static var defaultValue: FocusedScene? { nil } }

extension EnvironmentValues {
  /// The innermost modifier around the view that provides focused values.
  var focusedValueLink: FocusedValueLink? {
    get { self[FocusedValueLinkKey.self] }
    set { self[FocusedValueLinkKey.self] = newValue }
  }

  /// The focused values of the window; nil outside of windows.
  var focusedScene: FocusedScene? {
    get { self[FocusedSceneKey.self] }
    set { self[FocusedSceneKey.self] = newValue }
  }
}

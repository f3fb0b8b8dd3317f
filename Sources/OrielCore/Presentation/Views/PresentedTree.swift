/// The views of one presentation, and what they say about it. It can be moved from one style of it to another.
@MainActor final class PresentedTree<Content: View>: TreeOwner {
  /// Which item the content is for.
  let item: PresentationItemID
  private let optionReader: PreferenceReader<PresentationOptionKey>
  private let titleReader: PreferenceReader<NavigationTitleKey>
  private let guardReader: PreferenceReader<CloseGuardKey>
  private let container = MovableContainer()
  private let backgroundContainer = MovableContainer()
  private let last = LastContent<Content>()
  private var values = EnvironmentValues()
  private let scope: EnvironmentScope
  private let host: ViewHost
  private var background: ViewHost?
  private let graph: Graph
  private var isStale = false

  /// What had the keyboard's focus in the style that it has left for another one.
  var focus: AnyObject?
  /// Hears, after the flush, that something is new of what the views say.
  var didChange: (() -> Void)?
  /// Takes the presentation away, because the views want it gone.
  var dismiss: (() -> Void)?

  init(
    _ source: PresentationSource<Content>, item: PresentationItemID, for context: _NodeContext,
    by coordinator: PresentationCoordinator
  ) {
    self.item = item
    graph = context.host.graph
    // A disabled view may present, and what it presents has to be used.
    values.isEnabled = true
    values.isPresented = true
    values.dismiss = DismissAction(nil)
    values.sizeClasses = .regular
    scope = EnvironmentScope(parent: context.environment, values: values)
    optionReader = PreferenceReader(PresentationOptionKey.self, of: graph)
    titleReader = PreferenceReader(NavigationTitleKey.self, in: optionReader.scope, of: graph)
    guardReader = PreferenceReader(CloseGuardKey.self, in: titleReader.scope, of: graph)
    host = ViewHost(
      graph: graph, platform: context.host.platform, container: container, environment: scope,
      preferences: guardReader.scope, presenter: coordinator)
    values.dismiss = DismissAction(self)
    _ = scope.update(values)
    host.mount(PresentedRoot(source: source, item: item, last: last))
    optionReader.settle()
    titleReader.settle()
    guardReader.settle()
    optionReader.didChange = { [weak self] in self?.changed() }
    titleReader.didChange = { [weak self] in self?.changed() }
    guardReader.didChange = { [weak self] in self?.changed() }
  }

  /// What the tree is presented as now.
  var token: PresentationToken? {
    get { host.token }
    set {
      host.token = newValue
      background?.token = newValue
    }
  }

  var options: PresentationOptions { optionReader.value }
  var title: String { titleReader.value ?? "" }
  /// Whether a view wants to ask before the user closes the presentation.
  var wantsToAsk: Bool { guardReader.value != nil }

  /// Has the view ask that wants to.
  ///
  /// - Returns: whether one does: the presentation stays open then.
  func ask() -> Bool { guardReader.value?.ask() != nil }

  /// Hands the content what the modifier says now.
  func update(_ source: PresentationSource<Content>) {
    host.update(PresentedRoot(source: source, item: item, last: last))
  }

  /// Whether anything in the content depends on how much room it has.
  var readsSizeClasses: Bool { scope.isRead(EnvironmentValues.sizeClassKeys) }

  /// Tells the content how much room it has.
  func setSizeClasses(_ classes: SizeClasses) {
    guard values.sizeClasses != classes else { return }
    values.sizeClasses = classes
    _ = scope.update(values)
  }

  /// Shows the tree in another presentation, or in none.
  func attach(to presentation: (any PlatformPresentation)?) {
    container.attach(to: presentation)
    backgroundContainer.attach(to: presentation?.background)
  }

  /// Brings the view behind the content up to date.
  func updateBackground(_ option: PresentationOptions.Background) {
    switch option {
    case .automatic, .paint:
      background?.unmount()
      background = nil
    case .view(let view, _, let environment):
      if let background { return background.update(view) }
      let made = ViewHost(
        graph: graph, platform: host.platform, container: backgroundContainer, environment: environment,
        presenter: host.presenter, token: host.token)
      background = made
      made.mount(view)
    }
  }

  /// Has `didChange` run after the flush.
  func changed() {
    guard !isStale else { return }
    isStale = true
    graph.afterUpdates { [weak self] in
      self?.isStale = false
      self?.didChange?()
    }
  }

  func unmount() {
    didChange = nil
    dismiss = nil
    optionReader.didChange = nil
    titleReader.didChange = nil
    guardReader.didChange = nil
    background?.unmount()
    background = nil
    host.unmount()
  }

  // MARK: TreeOwner

  package func close() { dismiss?() }
}

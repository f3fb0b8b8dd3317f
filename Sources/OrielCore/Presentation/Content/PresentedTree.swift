/// The views of one presentation, and what they say about it. It can be moved from one form of it to another.
@MainActor final class PresentedTree<Content: View>: TreeOwner {
  /// Which item the content is for.
  let item: PresentationItemID
  package let closeGuards = CloseGuards()
  private let optionList = PresentationOptionList()
  private let container = MovableContainer()
  private let backgroundContainer = MovableContainer()
  private let last = LastContent<Content>()
  private var values = EnvironmentValues()
  private let scope: EnvironmentScope
  private let host: ViewHost
  private var background: ViewHost?
  private var titles = TitleStack()
  private let graph: Graph
  private var isStale = false

  /// What had the keyboard's focus in the form that it has left for another one.
  var focus: AnyObject?
  /// Hears, after the flush, that something is new of what the views say.
  var didChange: (() -> Void)?
  /// Takes the presentation away, because the views want it gone.
  var dismiss: (() -> Void)?

  init(
    _ source: PresentationSource<Content>, item: PresentationItemID, in parent: ViewHost, environment: EnvironmentScope,
    coordinator: PresentationCoordinator
  ) {
    self.item = item
    graph = parent.graph
    // A disabled view may present, and what it presents has to be used.
    values.isEnabled = true
    values.isPresented = true
    values.dismiss = DismissAction(nil)
    values.sizeClasses = .regular
    scope = EnvironmentScope(parent: environment, values: values)
    host = ViewHost(
      graph: parent.graph, platform: parent.platform, container: container, environment: scope, presenter: coordinator)
    values.dismiss = DismissAction(self)
    _ = scope.update(values)
    host.owner = self
    host.mount(PresentedRoot(source: source, item: item, last: last))
    optionList.didChange = { [weak self] in self?.sayLater() }
    closeGuards.didChange = { [weak self] in self?.sayLater() }
  }

  /// What the tree is presented as now.
  var token: PresentationToken? {
    get { host.token }
    set {
      host.token = newValue
      background?.token = newValue
    }
  }

  var options: PresentationOptions { optionList.options }
  var title: String { titles.title ?? "" }

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
      made.owner = self
      background = made
      made.mount(view)
    }
  }

  private func sayLater() {
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
    optionList.didChange = nil
    closeGuards.didChange = nil
    background?.unmount()
    background = nil
    host.unmount()
  }

  // MARK: TreeOwner

  package var presentationOptions: PresentationOptionList? { optionList }

  package func setTitle(_ title: String?, for owner: AnyObject) {
    titles.set(title, for: owner)
    sayLater()
  }

  package func close() { dismiss?() }
}

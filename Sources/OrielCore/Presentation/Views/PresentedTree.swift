/// The views of a presentation and their options. It can be moved between presentations of different forms.
@MainActor final class PresentedTree<Content: View>: TreeOwner {
  /// The item of the content.
  let item: PresentationItemID
  private let optionReader: PreferenceReader<PresentationOptionKey>
  private let headingReader: PreferenceReader<NavigationHeadingKey>
  private let guardReader: PreferenceReader<CloseGuardKey>
  private let toolbar: Toolbar
  private let surfaceTitle = SurfaceTitle()
  private let container = MovableContainer()
  private let bar = MovableContainer()
  private let backgroundContainer = MovableContainer()
  private let last = LastContent<Content>()
  private var values = EnvironmentValues()
  private let scope: EnvironmentScope
  private let host: ViewHost
  private var background: ViewHost?
  /// The root of the toolbar's views.
  private weak var barHost: ViewHost?
  private let graph: Graph
  private var isStale = false

  /// The object that had the keyboard focus in the previous form.
  var focus: AnyObject?
  /// Called after a flush in which the options of the views have changed.
  var didChange: (() -> Void)?
  /// Dismisses the presentation for the dismiss action of the views.
  var dismiss: (() -> Void)?

  init(
    _ source: PresentationSource<Content>, item: PresentationItemID, for context: _NodeContext,
    by coordinator: PresentationCoordinator
  ) {
    self.item = item
    graph = context.host.graph
    // The content is enabled even if the presenting view is disabled.
    values.isEnabled = true
    values.isPresented = true
    // Nor is it a part of the container around the presenting view.
    values.linkHeight = nil
    values.controlSize = .regular
    values.buttonBorderShape = .automatic
    values.menuIndicatorVisibility = .automatic
    values.isScrolled = false
    values.isInList = false
    values.rowSelector = nil
    values.columnSelection = nil
    values.ownsTitleBar = false
    values.dismiss = DismissAction(nil)
    values.sizeClasses = .regular
    values.surfaceTitle = surfaceTitle
    values.editModeStore = EditModeStore()
    if context.environment.values.isToolbarItem { values.leaveToolbar() }
    scope = EnvironmentScope(parent: context.environment, values: values)
    optionReader = PreferenceReader(PresentationOptionKey.self, of: graph)
    headingReader = PreferenceReader(NavigationHeadingKey.self, in: optionReader.scope, of: graph)
    guardReader = PreferenceReader(CloseGuardKey.self, in: headingReader.scope, of: graph)
    toolbar = Toolbar(in: guardReader.scope, of: graph)
    host = ViewHost(
      graph: graph, platform: context.host.platform, container: container, environment: scope,
      preferences: toolbar.scope, presenter: coordinator)
    values.dismiss = DismissAction(self)
    _ = scope.update(values)
    host.mount(PresentedRoot(source: source, item: item, last: last))
    optionReader.settle()
    headingReader.settle()
    surfaceTitle.set(title, rename: headingReader.value.rename)
    guardReader.settle()
    toolbar.begin { [unowned self] in
      let host = ViewHost(
        graph: graph, platform: host.platform, container: bar, environment: scope, presenter: host.presenter,
        token: host.token)
      barHost = host
      return host
    }
    optionReader.didChange = { [weak self] in self?.changed() }
    headingReader.didChange = { [weak self] in self?.titleDidChange() }
    guardReader.didChange = { [weak self] in self?.changed() }
  }

  /// The token of the current presentation.
  var token: PresentationToken? {
    get { host.token }
    set {
      host.token = newValue
      background?.token = newValue
      barHost?.token = newValue
    }
  }

  var options: PresentationOptions { optionReader.value }
  var title: String { headingReader.value.title ?? "" }
  /// Whether a view requests confirmation before the user closes the presentation.
  var wantsToAsk: Bool { guardReader.value != nil }

  /// Whether the app can't be quit while the views are presented modally.
  var preventsTermination: Bool { options.preventsTermination ?? !toolbar.isSingleAnswer }

  /// Lets the view ask for confirmation.
  ///
  /// - Returns: whether a view asks, so that the presentation stays open.
  func ask() -> Bool { guardReader.value?.ask() != nil }

  /// Updates the content from the modifier.
  func update(_ source: PresentationSource<Content>) {
    host.update(PresentedRoot(source: source, item: item, last: last))
  }

  /// Whether the content depends on the size classes.
  var readsSizeClasses: Bool { scope.isRead(EnvironmentValues.sizeClassKeys) }

  /// Sets the size classes of the content.
  func setSizeClasses(_ classes: SizeClasses) {
    guard values.sizeClasses != classes else { return }
    values.sizeClasses = classes
    _ = scope.update(values)
  }

  /// Moves the tree to another presentation, or removes it.
  func attach(to presentation: (any PlatformPresentation)?) {
    container.attach(to: presentation)
    bar.attach(to: presentation?.toolbar)
    backgroundContainer.attach(to: presentation?.background)
  }

  /// Updates the view behind the content.
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

  private func titleDidChange() {
    surfaceTitle.set(title, rename: headingReader.value.rename)
    changed()
  }

  /// Schedules `didChange` after the flush.
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
    headingReader.didChange = nil
    guardReader.didChange = nil
    toolbar.unmount()
    background?.unmount()
    background = nil
    host.unmount()
  }

  // MARK: TreeOwner

  package func close() { dismiss?() }
}

extension View {
  /// Adds an action that runs when the view appears: after its widgets have been created, before the next frame.
  ///
  /// A view in the page of a ``TabView`` or a ``NavigationStack``, or in a column of a ``NavigationSplitView``, appears
  /// whenever it is shown: also when the user comes back to its tab, when the page above it is removed, and when its
  /// column is shown again. In a page that hasn't been shown yet it hasn't appeared. A sheet or a window in front of the
  /// view doesn't hide it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Adds an action that runs when the view disappears: when it has been removed, or is no longer shown.
  ///
  /// A view keeps its state while another tab is shown, a page is shown above it, or its column is hidden, but it
  /// disappears. If other views appear in its place, they do so first. A view that is removed in an animation disappears
  /// when the animation begins.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Adds an asynchronous task that starts when the view appears and is cancelled when the view disappears, as
  /// ``View/onAppear(perform:)`` and ``View/onDisappear(perform:)`` describe it.
  ///
  /// The task starts after the update in which the view has appeared, on the main actor. It runs again whenever the view
  /// appears again.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds an asynchronous task that is cancelled and restarted when a value changes.
  ///
  /// If `id` changes again before the task has started, for example in `onAppear`, the task runs for the last value
  /// only.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}

private struct LifecycleModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    LifecycleNode(view, in: context)
  }
}

/// The node of a modifier that acts when its view appears and disappears.
@MainActor
private class AppearingNode<Modified: View, Modifier: ViewModifier>: ModifierNode<Modified, Modifier>,
  VisibilityMember
{
  private(set) final var hasAppeared = false

  /// Called when the view has appeared.
  func viewDidAppear() {}

  /// Called when the view has disappeared, but is still in the tree.
  func viewDidDisappear() {}

  /// Called when the view leaves the tree. It hasn't disappeared before.
  func viewWillLeave() {}

  override final func didMakeContent() {
    context.visibility?.add(self)
    visibilityDidChange()
  }

  private var isVisible: Bool { isMounted && context.visibility?.isVisible != false }

  final func visibilityDidChange() {
    if isVisible {
      graph.afterUpdates { [weak self] in self?.settle() }
    } else if hasAppeared {
      graph.afterAppearances { [weak self] in self?.settle() }
    }
  }

  /// Several changes in one update may have led back to the beginning.
  private func settle() {
    guard isVisible != hasAppeared else { return }
    hasAppeared.toggle()
    if hasAppeared { viewDidAppear() } else { viewDidDisappear() }
  }

  override final func willUnmount() {
    context.visibility?.remove(self)
    guard hasAppeared else { return }
    hasAppeared = false
    viewWillLeave()
  }
}

@MainActor private final class LifecycleNode<Modified: View>: AppearingNode<Modified, LifecycleModifier> {
  override func viewDidAppear() { modifier.appear?() }
  override func viewDidDisappear() { modifier.disappear?() }
  override func viewWillLeave() { if let disappear = modifier.disappear { graph.afterAppearances(disappear) } }
}

private struct TaskModifier<ID: Equatable>: ViewModifier, _Primitive {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    TaskNode(view, in: context)
  }
}

@MainActor private final class TaskNode<Modified: View, ID: Equatable>: AppearingNode<Modified, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isStarting = false

  override func viewDidAppear() { start() }
  override func viewDidDisappear() { task?.cancel() }
  override func viewWillLeave() { task?.cancel() }

  private func start() {
    task?.cancel()
    let action = modifier.action
    task = Task(priority: modifier.priority) {
      // The task starts after the flush, when the id may have changed again and another task may have replaced this one.
      if !Task.isCancelled { await action() }
    }
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard !Equality.isSame(modifier.id, old.id), hasAppeared else { return }
    task?.cancel()
    guard !isStarting else { return }
    isStarting = true
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      self.isStarting = false
      if self.hasAppeared { self.start() }
    }
  }
}

extension View {
  /// Adds an action that runs when the view appears: after its widgets have been created, before the next frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Adds an action that runs when the view has been removed and its identity has ended.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Adds an asynchronous task that starts when the view appears and is cancelled when the view disappears.
  ///
  /// The task starts after the update in which the view has appeared, on the main actor.
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

private struct LifecycleModifier: ViewModifier {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    LifecycleNode(view, in: context)
  }
}

@MainActor private final class LifecycleNode<Modified: View>: ModifierNode<Modified, LifecycleModifier> {
  private var hasAppeared = false

  override func didMakeContent() {
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.hasAppeared = true
      self.modifier.appear?()
    }
  }

  override func willUnmount() {
    guard hasAppeared, let disappear = modifier.disappear else { return }
    graph.afterUpdates(disappear)
  }
}

private struct TaskModifier<ID: Equatable>: ViewModifier {
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

@MainActor private final class TaskNode<Modified: View, ID: Equatable>: ModifierNode<Modified, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isStarting = false

  override func didMakeContent() { start() }

  private func start() {
    guard !isStarting else { return }
    isStarting = true
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.isStarting = false
      let action = self.modifier.action
      self.task = Task(priority: self.modifier.priority) {
        // The task starts after the flush, when the id may have changed again and another task may have replaced this
        // one.
        if !Task.isCancelled { await action() }
      }
    }
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard !Equality.isSame(modifier.id, old.id) else { return }
    task?.cancel()
    start()
  }

  override func willUnmount() { task?.cancel() }
}

extension View {
  /// Runs an action when the view has appeared: after its widgets exist, before the next frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the screen for good: its identity has ended.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs an asynchronous task from the view's appearance to its disappearance, which cancels it.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous task, cancelled on disappearance, and cancelled and run anew when `id` changes. An id that
  /// has changed again by the end of the turn, as in `onAppear`, has no task.
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
        // It begins after the flush. By then the id may have changed again, and another task been started for that one.
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

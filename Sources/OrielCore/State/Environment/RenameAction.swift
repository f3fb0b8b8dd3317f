/// An action that lets the user rename something. See ``View/renameAction(_:)``.
@MainActor @preconcurrency public struct RenameAction {
  private final class Storage {
    var perform: () -> Void

    init(_ perform: @escaping () -> Void) { self.perform = perform }
  }

  private let storage: Storage
  private let id: ObjectIdentifier

  init(_ perform: @escaping () -> Void) {
    storage = Storage(perform)
    id = ObjectIdentifier(storage)
  }

  /// Changes what the action does. Copies of it do the same.
  func update(_ perform: @escaping () -> Void) { storage.perform = perform }

  /// Begins renaming.
  public func callAsFunction() { storage.perform() }
}

extension RenameAction {
  /// Whether both are the same action, or nil.
  nonisolated static func areSame(_ first: RenameAction?, _ second: RenameAction?) -> Bool { first?.id == second?.id }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The action that renames what the view shows: that of the innermost ``View/renameAction(_:)`` around it,
  /// or else that of the editable title of its window or sheet; nil if there is neither.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] ?? surfaceTitle?.rename }
    set { self[RenameKey.self] = newValue }
  }
}

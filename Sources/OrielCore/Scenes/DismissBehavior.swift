/// Whether code may close a window above which a sheet or an alert is presented: see ``Transaction/dismissBehavior``.
public struct DismissBehavior: Sendable {
  /// Whether nothing prevents the dismissal.
  let isForced: Bool

  /// A window with a modal presentation stays open.
  public static let interactive = DismissBehavior(isForced: false)
  /// A window closes together with what is presented above it.
  public static let destructive = DismissBehavior(isForced: true)
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How ``DismissWindowAction`` closes windows in the transaction. The default is ``DismissBehavior/interactive``.
  ///
  /// ```swift
  /// withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "log") }
  /// ```
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// How windows are closed at the time.
  @MainActor static var currentDismissBehavior: DismissBehavior { Transaction(current).dismissBehavior }
}

/// Dismisses what the view is in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
///
/// In a sheet, a cover, a popover or an inspector it takes that away, also where `interactiveDismissDisabled(_:)` keeps
/// the user from it: its binding becomes false or nil when it is gone, then `onDismiss` runs. In a window, it closes
/// the window without asking. Nothing happens where neither is open any more.
@MainActor @preconcurrency public struct DismissAction {
  private weak var owner: (any TreeOwner)?

  nonisolated init(_ owner: (any TreeOwner)?) { self.owner = owner }

  /// Dismisses what the view is in.
  public func callAsFunction() { owner?.close() }
}

/// What a tree of views is the content of: a window, or something presented.
@MainActor package protocol TreeOwner: AnyObject, Sendable {
  /// Closes it without asking.
  func close()
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Dismisses what the view is in: a presentation, or else the window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in something that is presented above a window or in it, not just in a window.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// An action that dismisses the presentation or closes the window that contains the view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
///
/// In a sheet, cover, popover or inspector, the action dismisses the presentation, even if
/// `interactiveDismissDisabled(_:)` prevents the user from doing so: when it has closed, its binding becomes false or
/// nil, and then `onDismiss` is called. In a window, the action closes the window without confirmation. After that it
/// has no effect.
@MainActor @preconcurrency public struct DismissAction {
  private weak var owner: (any TreeOwner)?

  nonisolated init(_ owner: (any TreeOwner)?) { self.owner = owner }

  /// An action that dismisses the presentation or closes the window that contains the view.
  ///
  /// ```swift
  /// @Environment(\.dismiss) private var dismiss
  /// Button("Done") { dismiss() }
  /// ```
  ///
  /// In a sheet, cover, popover or inspector, the action dismisses the presentation, even if
  /// `interactiveDismissDisabled(_:)` prevents the user from doing so: when it has closed, its binding becomes false or
  /// nil, and then `onDismiss` is called. In a window, the action closes the window without confirmation. After that it
  /// has no effect.
  public func callAsFunction() { owner?.close() }
}

/// The owner of a tree of views: a window or a presentation.
@MainActor package protocol TreeOwner: AnyObject, Sendable {
  /// Closes the window or presentation without confirmation.
  func close()
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// An action that dismisses the current presentation, or closes the window.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is part of a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

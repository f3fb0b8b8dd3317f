/// A view's confirmation before its window or presentation is closed.
struct CloseGuard {
  /// Asks the user for confirmation, and closes the window or presentation if the user confirms.
  let ask: @MainActor () -> Void
}

/// The confirmation before closing: that of the innermost view, and of the first one of siblings.
enum CloseGuardKey: PreferenceKey {
  static var defaultValue: CloseGuard? { nil }
  static func reduce(value: inout CloseGuard?, nextValue: () -> CloseGuard?) { value = value ?? nextValue() }
}

/// Asks, for a view, before what it is in is closed.
struct CloseGuard {
  /// Asks, and closes what the view is in if the user agrees.
  let ask: @MainActor () -> Void
}

/// Who wants to ask before what the views are in is closed: the innermost, and of those next to each other the first.
enum CloseGuardKey: PreferenceKey {
  static var defaultValue: CloseGuard? { nil }
  static func reduce(value: inout CloseGuard?, nextValue: () -> CloseGuard?) { value = value ?? nextValue() }
}

extension View {
  /// Runs an action when the user presses or releases modifier keys while the window is active.
  ///
  /// ```swift
  /// Toolbar(showsAlternatives: showsAlternatives)
  ///   .onModifierKeysChanged(mask: .option) { showsAlternatives = $1.contains(.option) }
  /// ```
  ///
  /// On Linux, the Control key stands for both `control` and `command`.
  ///
  /// - Parameters:
  ///   - mask: the keys that the action is about. It receives no others.
  ///   - initial: whether the action also runs when the view appears. Both values are equal then.
  ///   - action: receives the keys that were held down, and those that are.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }
}

private struct ModifierKeysModifier: ViewModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.modifierKeys) private var keys

  func body(content: Content) -> some View {
    content.onChange(of: keys?.held.intersection(mask) ?? [], initial: initial, action)
  }
}

/// The modifier keys that are held down while a window is active.
@MainActor final class ModifierKeys {
  private let readers = DependencySource()
  private var stored: EventModifiers = []

  /// The keys. A body that reads them depends on them.
  var held: EventModifiers {
    get {
      readers.recordRead()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      readers.notifyReaders()
    }
  }
}

private enum ModifierKeysKey: EnvironmentKey { static var defaultValue: ModifierKeys? { nil } }

extension EnvironmentValues {
  /// The modifier keys of the window; nil outside of windows.
  var modifierKeys: ModifierKeys? {
    get { self[ModifierKeysKey.self] }
    set { self[ModifierKeysKey.self] = newValue }
  }
}

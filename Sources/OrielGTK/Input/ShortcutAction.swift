import CGtk

/// Makes actions of shortcuts.
@MainActor enum ShortcutAction {
  /// Returns a new `GtkCallbackAction`, which the caller owns.
  ///
  /// - Parameter perform: performs the action, and returns whether it has handled the key. It is released with the
  ///   action.
  static func make(_ perform: @escaping @MainActor () -> Bool) -> OpaquePointer? {
    gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        let callback = Unmanaged<Callback>.fromOpaque(data)
        return MainActor.assumeIsolated { callback.takeUnretainedValue().perform() } ? 1 : 0
      }, Unmanaged.passRetained(Callback(perform)).toOpaque(),
      { data in
        if let data { Unmanaged<Callback>.fromOpaque(data).release() }
      })
  }

  private final class Callback {
    let perform: @MainActor () -> Bool

    init(_ perform: @escaping @MainActor () -> Bool) { self.perform = perform }
  }
}

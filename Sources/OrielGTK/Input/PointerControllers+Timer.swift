import CGtk

extension PointerControllers {
  /// Calls the dispatcher when its deadline has passed, such as that of a long press.
  func startTimer() {
    stopTimer()
    guard let deadline = dispatcher.deadline else { return }
    let wait = guint(max(0, (deadline - now) * 1000).rounded(.up))
    // After the events that an app receives late because it was busy.
    timer = g_timeout_add_full(
      G_PRIORITY_HIGH_IDLE, wait,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let controllers = Unmanaged<PointerControllers>.fromOpaque(data)
        MainActor.assumeIsolated { controllers.takeUnretainedValue().timeHasPassed() }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<PointerControllers>.fromOpaque(data).release()
      })
  }

  private func timeHasPassed() {
    timer = 0
    dispatcher.advance(to: now)
    didDispatch()
  }

  func stopTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }
}

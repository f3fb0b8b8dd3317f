import CGtk
import Glibc

/// Joins Swift's main actor with GLib's main loop.
///
/// libdispatch's main queue has a file descriptor that becomes readable when there is work. As a source of the main
/// loop it causes no wakeups; tasks, timers of the main queue and `DispatchQueue.main` all run in GTK's own loop.
@MainActor package enum MainLoop {
  private static var isAttached = false

  /// Runs the main actor's jobs in the default main context. Called on the main thread, before the loop runs.
  package static func attachMainActor() {
    guard !isAttached else { return }
    isAttached = true
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_port_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The descriptor stays readable until its counter is read.
        var counter: UInt64 = 0
        _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return gboolean(G_SOURCE_CONTINUE)
      }, nil, nil)
  }

  private static let turns = TurnSource()

  /// Runs `turn` once, before the next input event, the next layout and the next frame.
  package static func schedule(_ turn: @escaping @MainActor () -> Void) { turns.add(turn) }

  /// Runs the pending turns between the ticks and the layout of each frame of a clock, so that changes made by a tick
  /// are displayed in the same frame.
  static func runTurns(inFramesOf clock: OpaquePointer) -> SignalConnection {
    .connect(UnsafeMutableRawPointer(clock), .frameUpdate, after: true) { turns.runTurns() }
  }

  /// Runs `turn` once, after the pending events and before the next frame.
  package static func scheduleAfterEvents(_ turn: @escaping @MainActor () -> Void) {
    schedule(turn, priority: G_PRIORITY_HIGH_IDLE)
  }

  /// Runs `turn` once, when neither an event nor a frame is pending.
  package static func scheduleWhenIdle(_ turn: @escaping @MainActor () -> Void) {
    schedule(turn, priority: G_PRIORITY_DEFAULT_IDLE)
  }

  private static func schedule(_ turn: @escaping @MainActor () -> Void, priority: gint) {
    _ = g_idle_add_full(
      priority,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let turn = Unmanaged<Turn>.fromOpaque(data)
        MainActor.assumeIsolated { turn.takeUnretainedValue().body() }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(Turn(turn)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Turn>.fromOpaque(data).release()
      })
  }

  /// Runs `turn` once on the main thread, as one of its events. Called on any thread.
  nonisolated static func post(after milliseconds: Int = 0, _ turn: @escaping @MainActor @Sendable () -> Void) {
    _ = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { data in
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          guard let data = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<Turn>.fromOpaque(data).takeUnretainedValue().body()
        }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(Turn(turn)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Turn>.fromOpaque(data).release()
      })
  }

  private final class Turn {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
}

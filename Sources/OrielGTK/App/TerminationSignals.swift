import CGtk
import Glibc

/// Handles the termination signals SIGTERM, SIGINT and SIGHUP.
///
/// The handler runs in GLib's main loop, so it isn't limited to async-signal-safe functions. Only the first signal is
/// handled. Later ones have their default action, so that a second signal ends an app that hangs, even if its main loop
/// no longer runs, if it is the same signal.
@MainActor final class TerminationSignals {
  /// The received signal; nil if there was none.
  private(set) var received: Int32?
  private var sources: [guint] = []
  private let handler: @MainActor () -> Void

  /// Installs the handlers. Signals that are ignored, for example by nohup, or handled by the app itself aren't
  /// changed.
  init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    for number in [SIGTERM, SIGINT, SIGHUP] where Self.action(of: number).__sigaction_handler.sa_handler == nil {
      listen(to: number)
    }
  }

  private func listen(to number: Int32) {
    let source = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number,
      { data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        MainActor.assumeIsolated {
          let watch = Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue()
          watch.owner?.receive(watch.number)
        }
        return gboolean(G_SOURCE_REMOVE)
      }, Unmanaged.passRetained(Watch(number, of: self)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Watch>.fromOpaque(data).release()
      })
    sources.append(source)
    // The kernel resets the handler at the first signal, so later ones don't depend on the main loop.
    var action = Self.action(of: number)
    action.sa_flags |= Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(number, &action, nil)
  }

  private func receive(_ number: Int32) {
    guard received == nil else { return }
    received = number
    stop()
    handler()
  }

  /// Removes the handlers: signals have their default actions again.
  func stop() {
    for source in sources { g_source_remove(source) }
    sources = []
  }

  /// Ends the process with the received signal, if any, so that the parent process gets the right status.
  func endProcess() {
    guard let received else { return }
    stop()
    fflush(nil)
    raise(received)
  }

  private static func action(of number: Int32) -> sigaction {
    var action = sigaction()
    sigaction(number, nil, &action)
    return action
  }

  private final class Watch {
    let number: Int32
    weak var owner: TerminationSignals?

    init(_ number: Int32, of owner: TerminationSignals) {
      self.number = number
      self.owner = owner
    }
  }
}

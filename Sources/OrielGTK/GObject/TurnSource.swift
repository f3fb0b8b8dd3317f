import CGtk
import OrielCore

/// Runs turns in the main loop before the next event of the user.
///
/// One permanent source, whose priority is above that of GDK's events. GDK dispatches each event on its own, and the
/// main loop selects the source with the highest priority before each dispatch. So the changes made by one event reach
/// the widgets before the next event is handled.
@MainActor final class TurnSource {
  /// A `GSource` with its ready flag. Only the main thread accesses it, so scheduling a turn needs no system call to
  /// wake the loop.
  private struct Source {
    var base: GSource
    var isReady: gboolean
  }

  /// A structure, because a closure stored in an array would be wrapped in another one.
  private struct Turn {
    let run: @MainActor () -> Void
  }

  private let source: UnsafeMutablePointer<Source>
  // Unchecked, as in the graph: no other code is called within an access.
  @exclusivity(unchecked) private var turns: [Turn] = []
  /// The second of two arrays that are used alternately, so that none is allocated for each dispatch.
  @exclusivity(unchecked) private var spare: [Turn] = []

  /// Attaches the source to the default main context, until the process ends.
  init() {
    let made: UnsafeMutablePointer<GSource> = g_source_new(Self.functions, guint(MemoryLayout<Source>.size))
    source = UnsafeMutableRawPointer(made).assumingMemoryBound(to: Source.self)
    g_source_set_static_name(made, "Oriel turns")
    g_source_set_priority(made, G_PRIORITY_HIGH)
    // A turn may run a nested main loop, as some functions of GLib do. Turns also run there.
    g_source_set_can_recurse(made, 1)
    g_source_set_callback(made, Self.dispatch, Unmanaged.passRetained(self).toOpaque(), nil)
    g_source_attach(made, nil)
  }

  /// Runs `turn` once. Turns run in the order in which they were added.
  func add(_ turn: @escaping @MainActor () -> Void) {
    turns.append(Turn(run: turn))
    source.pointee.isReady = 1
  }

  /// Runs the pending turns. Turns that these add run in the next dispatch.
  func runTurns() {
    guard !turns.isEmpty else { return }
    var due = turns
    turns = spare
    spare = []
    source.pointee.isReady = 0
    for turn in due { turn.run() }
    due.removeAll(keepingCapacity: true)
    spare = due
  }

  /// The default main context is the main thread's.
  private nonisolated static let dispatch: @convention(c) (gpointer?) -> gboolean = { data in
    guard let data else { return gboolean(G_SOURCE_REMOVE) }
    let source = Unmanaged<TurnSource>.fromOpaque(data)
    MainThread.assumeIsolated { source.takeUnretainedValue().runTurns() }
    return gboolean(G_SOURCE_CONTINUE)
  }

  /// Shared by all sources of this kind. GLib requires that they outlive the sources.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { source, _ in TurnSource.isReady(source) },
        check: { source in TurnSource.isReady(source) },
        dispatch: { _, callback, data in callback?(data) ?? gboolean(G_SOURCE_REMOVE) },
        finalize: nil, closure_callback: nil, closure_marshal: nil))
    return functions
  }()

  // GLib calls this before and after polling, in each iteration of the loop.
  private nonisolated static func isReady(_ source: UnsafeMutablePointer<GSource>?) -> gboolean {
    guard let source else { return 0 }
    return UnsafeMutableRawPointer(source).assumingMemoryBound(to: Source.self).pointee.isReady
  }
}

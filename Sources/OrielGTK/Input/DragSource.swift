import CGtk

/// Makes drag sources.
@MainActor enum DragSource {
  /// How long a source exists at least after a press, in milliseconds: longer than the timer that GTK starts then.
  private static let lifetimeAfterPress = 200

  /// Returns a new `GtkDragSource`, which the caller owns and which exists for a while after each press.
  ///
  /// GTK's timer of a press lasts 100 ms and has no reference to the source. The source removes it when it is finalized,
  /// but knows only the last one: that of the first press of a double click would write to freed memory.
  ///
  /// Seen with GTK 4.18. It may go when `GtkDragSource` of the oldest supported GTK removes the timer of a press before
  /// it starts the next one.
  static func make() -> OpaquePointer? {
    guard let source = gtk_drag_source_new() else { return nil }
    // Not an `ObjectHandle`: the source must not own itself.
    let raw = source.raw
    SignalConnection.connect(raw, .gestureBegan) { _ in
      let retained = ObjectHandle(retaining: raw)
      MainLoop.post(after: lifetimeAfterPress) { withExtendedLifetime(retained) {} }
    }
    return source
  }
}

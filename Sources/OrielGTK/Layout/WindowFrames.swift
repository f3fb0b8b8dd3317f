import CGtk
import OrielCore

/// Provides an animation clock with the frames of a window's frame clock. The window owns it.
///
/// While no animation is running, there is no tick callback, and the frame clock is idle.
@MainActor final class WindowFrames {
  private let window: GtkWidgetPointer
  private(set) lazy var clock = AnimationClock(self)
  private var tick: guint = 0
  private var setting: SignalConnection?
  /// Observe the frame clock while the window is on the screen.
  private var settling: [FrameClockLink?] = []

  private static let key = g_quark_from_static_string("oriel-window-frames")

  /// The object of the window that contains a widget; nil if the widget isn't in a window.
  static func of(_ widget: GtkWidgetPointer) -> WindowFrames? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let window = root.widget
    let object = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_qdata(object, key) {
      return Unmanaged<WindowFrames>.fromOpaque(known).takeUnretainedValue()
    }
    let made = WindowFrames(window)
    g_object_set_qdata_full(object, key, Unmanaged.passRetained(made).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<WindowFrames>.fromOpaque(data).release()
    }
    return made
  }

  private init(_ window: GtkWidgetPointer) {
    self.window = window
    // Animations of widgets that aren't on the screen have ended when they are shown again.
    SignalConnection.connect(UnsafeMutableRawPointer(window), .unmap) { [weak self] in
      self?.clock.finishAll()
      self?.settling = []
      SurfaceWidget.settleChanged()
    }
    SignalConnection.connect(UnsafeMutableRawPointer(window), .map) { [weak self] in self?.clock.motionMayBeAllowed() }
    guard let settings = gtk_widget_get_settings(window) else { return }
    setting = .connect(settings.raw, .animationsEnabledChanged) { [weak self] in
      guard let self else { return }
      if self.allowsMotion { self.clock.motionMayBeAllowed() } else { self.clock.finishAll() }
    }
  }

  isolated deinit { setting?.disconnect() }

  /// Measures changed surfaces before GTK's layout in the next frame, or before this frame is painted. Returns false if
  /// the window isn't on the screen.
  func requestSettling() -> Bool {
    guard gtk_widget_get_mapped(window) != 0, let clock = gtk_widget_get_frame_clock(window) else { return false }
    if settling.isEmpty {
      // After the ticks, and once more for what changes during GTK's layout, which comes first in its phase.
      settling = [
        FrameClockLink(of: window, .frameUpdate, after: true) { SurfaceWidget.settleChanged() },
        FrameClockLink(of: window, .frameLayout, after: true) { SurfaceWidget.settleChanged() },
      ]
    }
    // A window is measured in each layout phase, also if nothing has requested it.
    gdk_frame_clock_request_phase(
      clock, WidgetLayout.isAllocating ? GDK_FRAME_CLOCK_PHASE_LAYOUT : GDK_FRAME_CLOCK_PHASE_UPDATE)
    return true
  }
}

extension WindowFrames: @MainActor FrameDriver {
  var frameTime: Double {
    guard let clock = gtk_widget_get_frame_clock(window) else { return 0 }
    return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
  }

  var allowsMotion: Bool {
    guard gtk_widget_get_mapped(window) != 0, let settings = gtk_widget_get_settings(window) else { return false }
    return ObjectProperty.flag(settings.raw, "gtk-enable-animations")
  }

  func startFrames() {
    guard tick == 0 else { return }
    tick = gtk_widget_add_tick_callback(
      window,
      { _, _, data in
        guard let data else { return gboolean(G_SOURCE_REMOVE) }
        let frames = Unmanaged<WindowFrames>.fromOpaque(data)
        let goesOn = MainActor.assumeIsolated { frames.takeUnretainedValue().advance() }
        return gboolean(goesOn ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func advance() -> Bool {
    clock.tick()
    return tick != 0
  }

  func stopFrames() {
    guard tick != 0 else { return }
    let ended = tick
    tick = 0
    gtk_widget_remove_tick_callback(window, ended)
  }
}

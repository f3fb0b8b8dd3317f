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
  /// Observe the frame clock.
  private var settling: [FrameClockLink?] = []
  private var followed: ObjectHandle?
  /// The number of layouts in a frame of the clock.
  private var layouts: (frame: Int64, count: Int) = (0, 0)

  private static let owned = OwnedObject<WindowFrames>("oriel-window-frames")

  /// The object of the window that contains a widget; nil if the widget isn't in a window.
  static func of(_ widget: GtkWidgetPointer) -> WindowFrames? {
    gtk_widget_get_root(widget).map { root in owned.of(root.raw) { WindowFrames(root.widget) } }
  }

  private init(_ window: GtkWidgetPointer) {
    self.window = window
    // Animations of widgets that aren't on the screen have ended when they are shown again.
    SignalConnection.connect(UnsafeMutableRawPointer(window), .unmap) { [weak self] in
      self?.clock.finishAll()
      SurfaceWidget.settleChanged()
    }
    SignalConnection.connect(UnsafeMutableRawPointer(window), .map) { [weak self] in
      self?.follow()
      self?.clock.motionMayBeAllowed()
    }
    follow()
    guard let settings = gtk_widget_get_settings(window) else { return }
    setting = .connect(settings.raw, .animationsEnabledChanged) { [weak self] in
      guard let self else { return }
      if self.allowsMotion { self.clock.motionMayBeAllowed() } else { self.clock.finishAll() }
    }
  }

  isolated deinit { setting?.disconnect() }

  // MARK: Layouts

  /// Connects to the frame clock before the surfaces do, which are then called after it. Another clock follows when the
  /// window is realized again.
  private func follow() {
    guard let clock = gtk_widget_get_frame_clock(window), clock != followed?.opaque else { return }
    followed = ObjectHandle(retaining: clock)
    settling = [
      // After the ticks, and once more for what changes during GTK's layout, which comes first in its phase.
      FrameClockLink(of: window, .frameUpdate, after: true) { SurfaceWidget.settleChanged() },
      FrameClockLink(of: window, .frameLayout) { [weak self] in self?.didLayOut() },
      FrameClockLink(of: window, .frameLayout, after: true) { [weak self] in
        if self?.isLastLayout == false { SurfaceWidget.settleChanged() }
      },
    ]
    // A handler that is connected during a layout is called in the next one.
    if WidgetLayout.isAllocating { didLayOut() }
  }

  /// Measures changed surfaces before GTK's layout in the next frame, or before this frame is painted. Returns false if
  /// the window isn't on the screen.
  func requestSettling() -> Bool {
    guard gtk_widget_get_mapped(window) != 0, let clock = gtk_widget_get_frame_clock(window) else { return false }
    follow()
    // Not the layout phase, in which GTK measures the window even if nothing has requested it.
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    return true
  }

  private func didLayOut() {
    let frame = frame
    layouts = layouts.frame == frame ? (frame, layouts.count + 1) : (frame, 1)
  }

  private var frame: Int64 {
    Int64(gtk_widget_get_frame_clock(window).map { gdk_frame_clock_get_frame_counter($0) } ?? 0)
  }

  /// The number of layouts that GTK has performed in the current frame.
  private var layoutCount: Int { layouts.frame == frame ? layouts.count : 0 }

  /// Whether the layout that GTK has just performed is the last one of the frame: GTK performs at most four. What is
  /// still missing follows in the next frame.
  var isLastLayout: Bool { !hasLayoutsLeft(1) }

  /// Whether GTK may perform a number of layouts more in this frame.
  func hasLayoutsLeft(_ number: Int) -> Bool { layoutCount + number <= 4 }

  /// Whether GTK is performing the last layout of the frame.
  var isInLastLayout: Bool { WidgetLayout.isAllocating && layoutCount > 2 }
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

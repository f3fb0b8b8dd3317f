import CGtk
import Glibc
import OrielCore

/// Moves a new window to the place that the app determines. GTK has no function for it, and Wayland no way: it has an effect
/// on X11 only.
@MainActor struct WindowMover {
  /// The distance between the windows of a scene.
  private static let offset = 24.0

  private let placement: WindowPlacement
  private let display: DisplayProxy
  private let offset: Double
  private let functions: Functions

  /// - Parameter preceding: the number of open windows of the same scene.
  init?(_ placement: WindowPlacement, on display: DisplayProxy, after preceding: Int) {
    guard DisplayKind.isX11, let functions = Functions.shared else { return nil }
    self.placement = placement
    self.display = display
    self.functions = functions
    offset = Double(preceding) * Self.offset
  }

  /// Moves the window, which is shown, unless the desktop determines its place.
  func move(_ window: UnsafeMutablePointer<GtkWindow>) {
    let native = OpaquePointer(window)
    guard let corner = placement.corner(of: Self.size(of: window), on: display, offset: offset),
      let surface = gtk_native_get_surface(native), let display = gdk_surface_get_display(surface)
    else { return }
    // The surface contains the shadow of the window.
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let scale = Double(gdk_surface_get_scale_factor(surface))
    _ = functions.move(
      functions.display(display), functions.window(surface), Int32(((corner.x - left) * scale).rounded()),
      Int32(((corner.y - top) * scale).rounded()))
  }

  /// The place of a window on the screen, in application pixels, without its shadow; nil if the desktop doesn't tell.
  static func place(of window: UnsafeMutablePointer<GtkWindow>) -> Rect? {
    let native = OpaquePointer(window)
    guard DisplayKind.isX11, let functions = Functions.shared, let surface = gtk_native_get_surface(native),
      let display = gdk_surface_get_display(surface), let corner = functions.corner(of: surface, on: display)
    else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    let (scale, size) = (Double(gdk_surface_get_scale_factor(surface)), size(of: window))
    return Rect(
      x: CGFloat(Double(corner.x) / scale + left), y: CGFloat(Double(corner.y) / scale + top),
      width: CGFloat(size.width), height: CGFloat(size.height))
  }

  /// The size of a window without its shadow.
  static func size(of window: UnsafeMutablePointer<GtkWindow>) -> SurfaceSize {
    if let size = sizeFromDesktop(of: window) { return size }
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(window, &width, &height)
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    if width <= 0 { width = gtk_widget_get_width(widget) }
    if height <= 0 { height = gtk_widget_get_height(widget) }
    // One that isn't resizable, and has just been shown, has no size yet.
    if width <= 0 { width = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1).natural }
    if height <= 0 { height = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: width).natural }
    return SurfaceSize(width: Double(width), height: Double(height))
  }

  /// The size of a window that is maximized, in full screen or at an edge of the screen; nil for another one. GTK's default
  /// size is then the one to which it returns.
  static func sizeFromDesktop(of window: UnsafeMutablePointer<GtkWindow>) -> SurfaceSize? {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard gtk_widget_get_mapped(widget) != 0, width > 0, height > 0,
      let surface = gtk_native_get_surface(OpaquePointer(window)),
      gdk_toplevel_get_state(surface).rawValue & fixedStates != 0
    else { return nil }
    return SurfaceSize(width: Double(width), height: Double(height))
  }

  private static let fixedStates = [
    GDK_TOPLEVEL_STATE_MAXIMIZED, GDK_TOPLEVEL_STATE_FULLSCREEN, GDK_TOPLEVEL_STATE_TILED, GDK_TOPLEVEL_STATE_TOP_TILED,
    GDK_TOPLEVEL_STATE_RIGHT_TILED, GDK_TOPLEVEL_STATE_BOTTOM_TILED, GDK_TOPLEVEL_STATE_LEFT_TILED,
  ].reduce(0) { $0 | $1.rawValue }

  /// Functions of X11 and of GTK's backend for it. Looked up, because their headers require those of X11.
  @MainActor private struct Functions {
    let display: @convention(c) (OpaquePointer) -> OpaquePointer?
    let window: @convention(c) (OpaquePointer) -> UInt
    let move: @convention(c) (OpaquePointer?, UInt, Int32, Int32) -> Int32
    private let root: @convention(c) (OpaquePointer?) -> UInt
    private let translate: Translate

    private typealias Translate =
      @convention(c) (
        OpaquePointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<UInt>
      ) -> Int32

    static let shared = Functions()

    private init?() {
      guard let display = dlsym(nil, "gdk_x11_display_get_xdisplay"),
        let window = dlsym(nil, "gdk_x11_surface_get_xid"), let move = dlsym(nil, "XMoveWindow"),
        let root = dlsym(nil, "XDefaultRootWindow"), let translate = dlsym(nil, "XTranslateCoordinates")
      else { return nil }
      // Unsafe: these are the types of the functions in the headers, which Swift can't know.
      self.display = unsafeBitCast(display, to: (@convention(c) (OpaquePointer) -> OpaquePointer?).self)
      self.window = unsafeBitCast(window, to: (@convention(c) (OpaquePointer) -> UInt).self)
      self.move = unsafeBitCast(move, to: (@convention(c) (OpaquePointer?, UInt, Int32, Int32) -> Int32).self)
      self.root = unsafeBitCast(root, to: (@convention(c) (OpaquePointer?) -> UInt).self)
      self.translate = unsafeBitCast(translate, to: Translate.self)
    }

    /// The top left corner of a surface on the screen, in device pixels.
    func corner(of surface: OpaquePointer, on display: OpaquePointer) -> (x: Int32, y: Int32)? {
      let server = self.display(display)
      var (x, y, child) = (Int32(0), Int32(0), UInt(0))
      guard translate(server, window(surface), root(server), 0, 0, &x, &y, &child) != 0 else { return nil }
      return (x, y)
    }
  }
}

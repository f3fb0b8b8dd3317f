import CGtk
import FoundationEssentials
import OrielCore

/// Sets the size with which a window opens, and reports the user's changes.
@MainActor final class WindowExtentWatch {
  /// Called when the user has resized or maximized the window, or it is no longer maximized.
  var didChange: ((WindowExtent) -> Void)?

  private let window: UnsafeMutablePointer<GtkWindow>
  private let signals = SignalConnections()
  private var known: WindowExtent?
  /// Whether the window has the size with which it opens, which GTK may have enlarged for the content.
  private var isOpen = false

  init(_ window: UnsafeMutablePointer<GtkWindow>) { self.window = window }

  /// Sets the size of a window that isn't shown yet.
  func open(_ request: WindowRequest, _ content: SurfaceWidget, below bar: GtkWidgetPointer?) {
    let room = ScreenRoom.window(around: window)
    // GTK counts the title bar.
    let top = bar.map { WidgetLayout.Measurement(of: $0, GTK_ORIENTATION_VERTICAL, for: -1).natural } ?? 0
    let across = bar.map { WidgetLayout.Measurement(of: $0, GTK_ORIENTATION_HORIZONTAL, for: -1).natural } ?? 0
    let width = request.openingLength(
      .horizontal, room: Double(room.width), isScrolled: Self.isScrolled(GTK_ORIENTATION_HORIZONTAL, in: content.widget)
    ) { max(CGFloat(across), content.surface.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width) }
    let height = request.openingLength(
      .vertical, room: Double(room.height - top),
      isScrolled: Self.isScrolled(GTK_ORIENTATION_VERTICAL, in: content.widget)
    ) { content.surface.sizeThatFits(ProposedViewSize(width: width.map { CGFloat($0) }, height: $0)).height }
    let bars = request.defaultHeight == nil ? top : 0
    gtk_window_set_default_size(window, Self.pixels(width), height == nil ? -1 : Self.pixels(height) + bars)
    if request.isMaximized { gtk_window_maximize(window) }
    follow()
  }

  private static func pixels(_ length: Double?) -> Int32 { length.map { Int32($0.rounded()) } ?? -1 }

  /// Whether a widget contains one that scrolls along an axis and has the natural length of all that it contains.
  private static func isScrolled(_ orientation: GtkOrientation, in widget: GtkWidgetPointer) -> Bool {
    if widget.raw.isInstance(of: gtk_scrolled_window_get_type()) {
      var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
      gtk_scrolled_window_get_policy(widget.opaque, &across, &down)
      let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
      let propagates =
        isHorizontal
        ? gtk_scrolled_window_get_propagate_natural_width(widget.opaque)
        : gtk_scrolled_window_get_propagate_natural_height(widget.opaque)
      if propagates != 0, (isHorizontal ? across : down) != GTK_POLICY_NEVER { return true }
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if isScrolled(orientation, in: child) { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }

  // MARK: Changes

  private func follow() {
    let raw = UnsafeMutableRawPointer(window)
    for signal in [Signal.defaultWidthChanged, .defaultHeightChanged, .maximizedChanged] {
      signals.add(.connect(raw, signal) { [weak self] in self?.mayHaveChanged() })
    }
  }

  private var extent: WindowExtent? {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(window, &width, &height)
    guard width > 0, height > 0 else { return nil }
    return WindowExtent(
      size: SurfaceSize(width: Double(width), height: Double(height)), isMaximized: gtk_window_is_maximized(window) != 0
    )
  }

  /// Called after each layout of the window.
  func windowWasLaidOut() {
    guard !isOpen else { return }
    isOpen = true
    known = extent
  }

  private func mayHaveChanged() {
    guard isOpen, let extent, extent != known else { return }
    known = extent
    didChange?(extent)
  }

  func dispose() { signals.disconnectAll() }
}

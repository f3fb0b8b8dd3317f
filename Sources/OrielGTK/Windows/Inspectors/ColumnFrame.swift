import CGtk
import FoundationEssentials
import OrielCore

/// The layout of an inspector's column: the background, and the content in a viewport.
@MainActor final class ColumnFrame: WidgetLayout {
  /// The surface of the inspector's views.
  let content = SurfaceWidget(SurfaceContent.root())
  /// The surface of the background views.
  let background: BackgroundSurface

  private let viewport: GtkWidgetPointer

  init() {
    background = BackgroundSurface()
    viewport = ScrolledWindow.make()
    super.init()
    gtk_scrolled_window_set_child(viewport.opaque, content.widget)
    // Scrolls horizontally only if the content is wider than the maximum width of the column.
    gtk_scrolled_window_set_policy(viewport.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(viewport.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(viewport.opaque, 1)
    insert(background.widget, after: nil)
    insert(viewport, after: background.widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
  }

  /// Updates the background.
  func update(_ request: PresentationRequest) { background.update(request) }

  /// The size of the content for a proposal; without a width, in a column of the ideal width.
  func sizeThatFits(_ proposal: ProposedViewSize, ideal: Double) -> CGSize {
    func pixels(_ length: CGFloat?) -> Int32? {
      length.map { $0.isFinite ? Int32(min(max($0, 0), 100_000)) : nil } ?? nil
    }
    let least = Measurement(of: content.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
    let width = max(pixels(proposal.width) ?? Int32(min(max(ideal, 0), 100_000)), least)
    let down = Measurement(of: content.widget, GTK_ORIENTATION_VERTICAL, for: width)
    return CGSize(width: Double(width), height: Double(max(pixels(proposal.height) ?? down.natural, down.minimum)))
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(of: viewport, orientation, for: size)
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    background.allocate(width: width, height: height)
    gtk_widget_allocate(viewport, width, height, -1, nil)
  }

  func dispose() {
    content.dispose()
    background.dispose()
  }
}

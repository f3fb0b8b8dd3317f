import CGtk
import FoundationEssentials
import OrielCore

/// The content of a presentation: a centered column of its views, which scrolls if it is taller than the screen allows.
@MainActor final class ContentViewport {
  /// The viewport.
  let widget = ScrolledWindow.make()
  /// The surface of the views.
  let column = SurfaceWidget(SurfaceContent.root())

  init() {
    gtk_scrolled_window_set_child(widget.opaque, column.widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
  }

  /// The size of the content for a proposal, in a viewport of this width.
  func sizeThatFits(_ proposal: ProposedViewSize, in room: Int32) -> CGSize {
    func pixels(_ length: CGFloat?) -> Int32? {
      length.map { $0.isFinite ? Int32(min(max($0, 0), CGFloat(room * 4))) : nil } ?? nil
    }
    let across = WidgetLayout.Measurement(of: column.widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let width = max(pixels(proposal.width) ?? across.natural, across.minimum)
    let down = WidgetLayout.Measurement(of: column.widget, GTK_ORIENTATION_VERTICAL, for: width)
    return CGSize(width: Double(width), height: Double(max(pixels(proposal.height) ?? down.natural, down.minimum)))
  }

  func dispose() { column.dispose() }
}

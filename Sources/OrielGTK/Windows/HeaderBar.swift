import CGtk
import OrielCore

/// A bar with the parts of a toolbar: the `GtkHeaderBar` of a window, or a row below a title bar that the desktop draws.
@MainActor final class HeaderBar: ToolbarContainer {
  private let handle: ObjectHandle
  private var parts: [ToolbarWidget] = []
  /// Displayed while no part is in the center; nil for the title of the window.
  private let title: GtkWidgetPointer?
  private var buttons: HeaderButtons?
  /// Whether it is a row below the title bar, which is hidden while it is empty.
  private let isRow: Bool

  /// Creates a header bar with a title.
  init(title: GtkWidgetPointer) {
    handle = ObjectHandle(retaining: gtk_header_bar_new())
    self.title = title
    isRow = false
    showTitle(title)
  }

  /// Creates a row below the title bar.
  init() {
    handle = ObjectHandle(retaining: gtk_center_box_new())
    title = nil
    isRow = true
    widget.addClass(.toolbar)
    gtk_widget_set_visible(widget, 0)
  }

  var widget: GtkWidgetPointer { handle.widget }
  /// Whether there is a button that minimizes the window, if the desktop has one. Initially true.
  var hasMinimizeButton: Bool {
    get { buttons == nil }
    set {
      guard !isRow, newValue != hasMinimizeButton else { return }
      buttons?.dispose()
      buttons = newValue ? nil : HeaderButtons(without: "minimize", in: widget)
    }
  }
  /// Whether one of the items cancels a dialog.
  var cancels: Bool { parts.contains { $0.cancels } }

  func add(_ part: ToolbarWidget) {
    parts.append(part)
    if isRow {
      setWidget(part.widget, at: part.part)
      gtk_widget_set_visible(widget, 1)
      return
    }
    switch part.part {
    case .leading: gtk_header_bar_pack_start(widget.opaque, part.widget)
    case .principal: showTitle(part.widget)
    case .trailing: gtk_header_bar_pack_end(widget.opaque, part.widget)
    case .menuBar: break
    }
  }

  func remove(_ part: ToolbarWidget) {
    guard let index = parts.firstIndex(where: { $0 === part }) else { return }
    parts.remove(at: index)
    // A destroyed window has already released its header bar's children.
    guard gtk_widget_is_ancestor(part.widget, widget) != 0 else { return }
    if isRow {
      setWidget(nil, at: part.part)
      gtk_widget_set_visible(widget, parts.isEmpty ? 0 : 1)
    } else if part.part == .principal {
      showTitle(title)
    } else {
      gtk_header_bar_remove(widget.opaque, part.widget)
    }
  }

  func dispose() { buttons?.dispose() }

  private func setWidget(_ child: GtkWidgetPointer?, at part: ToolbarElement.Part) {
    switch part {
    case .leading: gtk_center_box_set_start_widget(widget.opaque, child)
    case .principal: gtk_center_box_set_center_widget(widget.opaque, child)
    case .trailing: gtk_center_box_set_end_widget(widget.opaque, child)
    case .menuBar: break
    }
  }

  private func showTitle(_ title: GtkWidgetPointer?) { gtk_header_bar_set_title_widget(widget.opaque, title) }
}

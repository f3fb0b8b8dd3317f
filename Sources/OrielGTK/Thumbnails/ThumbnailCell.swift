import CGtk
import FoundationEssentials

/// A file in a grid of thumbnails.
struct ThumbnailItem: Equatable, Sendable {
  var url: URL
  /// The time of the last change; nil if it isn't known.
  var modified: Int?
  var isVideo = false

  var name: String { url.lastPathComponent }
}

/// A cell of a grid of thumbnails: the picture, marks over it, and perhaps the name.
@MainActor final class ThumbnailCell {
  /// The marks of a cell.
  struct State: Equatable {
    var isSelected = false
    /// The number in the order of selection.
    var number: Int?
    var isEnabled = true
  }

  let root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 4))
  private let image = ObjectHandle(retaining: gtk_image_new())
  private let badge = ObjectHandle(retaining: gtk_label_new(nil))
  private let name = ObjectHandle(retaining: gtk_label_new(nil))
  private let mark = ObjectHandle(retaining: gtk_image_new_from_icon_name("media-playback-start-symbolic"))
  private var request: ThumbnailRequest?
  private var state = State()
  /// The position of the displayed file; nil if there is none.
  private(set) var position: Int?
  /// Called when the pointer presses the cell.
  var didPress: ((Int) -> Void)?

  init(side: Int32, showsNames: Bool) {
    root.widget.addClass(.thumbnail)
    gtk_image_set_pixel_size(image.opaque, side)
    guard let overlay = gtk_overlay_new() else { return }
    gtk_overlay_set_child(overlay.opaque, image.widget)
    badge.widget.addClass(.thumbnailBadge)
    for (widget, horizontal, vertical) in [
      (badge.widget, GTK_ALIGN_END, GTK_ALIGN_START), (mark.widget, GTK_ALIGN_START, GTK_ALIGN_END),
    ] {
      gtk_widget_set_halign(widget, horizontal)
      gtk_widget_set_valign(widget, vertical)
      gtk_widget_set_visible(widget, 0)
      gtk_overlay_add_overlay(overlay.opaque, widget)
    }
    root.widget.append(overlay)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_MIDDLE)
    gtk_label_set_max_width_chars(name.opaque, 1)
    gtk_widget_set_visible(name.widget, showsNames ? 1 : 0)
    root.widget.append(name.widget)
    guard let click = gtk_gesture_click_new() else { return }
    SignalConnection.connect(click.raw, .clickPressed) { [weak self] count, _, _ in
      guard let self, let position = self.position, count == 1 else { return }
      self.didPress?(position)
    }
    gtk_widget_add_controller(root.widget, click)
  }

  /// Shows a file.
  func show(_ item: ThumbnailItem, at position: Int, _ state: State) {
    request?.cancel()
    request = nil
    self.position = position
    gtk_label_set_text(name.opaque, item.name.forGTK)
    gtk_widget_set_tooltip_text(root.widget, item.name.forGTK)
    gtk_widget_set_visible(mark.widget, item.isVideo ? 1 : 0)
    write(state)
    showIcon(of: item)
    request = ThumbnailService.shared.request(item.url, version: item.modified) { [weak self] thumbnail in
      guard let self, self.position == position else { return }
      self.request = nil
      if let thumbnail { gtk_image_set_from_paintable(self.image.opaque, thumbnail.pointer) }
    }
  }

  /// Displays the icon of the type that the URL suggests, without accessing the file.
  private func showIcon(of item: ThumbnailItem) {
    let guess =
      item.url.hasDirectoryPath ? g_strdup("inode/directory") : g_content_type_guess(item.name.forGTK, nil, 0, nil)
    guard let type = guess else { return }
    let icon = g_content_type_get_icon(type)
    gtk_image_set_from_gicon(image.opaque, icon)
    icon.map { g_object_unref($0.raw) }
    g_free(type)
  }

  /// Removes the file, and cancels the request for its thumbnail.
  func clear() {
    request?.cancel()
    request = nil
    position = nil
    gtk_image_clear(image.opaque)
  }

  /// Updates the marks.
  func update(_ state: State) {
    if state != self.state { write(state) }
  }

  private func write(_ state: State) {
    self.state = state
    root.widget.setClass(.thumbnailSelected, state.isSelected)
    gtk_label_set_text(badge.opaque, state.number.map { "\($0)" } ?? "✓")
    gtk_widget_set_visible(badge.widget, state.isSelected ? 1 : 0)
    root.widget.setSensitive(state.isEnabled)
  }
}

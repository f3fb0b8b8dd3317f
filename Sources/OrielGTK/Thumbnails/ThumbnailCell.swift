import CGtk
import FoundationEssentials

/// A file in a grid of thumbnails.
struct ThumbnailItem: Equatable, Sendable {
  let url: URL
  let name: String
  /// The time of the last change; nil if it isn't known.
  let modified: Int?
  let isVideo: Bool

  init(url: URL, modified: Int? = nil, isVideo: Bool = false) {
    self.init(url: url, name: url.lastPathComponent, modified: modified, isVideo: isVideo)
  }

  init(url: URL, name: String, modified: Int?, isVideo: Bool) {
    self.url = url
    self.name = name
    self.modified = modified
    self.isVideo = isVideo
  }
}

/// A cell of a grid of thumbnails: the picture, marks over it, and perhaps the name. GTK makes about three hundred cells,
/// and the marks only when they are needed.
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
  private let overlay = ObjectHandle(retaining: gtk_overlay_new())
  /// The number in the order of selection, or a check mark.
  private var badge: ObjectHandle?
  /// Marks a video.
  private var mark: ObjectHandle?
  private let name: ObjectHandle?
  private let side: Int32
  private var request: ThumbnailRequest?
  private var state = State()
  /// The position of the displayed file; nil if there is none.
  private(set) var position: Int?
  /// Called when the pointer presses the cell.
  var didPress: ((Int) -> Void)?

  init(side: Int32, showsNames: Bool) {
    self.side = side
    name = showsNames ? ObjectHandle(retaining: gtk_label_new(nil)) : nil
    root.widget.addClass(.thumbnail)
    gtk_image_set_pixel_size(image.opaque, side)
    gtk_overlay_set_child(overlay.opaque, image.widget)
    root.widget.append(overlay.widget)
    if let name {
      gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_MIDDLE)
      gtk_label_set_max_width_chars(name.opaque, 1)
      root.widget.append(name.widget)
    }
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
    if let name { gtk_label_set_text(name.opaque, item.name.forGTK) }
    gtk_widget_set_tooltip_text(root.widget, item.name.forGTK)
    showMark(item.isVideo)
    write(state)
    showIcon(of: item)
    let pixels = side * max(gtk_widget_get_scale_factor(root.widget), 1)
    request = ThumbnailService.shared.request(item.url, side: pixels, version: item.modified) { [weak self] thumbnail in
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
    showBadge(state.isSelected ? state.number.map { "\($0)" } ?? "✓" : nil)
    root.widget.setSensitive(state.isEnabled)
  }

  private func showBadge(_ text: String?) {
    if let text, badge == nil {
      let badge = ObjectHandle(retaining: gtk_label_new(text.forGTK))
      badge.widget.addClass(.thumbnailBadge)
      add(badge, GTK_ALIGN_END, GTK_ALIGN_START)
      self.badge = badge
    }
    guard let badge else { return }
    if let text { gtk_label_set_text(badge.opaque, text.forGTK) }
    gtk_widget_set_visible(badge.widget, text == nil ? 0 : 1)
  }

  private func showMark(_ isShown: Bool) {
    if isShown, mark == nil {
      let mark = ObjectHandle(retaining: gtk_image_new_from_icon_name("media-playback-start-symbolic"))
      add(mark, GTK_ALIGN_START, GTK_ALIGN_END)
      self.mark = mark
    }
    if let mark { gtk_widget_set_visible(mark.widget, isShown ? 1 : 0) }
  }

  private func add(_ mark: ObjectHandle, _ horizontal: GtkAlign, _ vertical: GtkAlign) {
    gtk_widget_set_halign(mark.widget, horizontal)
    gtk_widget_set_valign(mark.widget, vertical)
    gtk_overlay_add_overlay(overlay.opaque, mark.widget)
  }
}

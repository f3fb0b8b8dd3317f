import CGtk
import FoundationEssentials
import OrielCore

/// The page for a file whose content isn't displayed: its icon or thumbnail, its kind, size and date, and a message.
@MainActor final class SummaryPage {
  let root: ObjectHandle
  private let picture = ObjectHandle(retaining: gtk_picture_new())
  private let icon = ObjectHandle(retaining: gtk_image_new())
  private let name = ObjectHandle(retaining: gtk_label_new(nil))
  private let facts = ObjectHandle(retaining: gtk_label_new(nil))
  private let message = ObjectHandle(retaining: gtk_label_new(nil))

  init() {
    root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 8))
    gtk_widget_set_valign(root.widget, GTK_ALIGN_CENTER)
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top, gtk_widget_set_margin_bottom,
    ] {
      set(root.widget, 24)
    }
    gtk_image_set_pixel_size(icon.opaque, 128)
    gtk_widget_set_vexpand(picture.widget, 1)
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_SCALE_DOWN)
    name.widget.addClass(.title2)
    facts.widget.addClass(.dimLabel)
    for label in [name, facts, message] {
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    for part in [picture, icon, name, facts, message] { root.widget.append(part.widget) }
  }

  /// Displays the properties of a file.
  ///
  /// - Parameter failure: the reason why the content can't be displayed.
  func show(_ url: URL, _ file: FileFacts?, failure: QuickLookFailure?) {
    show(nil)
    gtk_label_set_text(name.opaque, (file?.name ?? url.lastPathComponent).forGTK)
    gtk_label_set_text(facts.opaque, (file.map { Self.line($0) } ?? "").forGTK)
    gtk_label_set_text(message.opaque, (failure?.message ?? "").forGTK)
    gtk_widget_set_visible(facts.widget, file == nil ? 0 : 1)
    gtk_widget_set_visible(message.widget, failure == nil ? 0 : 1)
    if let icon = file?.icon {
      gtk_image_set_from_gicon(self.icon.opaque, icon.pointer)
    } else {
      gtk_image_set_from_icon_name(icon.opaque, Icon.missing)
    }
  }

  /// Shows a thumbnail in place of the icon.
  func show(_ thumbnail: SharedObject?) {
    gtk_picture_set_paintable(picture.opaque, thumbnail?.pointer)
    gtk_widget_set_visible(picture.widget, thumbnail == nil ? 0 : 1)
    gtk_widget_set_visible(icon.widget, thumbnail == nil ? 1 : 0)
    gtk_widget_set_valign(root.widget, thumbnail == nil ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
  }

  private static func line(_ file: FileFacts) -> String {
    var parts = [file.typeName]
    switch file.kind {
    case .file: parts.append(text(g_format_size(guint64(max(file.size, 0)))))
    case .folder: parts.append(PluralWord.quickLookItems.text(for: Int(file.size), with: "\(file.size)"))
    case .special: break
    }
    if let date = g_date_time_new_from_unix_local(gint64(file.modified)) {
      parts.append(text(g_date_time_format(date, "%x %H:%M")))
      g_date_time_unref(date)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func text(_ string: UnsafeMutablePointer<CChar>?) -> String {
    guard let string else { return "" }
    defer { g_free(string) }
    return String(cString: string)
  }
}

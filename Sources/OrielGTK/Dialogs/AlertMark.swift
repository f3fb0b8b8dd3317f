import CGtk
import OrielCore

/// The picture above an alert's title: its icon, a warning mark, or the icon with a warning mark at its corner.
@MainActor enum AlertMark {
  static func make(icon: Image.Source?, isCritical: Bool) -> GtkWidgetPointer? {
    let warning = isCritical ? warningMark(size: icon == nil ? 48 : 24) : nil
    guard let icon else { return warning }
    let image: GtkWidgetPointer = gtk_image_new()
    if case .icon(let name) = icon { gtk_image_set_from_icon_name(image.opaque, name) }
    gtk_image_set_pixel_size(image.opaque, 64)
    gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
    guard let warning, let overlay: GtkWidgetPointer = gtk_overlay_new() else { return image }
    gtk_overlay_set_child(overlay.opaque, image)
    gtk_overlay_add_overlay(overlay.opaque, warning)
    gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
    gtk_widget_set_halign(warning, GTK_ALIGN_END)
    gtk_widget_set_valign(warning, GTK_ALIGN_END)
    return overlay
  }

  private static func warningMark(size: gint) -> GtkWidgetPointer {
    let mark: GtkWidgetPointer = gtk_image_new_from_icon_name("dialog-warning-symbolic")
    gtk_image_set_pixel_size(mark.opaque, size)
    gtk_widget_add_css_class(mark, "warning")
    return mark
  }
}

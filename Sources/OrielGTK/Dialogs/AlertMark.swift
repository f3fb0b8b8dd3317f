import CGtk
import OrielCore

/// The picture above an alert's title: its icon, a warning mark, or the icon with a warning mark at its corner.
@MainActor enum AlertMark {
  private static let iconSize: gint = 64
  private static let warningSize: gint = 48
  private static let badgeSize: gint = 24

  /// Makes the picture; nil where there is none to show.
  static func make(icon source: OrielCore.Image.Source?, isCritical: Bool) -> GtkWidgetPointer? {
    guard let source else { return isCritical ? warning(warningSize) : nil }
    let icon = icon(source)
    guard isCritical else { return icon }
    let overlay: GtkWidgetPointer = gtk_overlay_new()
    let badge = warning(badgeSize)
    gtk_widget_add_css_class(badge, "oriel-alert-badge")
    gtk_widget_set_halign(badge, GTK_ALIGN_END)
    gtk_widget_set_valign(badge, GTK_ALIGN_END)
    gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
    gtk_overlay_set_child(overlay.opaque, icon)
    gtk_overlay_add_overlay(overlay.opaque, badge)
    return overlay
  }

  private static func icon(_ source: OrielCore.Image.Source) -> GtkWidgetPointer {
    let image: GtkWidgetPointer = gtk_image_new()
    switch ImageSource(source) {
    case .icon(let name): gtk_image_set_from_icon_name(image.opaque, name)
    case .picture(let texture): gtk_image_set_from_paintable(image.opaque, texture.opaque)
    }
    gtk_image_set_pixel_size(image.opaque, iconSize)
    gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
    return image
  }

  private static func warning(_ size: gint) -> GtkWidgetPointer {
    let image: GtkWidgetPointer = gtk_image_new_from_icon_name("dialog-warning-symbolic")
    gtk_image_set_pixel_size(image.opaque, size)
    gtk_widget_add_css_class(image, "oriel-alert-warning")
    gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
    return image
  }
}

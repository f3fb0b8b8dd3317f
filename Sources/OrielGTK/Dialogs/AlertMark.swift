import CGtk
import OrielCore

/// The picture above an alert's title: its icon, a warning sign, or the icon with the warning sign in its corner.
///
/// It can change while the alert is presented.
@MainActor struct AlertMark {
  private let area: GtkWidgetPointer
  private var icon: ImageReference?
  private var isCritical = false
  private var widget: GtkWidgetPointer?

  /// - Parameter area: the box that contains the title.
  init(in area: GtkWidgetPointer) { self.area = area }

  /// Shows the icon or warning mark of the request, if any.
  mutating func update(_ request: AlertRequest) {
    let isCritical = request.severity == .critical
    guard icon != request.icon || self.isCritical != isCritical else { return }
    icon = request.icon
    self.isCritical = isCritical
    if let widget { gtk_box_remove(area.as(GtkBox.self), widget) }
    widget = Self.make(icon: icon, isCritical: isCritical)
    if let widget { gtk_box_prepend(area.as(GtkBox.self), widget) }
  }

  private static let iconSize: gint = 64
  private static let warningSize: gint = 48
  private static let badgeSize: gint = 24

  /// Creates the widget; nil if the request has neither an icon nor a warning mark.
  private static func make(icon source: ImageReference?, isCritical: Bool) -> GtkWidgetPointer? {
    guard let source else { return isCritical ? warning(warningSize) : nil }
    let icon = icon(source)
    guard isCritical else { return icon }
    let overlay: GtkWidgetPointer = gtk_overlay_new()
    let badge = warning(badgeSize)
    badge.addClass(.alertBadge)
    gtk_widget_set_halign(badge, GTK_ALIGN_END)
    gtk_widget_set_valign(badge, GTK_ALIGN_END)
    gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
    gtk_overlay_set_child(overlay.opaque, icon)
    gtk_overlay_add_overlay(overlay.opaque, badge)
    return overlay
  }

  private static func icon(_ source: ImageReference) -> GtkWidgetPointer {
    let image: GtkWidgetPointer = gtk_image_new()
    switch ImageSource(source) {
    case .icon(let icon): icon.show(in: image.opaque)
    case .picture(let texture): gtk_image_set_from_paintable(image.opaque, texture.opaque)
    }
    gtk_image_set_pixel_size(image.opaque, iconSize)
    gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
    return image
  }

  private static func warning(_ size: gint) -> GtkWidgetPointer {
    let image: GtkWidgetPointer = gtk_image_new_from_icon_name("dialog-warning-symbolic")
    gtk_image_set_pixel_size(image.opaque, size)
    image.addClass(.alertWarning)
    gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
    return image
  }
}

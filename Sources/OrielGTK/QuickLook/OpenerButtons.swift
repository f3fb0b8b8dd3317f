import CGtk
import OrielCore

/// The buttons of a preview that open its file with other applications: one for the preferred application, and a menu of
/// all.
@MainActor final class OpenerButtons {
  let root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private let preferred = ObjectHandle(retaining: gtk_button_new())
  private let label = ObjectHandle(retaining: gtk_label_new(nil))
  private let menu = ObjectHandle(retaining: gtk_menu_button_new())
  private let list = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var openers: [FileOpener] = []
  /// Called with the chosen application, or nil to let the desktop ask.
  var didChoose: ((FileOpener?) -> Void)?

  init() {
    root.widget.addClass(.linked)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_button_set_child(preferred.pointer(), label.widget)
    let popover = ObjectHandle(retaining: gtk_popover_new())
    gtk_popover_set_child(popover.pointer(), list.widget)
    gtk_menu_button_set_popover(menu.opaque, popover.widget)
    let name = Self.title(nil)
    gtk_widget_set_tooltip_text(menu.widget, name.forGTK)
    Accessible(menu.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    root.widget.append(preferred.widget)
    root.widget.append(menu.widget)
    SignalConnection.connect(preferred.raw, .clicked) { [weak self] in
      guard let self else { return }
      self.didChoose?(self.openers.first)
    }
    show([], isFile: false)
  }

  /// The title of the button for an application, or for an unknown one.
  private static func title(_ opener: FileOpener?) -> String {
    Word.quickLookOpenWith.text(with: opener?.name ?? "…")
  }

  var isMenuOpen: Bool { gtk_menu_button_get_active(menu.opaque) != 0 }

  /// Shows the applications for a file. In a sandbox the desktop knows and asks.
  func show(_ openers: [FileOpener], isFile: Bool) {
    self.openers = openers
    let isUseful = !openers.isEmpty || (isFile && Sandbox.isAround)
    gtk_widget_set_visible(root.widget, isUseful ? 1 : 0)
    gtk_widget_set_visible(menu.widget, openers.count > 1 ? 1 : 0)
    gtk_label_set_text(label.opaque, Self.title(openers.first).forGTK)
    gtk_menu_button_popdown(menu.opaque)
    while let child = gtk_widget_get_first_child(list.widget) { gtk_box_remove(list.pointer(), child) }
    guard openers.count > 1 else { return }
    for opener in openers { list.widget.append(entry(opener)) }
  }

  private func entry(_ opener: FileOpener) -> GtkWidgetPointer {
    let button: GtkWidgetPointer = gtk_button_new()
    button.addClass(.flat)
    if let content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8) {
      let image: GtkWidgetPointer = gtk_image_new()
      gtk_image_set_from_gicon(image.opaque, opener.icon?.pointer)
      let name: GtkWidgetPointer = gtk_label_new(opener.name.forGTK)
      gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
      content.append(image)
      content.append(name)
      gtk_button_set_child(button.as(GtkButton.self), content)
    }
    Accessible(button).set(GTK_ACCESSIBLE_PROPERTY_LABEL, opener.name)
    SignalConnection.connect(button.raw, .clicked) { [weak self] in
      guard let self else { return }
      gtk_menu_button_popdown(self.menu.opaque)
      self.didChoose?(opener)
    }
    return button
  }
}

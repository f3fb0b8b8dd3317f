import CGtk
import OrielCore

extension GtkPlatformWidget {
  /// Writes what concerns room and appearance, where it differs.
  func applyLayout(_ new: WidgetAttributes, _ old: WidgetAttributes, to root: GtkWidgetPointer) {
    if new.padding != old.padding {
      gtk_widget_set_margin_top(root, Int32(new.padding.top))
      gtk_widget_set_margin_bottom(root, Int32(new.padding.bottom))
      gtk_widget_set_margin_start(root, Int32(new.padding.leading))
      gtk_widget_set_margin_end(root, Int32(new.padding.trailing))
    }
    if new.opacity != old.opacity || new.isHidden != old.isHidden {
      gtk_widget_set_opacity(root, new.isHidden ? 0 : new.opacity)
    }
    if new.isHidden != old.isHidden {
      gtk_widget_set_can_target(root, new.isHidden ? 0 : 1)
      gtk_widget_set_can_focus(root, new.isHidden ? 0 : 1)
    }
    if new.help != old.help { gtk_widget_set_tooltip_text(root, new.help) }
  }

  /// Tells assistive technology what differs.
  func applyAccessibility(_ new: WidgetAttributes, _ old: WidgetAttributes) {
    let described = new.accessibility
    let before = old.accessibility
    let target = Accessible(focusTarget)
    if described.label != before.label { updateName() }
    if described.hint != before.hint { target.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, described.hint) }
    if described.value != before.value { target.set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, described.value) }
    // For tests in the process, style sheets and GTK's inspector: GTK 4.18 shows AT-SPI no identifier at all.
    if described.identifier != before.identifier {
      gtk_widget_set_name(focusTarget, described.identifier ?? "")
    }
    if described.isHidden != before.isHidden || new.isHidden != old.isHidden { updateSilence() }
  }

  /// Tells assistive technology whether to pass over the widget.
  func updateSilence() {
    Accessible(root).setHidden(attributes.accessibility.isHidden || attributes.isHidden || isSilent)
  }
}

import CGtk
import OrielCore

/// Looks up the colors of style classes at a widget, for drawing without widgets.
///
/// For each class there is a hidden child whose color GTK resolves.
@MainActor final class ColorProbes {
  /// The place of a list of classes among all that were looked up.
  typealias Slot = Int

  private var slots: [[StyleClass]: Slot] = [:]
  /// The hidden child of each slot; nil for the widget itself.
  private var probes: [GtkWidgetPointer?] = []
  /// The color of each slot in the current drawing; nil until it is looked up.
  private var colors: [GdkRGBA?] = []

  /// Called before a drawing: the theme may have changed since the last one.
  func beginDrawing() {
    for slot in colors.indices { colors[slot] = nil }
  }

  /// The text color of a widget with these classes.
  func color(_ classes: [StyleClass], in widget: GtkWidgetPointer) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_widget_get_color(probes[slot(of: classes, in: widget)] ?? widget, &color)
    return color
  }

  /// The text color of a widget with the classes of a slot, as it was when the drawing began.
  func color(of slot: Slot, in widget: GtkWidgetPointer) -> GdkRGBA {
    if let color = colors[slot] { return color }
    var color = GdkRGBA()
    gtk_widget_get_color(probes[slot] ?? widget, &color)
    colors[slot] = color
    return color
  }

  /// The slot of these classes.
  func slot(of classes: [StyleClass], in widget: GtkWidgetPointer) -> Slot {
    if let slot = slots[classes] { return slot }
    slots[classes] = probes.count
    probes.append(classes.isEmpty ? nil : makeProbe(classes, in: widget))
    colors.append(nil)
    return probes.count - 1
  }

  private func makeProbe(_ classes: [StyleClass], in widget: GtkWidgetPointer) -> GtkWidgetPointer {
    let probe: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    probe.changeClasses(from: [], to: classes)
    // Hidden widgets don't take part in layout, and may be added during drawing.
    gtk_widget_set_visible(probe, 0)
    gtk_widget_insert_after(probe, widget, gtk_widget_get_last_child(widget))
    return probe
  }
}

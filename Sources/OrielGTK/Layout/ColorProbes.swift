import CGtk
import OrielCore

/// Looks up the colors of style classes at a widget, for drawing without widgets.
///
/// For each class there is a hidden child whose color GTK resolves.
@MainActor final class ColorProbes {
  private var probes: [[StyleClass]: GtkWidgetPointer] = [:]

  /// The text color of a widget with these classes.
  func color(_ classes: [StyleClass], in layout: WidgetLayout) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_widget_get_color(classes.isEmpty ? layout.widget : probe(classes, in: layout), &color)
    return color
  }

  private func probe(_ classes: [StyleClass], in layout: WidgetLayout) -> GtkWidgetPointer {
    if let probe = probes[classes] { return probe }
    let probe: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    probe.changeClasses(from: [], to: classes)
    // Hidden widgets don't take part in layout, and may be added during drawing.
    gtk_widget_set_visible(probe, 0)
    layout.insert(probe, after: gtk_widget_get_last_child(layout.widget))
    probes[classes] = probe
    return probe
  }
}

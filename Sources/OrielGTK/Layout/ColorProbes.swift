import CGtk
import OrielCore

/// The colors of the style sheet's classes, as they are in one place: for what is drawn without a widget.
///
/// For each class there is a child that is never shown, of which GTK works out the color.
@MainActor final class ColorProbes {
  private var probes: [[StyleClass]: GtkWidgetPointer] = [:]

  /// The color of text in something of these classes.
  func color(_ classes: [StyleClass], in layout: WidgetLayout) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_widget_get_color(classes.isEmpty ? layout.widget : probe(classes, in: layout), &color)
    return color
  }

  private func probe(_ classes: [StyleClass], in layout: WidgetLayout) -> GtkWidgetPointer {
    if let probe = probes[classes] { return probe }
    let probe: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    probe.changeClasses(from: [], to: classes)
    // What isn't visible takes no part in layout, and can come while the surface is drawn.
    gtk_widget_set_visible(probe, 0)
    layout.insert(probe, after: gtk_widget_get_last_child(layout.widget))
    probes[classes] = probe
    return probe
  }
}

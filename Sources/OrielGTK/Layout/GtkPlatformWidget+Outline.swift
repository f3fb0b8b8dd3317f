import CGtk
import Glibc
import OrielCore

/// Whether a developer looks into the app.
@MainActor enum Inspection {
  /// Whether the variable ORIEL_INSPECT is set: the views of each new window are written to standard error.
  static var isRequested = getenv("ORIEL_INSPECT").map { $0[0] != 0 && strcmp($0, "0") != 0 } ?? false

  /// Whether the key that writes them is there.
  static var hasKey: Bool { isRequested || Diagnostics.isThorough }

  /// Whether new widgets are named after their views, for GTK's inspector.
  @exclusivity(unchecked) static var namesWidgets = isRequested

  /// The surfaces in a widget, but not those in them.
  static func surfaces(in widget: GtkWidgetPointer) -> [SurfaceWidget] {
    var surfaces: [SurfaceWidget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let surface = WidgetLayout.of(child) as? SurfaceWidget {
        surfaces.append(surface)
      } else {
        surfaces += Self.surfaces(in: child)
      }
      next = gtk_widget_get_next_sibling(child)
    }
    return surfaces
  }

  /// Names all widgets in a widget after their views.
  static func nameWidgets(in widget: GtkWidgetPointer) {
    for surface in surfaces(in: widget) {
      surface.surface.root.forEachLeaf { leaf in
        leaf.gtk?.nameForInspector()
        if let inner = leaf.gtk?.widget { nameWidgets(in: inner) }
      }
      // Widgets that are surfaces themselves.
      nameWidgets(in: surface.widget)
    }
  }
}

extension GtkPlatformWidget: OutlinedWidget {
  package final var outlinedNode: (any WidgetEventSink)? { sink }

  package final var outlinedSurfaces: [LayoutSurface] {
    if let wholeContent { return [wholeContent.surface] }
    return Inspection.surfaces(in: widget).map(\.surface)
  }

  /// Names the widget after its view. An identifier of the app stays.
  final func nameForInspector() {
    guard attributes.accessibility.identifier == nil, let name = debugName else { return }
    gtk_widget_set_name(widget, name.forGTK)
  }
}

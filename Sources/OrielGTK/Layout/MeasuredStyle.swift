import CGtk

/// The part of a widget's style that affects the sizes of what it contains: the font and the theme.
struct MeasuredStyle: Equatable {
  private let font: guint
  private let theme: Int

  @MainActor init(of widget: GtkWidgetPointer) {
    let context = gtk_widget_create_pango_context(widget)
    font = pango_font_description_hash(pango_context_get_font_description(context))
    theme = StyleSheet.themeCount
    g_object_unref(UnsafeMutableRawPointer(context))
  }
}

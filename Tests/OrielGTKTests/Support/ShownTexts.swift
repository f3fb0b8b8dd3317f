import CGtk
import OrielCore

@testable import OrielGTK

/// The texts that a user reads: those of a `TextLabel` or a `GtkLabel`.
@MainActor extension UnsafeMutablePointer<GtkWidget> {
  /// The widgets of all texts in this one.
  var allTexts: [GtkWidgetPointer] {
    let isText = WidgetLayout.of(self) is TextLabel || raw.isInstance(of: gtk_label_get_type())
    return (isText ? [self] : []) + children.flatMap(\.allTexts)
  }

  /// The widget of the first text in this one that meets a condition.
  func firstText(where condition: (GtkWidgetPointer) -> Bool = { _ in true }) -> GtkWidgetPointer? {
    allTexts.first(where: condition)
  }

  /// The text of a label.
  var shownText: String { String(cString: pango_layout_get_text(shownLayout)) }

  /// The attributes of a label's text; nil if it has none.
  var shownAttributes: OpaquePointer? {
    WidgetLayout.of(self) is TextLabel ? pango_layout_get_attributes(shownLayout) : gtk_label_get_attributes(opaque)
  }

  /// The Pango layout that a label shows.
  var shownLayout: OpaquePointer? {
    guard let drawn = WidgetLayout.of(self) as? TextLabel else { return gtk_label_get_layout(opaque) }
    return drawn.owner?.withLayout { layout, _ in layout } ?? nil
  }
}

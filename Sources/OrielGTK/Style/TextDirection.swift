import CGtk
import Glibc

/// The direction of the layout, which GTK determines from the language of its own texts.
enum TextDirection {
  /// Applies the direction `rtl` or `ltr` of the environment variable `ORIEL_TEXT_DIRECTION`, with which developers see
  /// their app from right to left without installing a language.
  static func applyOverride() {
    switch getenv("ORIEL_TEXT_DIRECTION").map({ String(cString: $0) }) {
    case "rtl": gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    case "ltr": gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    default: break
    }
  }
}

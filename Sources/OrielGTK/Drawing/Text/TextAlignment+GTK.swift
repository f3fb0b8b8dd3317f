import CGtk
import OrielCore

extension TextAlignment {
  /// The justification of lines, which GTK mirrors in right-to-left text.
  package var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  /// The horizontal alignment of text, from 0 to 1, which GTK mirrors in right-to-left text.
  package var position: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension Text.TruncationMode {
  /// Where Pango shortens a text.
  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

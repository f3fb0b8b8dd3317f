import CGtk
import OrielCore

extension TextAlignment {
  /// How lines stand under each other; GTK mirrors it in right-to-left text.
  package var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  /// Where text stands in its room, from 0 to 1; GTK mirrors it in right-to-left text.
  package var position: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

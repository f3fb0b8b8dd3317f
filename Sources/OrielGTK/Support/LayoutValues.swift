import CGtk
import OrielCore

extension Axis {
  /// The direction, as GTK names it.
  package var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}

extension GtkOrientation {
  /// The other direction.
  var opposite: GtkOrientation {
    self == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }
}

extension HorizontalAlignment {
  /// The alignment, as GTK names it; GTK mirrors it in right-to-left text.
  package var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .trailing: GTK_ALIGN_END
    default: GTK_ALIGN_CENTER
    }
  }

  /// Where text stands in its room, from 0 to 1; GTK mirrors it in right-to-left text.
  var position: Float {
    switch self {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  /// The part of spare room that is on the left.
  func position(isMirrored: Bool) -> Float { isMirrored ? 1 - position : position }
}

extension VerticalAlignment {
  /// The part of spare room that is above.
  var position: Float {
    switch self {
    case .top, .firstTextBaseline, .lastTextBaseline: 0
    case .bottom: 1
    default: 0.5
    }
  }

  /// The alignment in an area without neighbours, where there is no baseline to share.
  var gtkInArea: GtkAlign {
    switch self {
    case .top, .firstTextBaseline, .lastTextBaseline: GTK_ALIGN_START
    case .bottom: GTK_ALIGN_END
    default: GTK_ALIGN_CENTER
    }
  }

  /// The alignment, as GTK names it.
  package var gtk: GtkAlign {
    switch self {
    case .top: GTK_ALIGN_START
    case .bottom: GTK_ALIGN_END
    case .firstTextBaseline, .lastTextBaseline: GTK_ALIGN_BASELINE_CENTER
    default: GTK_ALIGN_CENTER
    }
  }
}

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

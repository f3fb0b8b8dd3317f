import OrielCore

/// The orientation of a label. Labels are always horizontal.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private enum Kind { case automatic, horizontal, vertical, verticalReversed }

  private let kind: Kind

  /// The orientation that suits the axis.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  /// Horizontal.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// Vertical. It has the effect of horizontal.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// Vertical, in the other direction. It has the effect of horizontal.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// What becomes of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case greedy(minimumSpacing: CGFloat)
    case disabled
    case truncate
  }

  let kind: Kind

  /// Labels that would overlap are left out, evenly.
  public static var automatic: AxisValueLabelCollisionResolution { greedy }
  /// Labels that would overlap are left out, evenly.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Labels may overlap.
  public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
  /// Labels are truncated to the distance of the values.
  public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }

  /// Labels that would overlap are left out, evenly.
  ///
  /// - Parameters:
  ///   - priority: has no effect.
  ///   - minimumSpacing: the distance between labels, in points.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy(minimumSpacing: minimumSpacing ?? 4))
  }
}

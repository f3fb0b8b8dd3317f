import Foundation

/// The values of an axis at which there are grid lines, ticks and labels.
public struct AxisMarkValues {
  enum Kind {
    case automatic(desiredCount: Int?, minimumStep: Double?)
    case step(Double)
    case dateStep(DateStep, Calendar?)
    case list([Datum])
  }

  let kind: Kind
  /// Whether the ends of an automatic domain are moved to such values; nil if that depends on the scale.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round values, as many as suit the length of the axis.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as are desired.
  ///
  /// - Parameters:
  ///   - desiredCount: the number of values; nil for a number that suits the length of the axis.
  ///   - roundLowerBound: whether the axis begins with such a value, unless the app has set its domain.
  ///   - roundUpperBound: whether the axis ends with such a value, unless the app has set its domain.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount: desiredCount, minimumStep: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values with a minimum difference.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount: desiredCount, minimumStep: minimumStride.datum.amount),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .step(stepSize.datum.amount ?? 1), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The starts of units of the calendar, such as every third month.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dateStep(DateStep(unit: component, count: max(1, count)), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}

/// The side of the plot on which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below the plot for the x axis, and after its trailing edge for the y axis.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  /// Before the leading edge of the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  /// After the trailing edge of the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// Where the labels of an axis are relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, extended, aligned, inset }

  let kind: Kind

  /// The labels are outside of the plot.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// The labels are outside of the plot.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// The first and the last label are within the ends of the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// The labels are within the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

import Foundation
import OrielCore

/// A value of the data, with a label.
///
/// ```swift
/// BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.count))
/// ```
///
/// The label is part of what assistive technology says about a mark.
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  /// Creates a labeled value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    make(labelKey.resolved(), value)
  }

  /// Creates a labeled value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { make(label.resolved, value) }

  /// Creates a labeled value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    make(String(label), value)
  }

  private static func make(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(plotted: PlottedValue(label: label, datum: value.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// Creates a labeled range, such as a bin of a histogram.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    make(labelKey.resolved(), range.lowerBound, range.upperBound)
  }

  /// Creates a labeled range, such as a bin of a histogram.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    make(label.resolved, range.lowerBound, range.upperBound)
  }

  /// Creates a labeled range, such as a bin of a histogram.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    make(String(label), range.lowerBound, range.upperBound)
  }

  private static func make(_ label: String, _ lower: Value, _ upper: Value) -> PlottableValue {
    var plotted = PlottedValue(label: label, datum: lower.datum)
    if let start = lower.datum.amount, let end = upper.datum.amount { plotted.span = start...end }
    return PlottableValue(plotted: plotted)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a labeled date that stands for a unit of the calendar, such as a day or month.
  ///
  /// A bar is as wide as the unit allows; a point is in its middle.
  ///
  /// - Parameters:
  ///   - labelKey: the label.
  ///   - value: a date in the unit.
  ///   - unit: the unit for which the date stands.
  ///   - calendar: the calendar of the unit; nil for the user's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { make(labelKey.resolved(), value, unit, calendar) }

  /// Creates a labeled date that stands for a unit of the calendar. See `value(_:_:unit:calendar:)`.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { make(label.resolved, value, unit, calendar) }

  /// Creates a labeled date that stands for a unit of the calendar. See `value(_:_:unit:calendar:)`.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { make(String(label), value, unit, calendar) }

  private static func make(
    _ label: String, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?
  ) -> PlottableValue {
    var plotted = PlottedValue(label: label, datum: value.datum)
    if let interval = (calendar ?? .current).dateInterval(of: unit, for: value) {
      plotted.span = interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
      plotted.unit = unit
    }
    return PlottableValue(plotted: plotted)
  }
}

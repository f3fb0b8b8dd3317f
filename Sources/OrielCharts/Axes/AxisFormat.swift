import Foundation
import OrielCore

/// The locale, calendar and time zone of the labels of an axis.
struct AxisFormat {
  var locale = Locale.current
  var calendar = Calendar.current
  var timeZone = TimeZone.current

  /// A format in the locale, and if it is one of dates with the calendar and time zone.
  func adapted<Format: FormatStyle>(_ format: Format) -> Format {
    var format = format.locale(locale)
    if var style = format as? Date.FormatStyle {
      style.calendar = calendar
      style.timeZone = timeZone
      format = style as? Format ?? format
    }
    return format
  }

  /// A number with as many decimals as tell it apart from others with a difference of `step`.
  func text(of number: Double, step: Double) -> String {
    let magnitude = abs(number)
    if magnitude >= 1e15 || magnitude > 0 && magnitude < 1e-6 {
      return number.formatted(.number.notation(.scientific).locale(locale))
    }
    let decimals = NumberTicks.decimals(of: step)
    return number.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
  }

  /// A date, to the precision of a unit.
  func text(of date: Date, unit: Calendar.Component) -> String {
    adapted(style(of: unit)).format(date)
  }

  private func style(of unit: Calendar.Component) -> Date.FormatStyle {
    switch unit {
    case .nanosecond, .second: Date.FormatStyle().hour().minute().second()
    case .minute: Date.FormatStyle().hour().minute()
    case .hour: Date.FormatStyle().hour()
    case .month, .quarter: Date.FormatStyle().month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: Date.FormatStyle().year()
    default: Date.FormatStyle().month(.abbreviated).day()
    }
  }

  /// A value as assistive technology says it.
  func spoken(_ value: PlottedValue) -> String {
    switch value.datum {
    case .category(let name): name
    case .number(let number):
      if let span = value.span {
        "\(spoken(span.lowerBound)) – \(spoken(span.upperBound))"
      } else {
        spoken(number)
      }
    case .date(let seconds): spoken(Date(timeIntervalSinceReferenceDate: seconds), unit: value.unit)
    }
  }

  private func spoken(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
  }

  private func spoken(_ date: Date, unit: Calendar.Component?) -> String {
    let style: Date.FormatStyle =
      switch unit {
      case .year, .yearForWeekOfYear: Date.FormatStyle().year()
      case .month, .quarter: Date.FormatStyle().month(.wide).year()
      case .day, .weekOfYear, .weekOfMonth: Date.FormatStyle(date: .long, time: .omitted)
      default: Date.FormatStyle(date: .abbreviated, time: .shortened)
      }
    return adapted(style).format(date)
  }
}

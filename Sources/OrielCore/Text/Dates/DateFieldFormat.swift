/// The form of dates and times in a field in which they are edited: the order of a locale, with two digits for the minute
/// and four for the year.
package struct DateFieldFormat: Equatable, Sendable {
  /// A part of a date that the user can change alone.
  package enum Component: Equatable, Sendable {
    case day, month, year, hour, minute
    /// Before or after noon.
    case period
  }

  enum Part: Equatable, Sendable {
    case literal(String)
    /// A number with at least this many digits.
    case number(Component, digits: Int)
    /// The name of the month.
    case month(isAbbreviated: Bool)
    case period
  }

  /// A component in a displayed text.
  package struct ShownPart: Equatable, Sendable {
    package var component: Component
    /// The place in the text, in Unicode scalars.
    package var range: Range<Int>
  }

  /// A text with its components.
  package struct Shown: Equatable, Sendable {
    package var text = ""
    package var parts: [ShownPart] = []
  }

  let date: [Part]
  let time: [Part]
  let months: [String]
  let abbreviatedMonths: [String]
  /// The words for the time before and after noon; empty with a clock of 24 hours.
  let periods: [String]
  /// The digit zero; nil for `0`.
  let zero: UInt32?

  /// Creates a format from those of the C library.
  ///
  /// - Parameters:
  ///   - dateFormat: a format such as `%d.%m.%Y`. Weekdays are left out.
  ///   - timeFormat: a format such as `%I:%M:%S %p`. Only the order, the separator, and the clock of 12 or 24 hours count.
  ///   - months: the names of the months.
  ///   - abbreviatedMonths: their abbreviations.
  ///   - periods: the words for the time before and after noon; empty if the language has none.
  ///   - zero: the digit zero; nil for `0`.
  package init(
    dateFormat: String, timeFormat: String, months: [String] = [], abbreviatedMonths: [String] = [],
    periods: [String] = ["AM", "PM"], zero: UInt32? = nil
  ) {
    self.months = months
    self.abbreviatedMonths = abbreviatedMonths
    self.zero = zero
    let parsed = Self.parts(of: dateFormat)
    let hasNames = months.count == 12 && abbreviatedMonths.count == 12
    let isComplete = [Component.day, .month, .year].allSatisfy { component in
      parsed.contains { $0.component == component && (hasNames || !$0.isName) }
    }
    date = isComplete ? parsed : Self.parts(of: "%Y-%m-%d")
    let isShort = ["%I", "%l", "%r", "%p", "%P"].contains { timeFormat.contains($0) }
    let isLong = ["%H", "%k", "%T", "%R"].contains { timeFormat.contains($0) }
    let words = periods.filter { !$0.isEmpty }
    self.periods = isShort && !isLong && words.count == 2 ? words : []
    time = Self.time(timeFormat, periods: self.periods)
  }

  // MARK: Formats of the C library

  private static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var skipsLiteral = false
    func add(_ literal: String) {
      guard !skipsLiteral else { return }
      if case .literal(let before)? = parts.last {
        parts[parts.count - 1] = .literal(before + literal)
      } else {
        parts.append(.literal(literal))
      }
    }
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        add(String(character))
        continue
      }
      var isUnpadded = false
      var conversion = rest.popFirst()
      while let flag = conversion, "-_0^#EO".contains(flag) {
        if flag == "-" { isUnpadded = true }
        conversion = rest.popFirst()
      }
      var part: Part?
      switch conversion {
      case "d": part = .number(.day, digits: isUnpadded ? 1 : 2)
      case "e": part = .number(.day, digits: 1)
      case "m": part = .number(.month, digits: isUnpadded ? 1 : 2)
      case "B": part = .month(isAbbreviated: false)
      case "b", "h": part = .month(isAbbreviated: true)
      case "Y", "y": part = .number(.year, digits: 4)
      case "D": rest = "%m/%d/%y" + rest
      case "F": rest = "%Y-%m-%d" + rest
      case "%": add("%")
      case "n", "t": add(" ")
      // The weekday follows from the rest.
      default: skipsLiteral = true
      }
      if conversion != "D", conversion != "F", part != nil || conversion == "%" { skipsLiteral = false }
      if let part { parts.append(part) }
    }
    return trimmed(parts)
  }

  private static func trimmed(_ parts: [Part]) -> [Part] {
    var parts = parts
    if case .literal(let text)? = parts.first, text.allSatisfy({ $0.isWhitespace || $0.isPunctuation }) {
      parts.removeFirst()
    }
    if case .literal(let text)? = parts.last, text.allSatisfy(\.isWhitespace) { parts.removeLast() }
    return parts
  }

  private static func time(_ format: String, periods: [String]) -> [Part] {
    let separator = ["%H.%M", "%k.%M", "%I.%M"].contains { format.contains($0) } ? "." : ":"
    let hour = Part.number(.hour, digits: periods.isEmpty ? 2 : 1)
    let clock = [hour, .literal(separator), .number(.minute, digits: 2)]
    guard !periods.isEmpty else { return clock }
    let places = [format.firstIndex(of: "p"), format.firstIndex(of: "P")].compactMap { $0 }
    if let period = places.min(), let hour = format.firstIndex(where: { $0 == "I" || $0 == "l" }), period < hour {
      return [.period, .literal(" ")] + clock
    }
    return clock + [.literal(" "), .period]
  }

  // MARK: Text

  private func parts(hasDate: Bool, hasTime: Bool) -> [Part] {
    (hasDate ? date : []) + (hasDate && hasTime ? [.literal(" ")] : []) + (hasTime ? time : [])
  }

  /// The text of a time.
  package func shown(_ civil: CivilTime, hasDate: Bool, hasTime: Bool) -> Shown {
    var shown = Shown()
    var length = 0
    for part in parts(hasDate: hasDate, hasTime: hasTime) {
      let text = text(of: part, civil)
      let count = text.unicodeScalars.count
      if let component = part.component {
        shown.parts.append(ShownPart(component: component, range: length..<length + count))
      }
      shown.text += text
      length += count
    }
    return shown
  }

  private func text(of part: Part, _ civil: CivilTime) -> String {
    switch part {
    case .literal(let text): return text
    case .month(let isAbbreviated):
      let names = isAbbreviated ? abbreviatedMonths : months
      return names.indices.contains(civil.month - 1) ? names[civil.month - 1] : digits(civil.month, 1)
    case .period: return periods[civil.hour < 12 ? 0 : 1]
    case .number(let component, let count):
      switch component {
      case .day: return digits(civil.day, count)
      case .month: return digits(civil.month, count)
      case .year: return digits(civil.year, count)
      case .hour: return digits(periods.isEmpty ? civil.hour : (civil.hour + 11) % 12 + 1, count)
      case .minute: return digits(civil.minute, count)
      case .period: return ""
      }
    }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let plain = String(number)
    let padded = String(repeating: "0", count: max(count - plain.count, 0)) + plain
    return zero.map { NumberText.localized(padded, zero: $0) } ?? padded
  }

  /// The length of the longest text, in characters.
  package func length(hasDate: Bool, hasTime: Bool) -> Int {
    (1...12).map { month in
      let civil = CivilTime(year: 2000, month: month, day: 28, hour: 22, minute: 58)
      return shown(civil, hasDate: hasDate, hasTime: hasTime).text.count
    }
    .max() ?? 0
  }
}

extension DateFieldFormat.Part {
  /// The component that the part displays; nil for literals.
  var component: DateFieldFormat.Component? {
    switch self {
    case .literal: nil
    case .number(let component, _): component
    case .month: .month
    case .period: .period
    }
  }

  /// Whether it is a name, for which words of the language are needed.
  var isName: Bool { if case .month = self { true } else { false } }
}

/// Reads what the user has typed.
extension DateFieldFormat {
  private struct Number: Equatable {
    var value: Int
    var digits = 1
    /// Whether a colon is before it, as between the hour and the minute.
    var followsColon: Bool
  }

  private enum Token: Equatable {
    case number(Number)
    case word(String)
  }

  /// The time that a text denotes; nil if it denotes none.
  ///
  /// The order is that of the locale, or year, month and day if the first number has four digits. Separators don't matter,
  /// the digits may be those of any language, and the name of the month may replace its number. Of a year with two
  /// digits the century is added, and a missing year is the current one. A colon tells the time from a year.
  ///
  /// - Parameter current: what the field displays, for parts that the text lacks or that the field doesn't have.
  package func civilTime(of text: String, hasDate: Bool, hasTime: Bool, current: CivilTime) -> CivilTime? {
    var numbers: [Number] = []
    var month: Int?
    var isAfternoon: Bool?
    for token in tokens(of: text) {
      switch token {
      case .number(let number): numbers.append(number)
      case .word(let word):
        if hasTime, isAfternoon == nil, let found = period(word) {
          isAfternoon = found
        } else if hasDate, month == nil, let found = self.month(word) {
          month = found
        } else if !isLiteral(word) {
          return nil
        }
      }
    }
    var result = current
    if hasDate {
      guard let rest = readDate(&result, numbers, month: month) else { return nil }
      numbers = Array(rest)
    }
    guard hasTime else { return numbers.isEmpty && result.isValid ? result : nil }
    guard readTime(&result, numbers, isAfternoon: isAfternoon) else { return nil }
    return result.isValid ? result : nil
  }

  /// Reads the numbers of the date, and returns those that follow; nil if there are too few.
  private func readDate(
    _ result: inout CivilTime, _ numbers: [Number], month: Int?
  ) -> ArraySlice<Number>? {
    var order = date.compactMap(\.component)
    if let first = numbers.first, first.digits >= 4 { order = [.year, .month, .day] }
    if let month {
      order.removeAll { $0 == .month }
      result.month = month
    }
    let timeCount = numbers.last?.followsColon == true ? 2 : 0
    if numbers.count - timeCount == order.count - 1 { order.removeAll { $0 == .year } }
    guard numbers.count >= order.count else { return nil }
    for (component, number) in zip(order, numbers) {
      switch component {
      case .year:
        let isShort = number.digits <= 2
        result.year = isShort ? number.value + (number.value < 69 ? 2000 : 1900) : number.value
      case .month: result.month = number.value
      default: result.day = number.value
      }
    }
    return numbers[order.count...]
  }

  /// Reads the numbers of the time. Without any, the time is the current one.
  private func readTime(
    _ result: inout CivilTime, _ numbers: [Number], isAfternoon: Bool?
  ) -> Bool {
    let wasAfternoon = result.hour >= 12
    switch numbers.count {
    case 0:
      if let isAfternoon { result.hour = result.hour % 12 + (isAfternoon ? 12 : 0) }
      return true
    case 1:
      let value = numbers[0].value
      (result.hour, result.minute) = numbers[0].digits >= 3 ? value.quotientAndRemainder(dividingBy: 100) : (value, 0)
    case 2: (result.hour, result.minute) = (numbers[0].value, numbers[1].value)
    default: return false
    }
    guard (1...12).contains(result.hour) else { return isAfternoon == nil || isAfternoon == (result.hour >= 12) }
    if let isAfternoon = isAfternoon ?? (periods.isEmpty ? nil : wasAfternoon) {
      result.hour = result.hour % 12 + (isAfternoon ? 12 : 0)
    }
    return true
  }

  // MARK: Words

  private func tokens(of text: String) -> [Token] {
    var text = text.lowercased()
    // Abbreviations with points, which would be several words.
    let words = ["a.m.", "p.m."] + periods.map { $0.lowercased() }
    for (index, word) in words.enumerated() where !word.allSatisfy(\.isLetter) {
      text = text.parts(separatedBy: word).joined(separator: index.isMultiple(of: 2) ? " am " : " pm ")
    }
    var tokens: [Token] = []
    var isOpen = false
    var separator: Character?
    for character in text {
      if let digit = character.wholeNumberValue, digit < 10 {
        if isOpen, case .number(var number)? = tokens.last, number.digits < 9 {
          number.value = number.value * 10 + digit
          number.digits += 1
          tokens[tokens.count - 1] = .number(number)
        } else {
          tokens.append(.number(Number(value: digit, followsColon: separator == ":")))
        }
        isOpen = true
        separator = nil
      } else if character.isLetter {
        if isOpen, case .word(let word)? = tokens.last {
          tokens[tokens.count - 1] = .word(word + String(character))
        } else {
          tokens.append(.word(String(character)))
        }
        isOpen = true
      } else {
        isOpen = false
        separator = character
      }
    }
    return tokens
  }

  private func period(_ word: String) -> Bool? {
    if let index = periods.firstIndex(where: { $0.lowercased() == word }) { return index == 1 }
    return word == "am" ? false : word == "pm" ? true : nil
  }

  private func month(_ word: String) -> Int? {
    let names = months.map { $0.lowercased() }
    let short = abbreviatedMonths.map { $0.lowercased().filter(\.isLetter) }
    if let index = short.firstIndex(of: word) ?? names.firstIndex(of: word) { return index + 1 }
    let begun = names.indices.filter { names[$0].hasPrefix(word) }
    return word.count >= 3 && begun.count == 1 ? begun[0] + 1 : nil
  }

  /// Whether a word is one of the format's own, such as the signs for year, month and day in Japanese, or that of ISO 8601
  /// between the date and the time.
  private func isLiteral(_ word: String) -> Bool {
    word == "t"
      || date.contains { if case .literal(let text) = $0 { text.lowercased().includes(word) } else { false } }
  }
}

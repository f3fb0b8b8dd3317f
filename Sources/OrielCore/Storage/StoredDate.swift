import FoundationEssentials

/// Dates as ISO 8601 text in UTC, with enough decimals to restore the exact date.
enum StoredDate {
  static func text(for date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    for digits in [0, 3, 6, 9] {
      let fraction = digits == 0 ? "" : String(NumberText.filled("%.\(digits)f", seconds - whole).dropFirst())
      let candidate = text.dropLast() + fraction + "Z"
      if self.date(from: String(candidate)) == date { return String(candidate) }
    }
    return "\(seconds)"
  }

  static func date(from text: String) -> Date? {
    guard text.hasSuffix("Z") else { return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) } }
    let parts = text.dropLast().split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let whole = try? Date("\(first)Z", strategy: .iso8601) else { return nil }
    guard parts.count == 2 else { return whole }
    guard let fraction = Double("0.\(parts[1])") else { return nil }
    return Date(timeIntervalSinceReferenceDate: whole.timeIntervalSinceReferenceDate + fraction)
  }
}

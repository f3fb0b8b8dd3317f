import FoundationEssentials
import Glibc

/// The text of a date picker, and what the user's changes do to its date.
@MainActor struct DateField {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let hasDate: Bool
  let hasTime: Bool
  /// Whether the text contains the date, rather than a calendar beside it.
  let textHasDate: Bool
  let format: DateFieldFormat
  let clock: WallClock

  /// The seconds since 1970.
  var seconds: Double { selection.wrappedValue.timeIntervalSince1970 }

  /// What the clock displays.
  var civil: CivilTime { CivilTime(clock.time(at: seconds)) }

  /// The text of the date.
  var shown: DateFieldFormat.Shown { format.shown(civil, hasDate: textHasDate, hasTime: hasTime) }

  /// Writes the nearest date in the range.
  func write(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
  }

  /// Sets the clock. The seconds within the minute remain.
  func set(_ new: CivilTime) {
    guard new != civil, new.isValid else { return }
    let time = clock.time(at: seconds)
    let rest = time - (time / 60).rounded(.down) * 60
    write(clock.date(at: new.time + rest, from: seconds))
  }

  /// Writes the date that a text denotes, if it denotes one.
  func write(_ text: String) {
    let new = format.civilTime(of: text, hasDate: textHasDate, hasTime: hasTime, current: civil)
    if let new { set(new) }
  }

  /// Chooses a day. The time remains.
  func choose(year: Int, month: Int, day: Int) {
    var new = civil
    (new.year, new.month, new.day) = (year, month, day)
    set(new)
  }

  /// Steps the component at a place in the text; without a place, the day or the minute.
  func step(by count: Int, at caret: Int?) {
    let parts = shown.parts
    let at = caret.flatMap { caret in parts.last { $0.range.lowerBound <= caret } ?? parts.first }
    set(civil.stepped(at?.component ?? (textHasDate ? .day : .minute), by: count))
  }
}

extension WallClock {
  /// The clock of the desktop's time zone, for which ICU isn't needed.
  @MainActor static var ofDesktop: WallClock {
    WallClock { date in
      // The C library's years are numbers of 32 bits.
      var seconds = time_t(min(max(date, -62_135_596_800), 253_402_300_799).rounded(.down))
      var parts = tm()
      return localtime_r(&seconds, &parts) == nil ? 0 : Double(parts.tm_gmtoff)
    }
  }
}

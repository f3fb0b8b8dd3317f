import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Dates that the user types.
@MainActor struct DateFieldTests {
  private struct Due: View {
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var isSaved = false

    var body: some View {
      DatePicker("Due", selection: $date, in: range, displayedComponents: components)
      Text("\(Int(date.timeIntervalSince1970))")
      Button("Save") { isSaved = true }
      if isSaved { Text("saved \(Int(date.timeIntervalSince1970))") }
    }
  }

  private func screen(_ due: Due = Due(), _ locale: String = "de_DE") -> Screen {
    Screen { due.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale)) }
  }

  @Test func `The text is the date in the locale and in the time zone`() throws {
    #expect(try screen().datePicker("Due").string == "15.06.2025 15:06")
    #expect(try screen(Due(components: .date)).datePicker("Due").string == "15.06.2025")
    #expect(try screen(Due(components: .hourAndMinute)).datePicker("Due").string == "15:06")
    #expect(try screen(Due(), "en_US").datePicker("Due").string == "06/15/2025 3:06 PM")
  }

  @Test func `A typed date is written with Return, with its seconds`() throws {
    let screen = screen()
    try screen.datePicker("Due").replaceText(with: "16.6.2025 16:07")
    #expect(screen.text("1750000000").exists, "not while the user types")
    try screen.pressReturn()
    #expect(screen.text("1750090060").exists)
    #expect(try screen.datePicker("Due").string == "16.06.2025 16:07")
  }

  @Test func `A typed date is written before another action`() throws {
    let screen = screen()
    try screen.datePicker("Due").replaceText(with: "16.6.2025 15:06")
    try screen.button("Save").tap()
    #expect(screen.text("saved 1750086400").exists)
  }

  @Test func `A text that is no date gives way to the date`() throws {
    let screen = screen()
    try screen.datePicker("Due").replaceText(with: "soon")
    #expect(try screen.datePicker("Due").string == "soon")
    try screen.pressReturn()
    #expect(try screen.datePicker("Due").string == "15.06.2025 15:06")
    #expect(screen.text("1750000000").exists)
  }

  @Test func `A date out of the range becomes the nearest in it`() throws {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let screen = screen(Due(range: start...start + 86_400))
    try screen.datePicker("Due").replaceText(with: "1.1.2030 00:00")
    try screen.pressReturn()
    #expect(screen.text("1750086400").exists)
    try screen.datePicker("Due").replaceText(with: "1.1.2000 00:00")
    try screen.pressReturn()
    #expect(screen.text("1750000000").exists)
  }

  @Test func `The arrows step the day, or the minute of a time`() throws {
    let dates = screen()
    try dates.datePicker("Due").focus()
    try dates.press(KeyboardShortcut(.upArrow, modifiers: []))
    #expect(try dates.datePicker("Due").string == "16.06.2025 15:06")
    try dates.press(KeyboardShortcut(.downArrow, modifiers: []))
    try dates.press(KeyboardShortcut(.downArrow, modifiers: []))
    #expect(try dates.datePicker("Due").string == "14.06.2025 15:06")
    let times = screen(Due(components: .hourAndMinute))
    try times.datePicker("Due").focus()
    try times.press(KeyboardShortcut(.upArrow, modifiers: []))
    #expect(try times.datePicker("Due").string == "15:07")
  }

  @Test func `Each style shows the date`() throws {
    func texts(_ style: some DatePickerStyle) throws -> String {
      let screen = Screen {
        Due().datePickerStyle(style).environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "de_DE"))
      }
      return try screen.datePicker("Due").string
    }
    #expect(try texts(.automatic) == "15.06.2025 15:06")
    #expect(try texts(.compact) == "15.06.2025 15:06")
    #expect(try texts(.field) == "15.06.2025 15:06")
    #expect(try texts(.stepperField) == "15.06.2025 15:06")
    #expect(try texts(.graphical) == "15:06", "the calendar has the date")
  }
}

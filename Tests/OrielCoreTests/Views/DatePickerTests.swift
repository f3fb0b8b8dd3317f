import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Controls that choose dates and colors.
@MainActor struct DatePickerTests {
  private struct Due: View {
    @State private var date = Date(timeIntervalSince1970: 1_000_000)
    @State private var color = Color.red
    @State private var isLocked = false

    var body: some View {
      DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 500)...).disabled(isLocked)
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      ColorPicker("Color", selection: $color)
      Text("\(Int(date.timeIntervalSince1970))")
      Toggle("Locked", isOn: $isLocked)
    }
  }

  @Test func `The chosen date is within the range`() throws {
    let screen = Screen { Due() }
    #expect(try screen.datePicker("Due").date == Date(timeIntervalSince1970: 1_000_000))
    try screen.datePicker("Due").choose(Date(timeIntervalSince1970: 2_000))
    #expect(screen.text("2000").exists)
    try screen.datePicker("Due").choose(Date(timeIntervalSince1970: 2))
    #expect(screen.text("500").exists)
    #expect(try screen.datePicker("Day").date == Date(timeIntervalSince1970: 500))
  }

  @Test func `A disabled date picker takes no date`() throws {
    let screen = Screen { Due() }
    try screen.toggle("Locked").tap()
    #expect(throws: ScreenError.self) { try screen.datePicker("Due").choose(Date()) }
  }

  @Test func `A color is chosen`() throws {
    let screen = Screen { Due() }
    #expect(try screen.colorPicker("Color").color == .red)
    let chosen = Color(red: 0.2, green: 0.4, blue: 0.6)
    try screen.colorPicker("Color").choose(chosen)
    #expect(try screen.colorPicker("Color").color == chosen)
  }
}

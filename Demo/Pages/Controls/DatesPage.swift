import Oriel

/// Dates and colors.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var color = Color.blue
  @State private var opened = Date()
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.dates, "Controls that choose a date, a time or a color.") {
      Section("Dates") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Without calendar", selection: $date, displayedComponents: .date).datePickerStyle(.field)
        DatePicker("With buttons", selection: $date).datePickerStyle(.stepperField)
        DatePicker("Calendar", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      .disabled(isDisabled)
      Section("As texts") {
        LabeledContent("Date") { Text(date, style: .date) }
        LabeledContent("Time") { Text(date, style: .time) }
        LabeledContent("Distance from now") { Text(opened, style: .relative) }
        LabeledContent("Offset from now") { Text(opened + 7_300, style: .offset) }
        LabeledContent("Timer") { Text(opened, style: .timer).monospacedDigit() }
        LabeledContent("Two minutes") { Text(timerInterval: opened...opened + 120).monospacedDigit() }
      }
      Section("Colors") {
        ColorPicker("Color", selection: $color)
        ColorPicker("Opaque color", selection: $color, supportsOpacity: false)
        Row("Chosen") { color.frame(width: 60, height: 24) }
      }
      Section { Toggle("Disable the dates above", isOn: $isDisabled) }
    }
  }
}

extension Page {
  static let dates = Page("dates", "Dates and Colors", symbol: "calendar", order: 37) { DatesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.dates) }

import Oriel

/// Dates and colors.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var color = Color.blue
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.dates, "Controls that choose a date, a time or a color.") {
      Section("Dates") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Calendar", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      .disabled(isDisabled)
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

import Oriel

/// Drawings that are other views for assistive technology.
struct AccessibleReplacementsSection: View {
  @State private var level = 40.0
  @State private var page = 1

  private static let sales = [("May", 3), ("June", 5), ("July", 2)]

  var body: some View {
    Section("Drawings") {
      Row("A level, which is a slider") {
        level(level / 100)
          .accessibilityRepresentation { Slider(value: $level, in: 0...100) { Text("Level") }.labelsHidden() }
      }
      Row("A chart, which is a group of texts") {
        HStack(alignment: .bottom, spacing: 6) {
          ForEach(Self.sales, id: \.0) { Color.blue.frame(width: 16, height: Double($0.1) * 16) }
        }
        // There is room for the texts that it stands for.
        .frame(width: 120, height: 120, alignment: .bottom)
        .accessibilityChildren { ForEach(Self.sales, id: \.0) { Text("\($0.0): \($0.1)") } }
        .accessibilityLabel("Sales")
      }
      Row("Pages, which are turned by Page Up and Page Down") {
        Text("Page \(page) of 3")
          .accessibilityScrollAction { edge in
            page = edge == .bottom ? min(page + 1, 3) : max(page - 1, 1)
            AccessibilityNotification.PageScrolled("Page \(page) of 3").post()
          }
      }
    }
  }

  private func level(_ fraction: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.quaternary)
      Capsule().fill(.tint).frame(width: 120 * fraction)
    }
    .frame(width: 120, height: 24)
  }
}

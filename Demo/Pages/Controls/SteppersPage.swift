import Oriel

/// Steppers with a range, without one, and with custom actions.
struct SteppersPage: View {
  private static let sizes = ["Small", "Medium", "Large"]

  @State private var copies = 1
  @State private var angle = 0.0
  @State private var scale = 1.0
  @State private var size = 0
  @State private var edits = 0
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.steppers, "Increase or decrease a value. Hold a button to repeat.") {
      Section("Steppers") {
        Stepper("Copies", value: $copies, in: 1...5) { if $0 { edits += 1 } }
        Stepper(value: $angle, step: 22.5) { Text("Angle: \(Int(angle * 10)) tenths of a degree") }
          .accessibilityLabel("Angle")
        Stepper("Size", onIncrement: change(by: 1), onDecrement: change(by: -1))
        Stepper("Scale", value: $scale, in: 0.25...4, step: 0.25, format: .percent)
        Row("Label hidden") { Stepper("Copies again", value: $copies, in: 1...5).labelsHidden() }
      }
      .disabled(isDisabled)
      Section("Values") {
        Row("Copies") { Text("\(copies), edited \(edits) times") }
        Row("Size") { Text(Self.sizes[size]) }
      }
      Section {
        Toggle("Disable the steppers above", isOn: $isDisabled).toggleStyle(SwitchToggleStyle(tint: .red))
      }
    }
  }

  /// Returns nil if there is no such size.
  private func change(by number: Int) -> (() -> Void)? {
    Self.sizes.indices.contains(size + number) ? { size += number } : nil
  }
}

extension Page {
  static let steppers = Page("steppers", "Steppers", symbol: "plus.circle", order: 34) { SteppersPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.steppers) }

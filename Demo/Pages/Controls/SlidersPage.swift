import Oriel

/// Sliders with and without steps, with labels, and with bindings that change the value.
struct SlidersPage: View {
  @State private var amount = 0.4
  @State private var volume = 5.0
  @State private var limited: Float = 20
  @State private var isEditing = false
  @State private var edits = 0
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.sliders, "Choose a value from a range with the pointer or the keyboard.") {
      Section("Sliders") {
        Slider(value: $amount) { Text("Amount") }
        Slider(value: $volume, in: 0...11, step: 1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("quiet").font(.caption)
        } maximumValueLabel: {
          Text("loud").font(.caption)
        } onEditingChanged: {
          isEditing = $0
          if $0 { edits += 1 }
        }
        .accessibilityValue("\(Int(volume)) of 11")
        Slider(value: $limited.limited(to: 60), in: 0...100, step: 5) { Text("Not above 60") }
        Row("Label hidden, and tinted") {
          Slider(value: $amount) { Text("Amount again") }.labelsHidden().tint(.green).frame(width: 200)
        }
        Row("Without a label") {
          Slider(value: $amount).accessibilityLabel("Amount without a label").frame(width: 200)
        }
      }
      .disabled(isDisabled)
      Section("Numbers") {
        Row("Amount") { Text("\(Int((amount * 100).rounded())) %") }
        Row("Volume") { Text("\(Int(volume)), \(isEditing ? "being edited" : "edited \(edits) times")") }
        Row("Limited") { Text("at \(Int(limited))") }
      }
      Section {
        Toggle("Disable the sliders above", isOn: $isDisabled)
      }
    }
  }
}

extension Binding where Value == Float {
  /// A binding that limits its value.
  fileprivate func limited(to limit: Float) -> Binding<Float> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = Swift.min($0, limit)
    }
  }
}

extension Page {
  static let sliders = Page("sliders", "Sliders", symbol: "slider.horizontal.3", order: 32) { SlidersPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.sliders) }

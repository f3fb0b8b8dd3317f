import Oriel

/// Buttons, toggles and fields.
struct ControlsPage: View {
  @State private var presses = 0
  @State private var isOn = true
  @State private var isChecked = false
  @State private var isPinned = false
  @State private var isChosen = false
  @State private var controlsAreDisabled = false

  var body: some View {
    PageColumn(.controls, "Buttons, toggles and text fields.") {
      Section("Buttons") {
        Row("Styles") {
          Flow {
            Button("Bordered", action: press).buttonStyle(.bordered)
            Button("Prominent", action: press).buttonStyle(.borderedProminent)
            Button("Borderless", action: press).buttonStyle(.borderless)
            Button("Plain", action: press).buttonStyle(.plain)
            Button("Link", action: press).buttonStyle(.link)
          }
        }
        Row("Roles") {
          Flow {
            Button("Remove", role: .destructive, action: press)
            Button("Leave It", role: .cancel, action: press)
          }
        }
        Row("Labels") {
          Flow {
            Button("Add", systemImage: "plus", action: press)
            Button(action: press) { Image(systemName: "gearshape") }
              .accessibilityLabel("Settings")
              .help("A button with only an icon")
          }
        }
        Row("Sizes and tint") {
          Flow {
            Button("Small", action: press).controlSize(.small)
            Button("Regular", action: press)
            Button("Large", action: press).controlSize(.large)
            Button("Green", action: press).buttonStyle(.borderedProminent).tint(.green)
            Button("Purple", action: press).buttonStyle(.bordered).tint(.purple)
          }
        }
        Row("Traits") {
          Flow {
            Button("Chosen") { isChosen.toggle() }.accessibilityAddTraits(isChosen ? .isSelected : [])
            Text("Heading").accessibilityAddTraits(.isHeader)
            Text("No heading").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
          }
        }
        Row("Pressed") {
          Text("\(presses) times").accessibilityValue("\(presses)")
        }
      }
      .disabled(controlsAreDisabled)

      Section("Toggles") {
        Toggle("A switch", isOn: $isOn)
        Toggle("A check button", isOn: $isChecked).toggleStyle(.checkbox)
        Row("Without a visible label") {
          Toggle("Labels hidden", isOn: $isOn).labelsHidden()
        }
        Row("A button that stays pressed") {
          Toggle("Pinned", isOn: $isPinned).toggleStyle(.button)
        }
      }
      .disabled(controlsAreDisabled)

      FieldsSection().disabled(controlsAreDisabled)
      TextInputSection().disabled(controlsAreDisabled)

      StylesSection().disabled(controlsAreDisabled)

      Section {
        Toggle("Disable the controls above", isOn: $controlsAreDisabled)
      }
    }
  }

  private func press() { presses += 1 }
}

extension Page {
  static let controls = Page("controls", "Controls", symbol: "switch.programmable", order: 30) { ControlsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.controls) }

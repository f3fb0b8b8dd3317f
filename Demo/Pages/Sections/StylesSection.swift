import Oriel

/// Controls with custom styles.
struct StylesSection: View {
  @State private var presses = 0
  @State private var isReady = false
  @State private var search = ""
  @State private var steps = 3.0
  @State private var turns = 0

  var body: some View {
    Section("Custom styles") {
      Row("Button") {
        Flow {
          Button("Pressed \(presses) times") { presses += 1 }
          Button("Reset", role: .destructive) { presses = 0 }
        }
        .buttonStyle(FilledButtonStyle())
      }
      Button("As wide as the row") { presses += 1 }.buttonSizing(.flexible)
      Row("Filters") {
        Flow {
          Button("All") {}.buttonStyle(.accessoryBar)
          Button("Save") {}.buttonStyle(.accessoryBarAction)
        }
      }
      Row("Toggle") {
        Toggle("Ready", isOn: $isReady).toggleStyle(MarkToggleStyle())
      }
      Row("Label") {
        Flow(spacing: 18) {
          Label("Icon above", systemImage: "folder").labelStyle(StackedLabelStyle())
          Label("Icon only", systemImage: "folder").labelStyle(.iconOnly)
          Label("Title only", systemImage: "folder").labelStyle(.titleOnly)
        }
      }
      Row("Text field") {
        TextField("Search", text: $search).textFieldStyle(SearchFieldStyle())
      }
      Row("Progress") {
        Flow(spacing: 12) {
          Button("Step") { steps = steps < 5 ? steps + 1 : 0 }
          ProgressView("Steps", value: steps, total: 5).progressViewStyle(DotsProgressViewStyle())
          ProgressView(value: steps, total: 5).progressViewStyle(.circular)
        }
      }
      LabeledContent("Labeled content", value: "Below the label").labeledContentStyle(StackedContentStyle())
      Flow(spacing: 18) {
        Gauge(value: steps, in: 0...5) { Text("Steps") }.frame(width: 120)
        Gauge(value: steps, in: 0...5) {
          Text("Steps")
        } currentValueLabel: {
          Text(steps, format: .number)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: steps, in: 0...5) {
          Text("Steps")
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "5")
        }
        .gaugeStyle(.accessoryCircular).tint(.green)
        Gauge(value: steps, in: 0...5) { Text("Steps") }.gaugeStyle(.accessoryLinear).frame(width: 120)
      }
      Flow(spacing: 12) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Background").padding(4).background(in: Capsule())
      }
      .foregroundStyle(.blue, .purple, .orange)
      .backgroundStyle(.yellow.opacity(0.4))
      GroupBox("Default box") { Text("Content") }
      GroupBox("Custom box") { Text("Content") }.groupBoxStyle(RuledGroupBoxStyle())
      DisclosureGroup("Custom disclosure group") { Text("Content") }.disclosureGroupStyle(WordedGroupStyle())
      Row("Control groups: \(turns)") {
        Flow(spacing: 12) {
          turning.controlGroupStyle(.navigation)
          turning.controlGroupStyle(.palette)
          turning.controlGroupStyle(.menu)
        }
      }
    }
  }
}

extension StylesSection {
  private var turning: some View {
    ControlGroup("Turn") {
      Button("Left", systemImage: "chevron.backward") { turns -= 1 }
      Button("Right", systemImage: "chevron.forward") { turns += 1 }
    }
  }
}

/// A word that shows and hides the content.
private struct WordedGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.label
        Button(configuration.isExpanded ? "Hide" : "Show") { configuration.isExpanded.toggle() }.buttonStyle(.link)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The content below the label.
private struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

/// A filled area that changes its color while it is pressed.
private struct FilledButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold()
      .foregroundStyle(Color.white)
      .padding(8)
      .background(color(configuration))
      .opacity(isEnabled ? 1 : 0.4)
  }

  private func color(_ configuration: Configuration) -> Color {
    if configuration.isPressed { return .purple }
    return configuration.role == .destructive ? .red : .blue
  }
}

/// A symbol that is filled while the toggle is on.
private struct MarkToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 6) {
        Text(configuration.isOn ? "●" : "○")
        configuration.label
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// The icon above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

/// A field after a symbol, in a tinted area.
private struct SearchFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").accessibilityHidden(true)
      configuration
    }
    .padding(6)
    .background(Color.blue.opacity(0.1))
  }
}

/// A dot for each fifth of the progress.
private struct DotsProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let count = Int(((configuration.fractionCompleted ?? 0) * 5).rounded())
    HStack(spacing: 6) {
      configuration.label
      Text(verbatim: String(repeating: "●", count: count) + String(repeating: "○", count: 5 - count))
    }
  }
}

/// The title between the content and a line.
private struct RuledGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.bold()
      Divider()
      configuration.content
    }
  }
}

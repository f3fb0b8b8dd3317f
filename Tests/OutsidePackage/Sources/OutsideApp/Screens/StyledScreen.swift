import Oriel

/// A screen whose controls look as the app says.
struct StyledScreen: View {
  @State private var isOn = false
  @State private var name = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack {
      Button("Save", role: .confirm) {}.buttonStyle(.scaled)
      Button("Open") {}.buttonStyle(Outlined(color: isOn ? .red : .blue)).buttonStyle(.borderless)
      Button("Link") {}.buttonStyle(LinkButtonStyle())
      Toggle("Done", isOn: $isOn).toggleStyle(CheckListStyle())
      Toggle("Bold", isOn: $isOn).toggleStyle(.button)
      Label("Inbox", systemImage: "tray").labelStyle(.iconOnly)
      Label("Inbox", systemImage: "tray").labelStyle(Trailing())
      TextField("Name", text: $name).textFieldStyle(Underlined()).focused($isNameFocused)
      ProgressView(value: 3, total: 10) {
        Text("Copying")
      } currentValueLabel: {
        Text("3 of 10")
      }
      .progressViewStyle(Compact())
      ProgressView("Loading").progressViewStyle(.circular)
      GroupBox("Details") { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Label("Details", systemImage: "info.circle")
      }
      .groupBoxStyle(Card())
    }
  }
}

struct ScaledButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : .accentColor)
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == ScaledButtonStyle {
  static var scaled: ScaledButtonStyle { ScaledButtonStyle() }
}

private struct Outlined: PrimitiveButtonStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
      .padding(4)
      .background(color)
    Button(configuration)
  }
}

private struct CheckListStyle: ToggleStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    if configuration.isOn {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
    } else {
      HStack {
        configuration.label
        Toggle("On", isOn: configuration.$isOn).labelsHidden()
      }
    }
  }
}

private struct Trailing: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Divider()
    }
  }
}

private struct Compact: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if let fraction = configuration.fractionCompleted { Text("\(Int(fraction * 100)) percent") }
      ProgressView(configuration)
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.background)
  }
}

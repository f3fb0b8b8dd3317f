import Oriel

struct PillButtonStyle: ButtonStyle {
  var color = Color.accentColor
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(size == .large ? .title3.bold() : .body.weight(.semibold))
      .padding(.horizontal, size == .large ? 24 : 14)
      .padding(.vertical, size == .large ? 12 : 6)
      .foregroundStyle(configuration.role == .destructive ? .white : isEnabled ? .white : .gray)
      .background(
        Capsule().fill(configuration.role == .destructive ? Color.red : isEnabled ? color : Color.gray.opacity(0.3))
      )
      .overlay(Capsule().stroke(.white.opacity(configuration.isPressed ? 0.6 : 0.2), lineWidth: 1))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .opacity(configuration.isPressed ? 0.9 : 1)
      .shadow(color: color.opacity(isEnabled && !configuration.isPressed ? 0.4 : 0), radius: 6, x: 0, y: 3)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
      .contentShape(Capsule())
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.snappy) { configuration.isOn.toggle() }
    } label: {
      HStack(spacing: 10) {
        ZStack {
          RoundedRectangle(cornerRadius: 5)
            .stroke(configuration.isOn ? Color.green : .secondary, lineWidth: configuration.isOn ? 2 : 1)
            .background(RoundedRectangle(cornerRadius: 5).fill(configuration.isOn ? .green.opacity(0.2) : .clear))
            .frame(width: 20, height: 20)
          if configuration.isOn {
            Image(systemName: "checkmark").font(.caption.bold()).foregroundStyle(.green).transition(.scale)
          }
        }
        configuration.label
          .strikethrough(configuration.isOn, color: .secondary)
          .foregroundStyle(configuration.isOn ? .secondary : .primary)
        Spacer(minLength: 0)
      }
      .padding(.vertical, 4)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

struct RingProgressStyle: ProgressViewStyle {
  var width: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack(spacing: 8) {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.2), lineWidth: width)
        Circle()
          .trim(from: 0, to: CGFloat(fraction))
          .stroke(
            AngularGradient(
              colors: [.blue, .purple, .blue], center: .center, startAngle: .degrees(-90), endAngle: .degrees(270)),
            style: StrokeStyle(lineWidth: width, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        Text("\(Int(fraction * 100)) %")
          .font(.system(.headline, design: .rounded))
          .foregroundStyle(fraction >= 1 ? .green : .primary)
      }
      .frame(width: 72, height: 72)
      configuration.label.font(.caption).foregroundStyle(.secondary)
    }
    .animation(.linear(duration: 0.3), value: fraction)
  }
}

struct CardGroupStyle: GroupBoxStyle {
  var tint = Color.indigo

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        configuration.label.font(.headline).foregroundStyle(tint)
        Spacer()
        Image(systemName: "ellipsis").foregroundStyle(.tertiary)
      }
      .padding(.bottom, 2)
      .overlay(alignment: .bottom) { Rectangle().fill(tint.opacity(0.3)).frame(height: 1) }
      configuration.content
    }
    .padding(16)
    .background(tint.opacity(0.06).gradient, in: .rect(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(tint.opacity(0.25)))
  }
}

struct ShakeModifier: ViewModifier {
  var trigger: Int
  var isWrong: Bool
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .offset(x: isWrong ? sin(phase * .pi * 4) * 8 : 0)
      .overlay(alignment: .trailing) {
        if isWrong { Image(systemName: "exclamationmark.circle").foregroundStyle(.red).padding(.trailing, 6) }
      }
      .overlay(RoundedRectangle(cornerRadius: 6).stroke(isWrong ? Color.red : .clear, lineWidth: 1.5))
      .onChange(of: trigger) { _, _ in
        phase = 0
        withAnimation(.linear(duration: 0.4)) { phase = 1 }
      }
      .animation(.default, value: isWrong)
  }
}

struct StylesPage: View {
  @State private var isOn = false
  @State private var progress = 0.4
  @State private var trigger = 0
  @State private var pin = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        GroupBox("Buttons") {
          HStack {
            Button("Small") { progress = max(progress - 0.1, 0) }.buttonStyle(PillButtonStyle(color: .orange))
            Button("Large") { progress = min(progress + 0.1, 1) }.buttonStyle(PillButtonStyle()).controlSize(.large)
            Button("Delete", role: .destructive) { progress = 0 }.buttonStyle(PillButtonStyle())
          }
        }
        GroupBox {
          ForEach(["Bread", "Milk", "Eggs"], id: \.self) { Toggle($0, isOn: $isOn) }
        } label: {
          Label("Shopping", systemImage: "cart")
        }
        .toggleStyle(CheckToggleStyle())
        GroupBox("Progress") {
          HStack {
            ProgressView("Upload", value: progress).progressViewStyle(RingProgressStyle())
            ProgressView(value: progress / 2) { Text("Half") }.progressViewStyle(RingProgressStyle(width: 4))
          }
        }
        SecureField("PIN", text: $pin)
          .padding(8)
          .modifier(ShakeModifier(trigger: trigger, isWrong: pin.count >= 4 && pin != "1234"))
          .onSubmit { trigger += 1 }
      }
      .groupBoxStyle(CardGroupStyle(tint: isOn ? .teal : .indigo))
      .padding(24)
    }
  }
}

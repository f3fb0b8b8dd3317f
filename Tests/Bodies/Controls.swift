import Oriel

struct Equalizer: View {
  @State private var bands: [Double] = Array(repeating: 0, count: 8)
  @State private var preset = "Flat"
  @State private var isOn = true
  private let presets: [String: [Double]] = [
    "Flat": [0, 0, 0, 0, 0, 0, 0, 0], "Rock": [5, 3, -1, -3, 0, 3, 5, 6], "Voice": [-4, -2, 0, 4, 5, 3, 0, -3],
  ]

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Toggle("Equalizer", isOn: $isOn).toggleStyle(.switch)
        Spacer()
        Picker("Preset", selection: $preset) {
          ForEach(presets.keys.sorted(), id: \.self) { Text($0).tag($0) }
        }
        .frame(width: 160)
        .onChange(of: preset) { _, name in withAnimation { bands = presets[name] ?? bands } }
      }
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(bands.indices, id: \.self) { index in
          VStack {
            Text(bands[index] > 0 ? "+\(Int(bands[index]))" : "\(Int(bands[index]))").font(.caption2.monospacedDigit())
            Slider(
              value: Binding(
                get: { bands[index] },
                set: {
                  bands[index] = $0.rounded()
                  preset = "Own"
                }), in: -12...12
            )
            .frame(width: 100)
            .rotationEffect(.degrees(-90))
            .frame(width: 24, height: 110)
            Text(index < 5 ? "\(32 << index)" : "\((32 << index) / 1000)k").font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
      .disabled(!isOn)
      .opacity(isOn ? 1 : 0.4)
    }
    .padding(20)
    .background(.background.secondary, in: .rect(cornerRadius: 12))
  }
}

struct ColorMixer: View {
  @State private var red = 0.5
  @State private var green = 0.3
  @State private var blue = 0.8
  @State private var opacity = 1.0
  @State private var isLocked = false

  private var hex: String {
    String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }

  private func row(_ name: String, _ value: Binding<Double>, _ color: Color) -> some View {
    HStack {
      Text(name).frame(width: 60, alignment: .leading)
      Slider(value: value, in: 0...1).tint(color)
      TextField(name, value: value, format: .number.precision(.fractionLength(2))).frame(width: 60)
      Stepper(name, value: value, in: 0...1, step: 0.01).labelsHidden()
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(red: red, green: green, blue: blue).opacity(opacity))
        .frame(height: 120)
        .overlay(
          Text(hex)
            .font(.title.monospaced())
            .foregroundStyle(red * 0.299 + green * 0.587 + blue * 0.114 > 0.5 ? .black : .white)
        )
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.primary.opacity(0.2), lineWidth: 1))
      row("Red", $red, .red)
      row("Green", $green, .green)
      row("Blue", $blue, .blue)
      row("Opacity", $opacity, .gray)
      HStack {
        Button("Random", systemImage: "dice") {
          withAnimation {
            red = .random(in: 0...1)
            green = .random(in: 0...1)
            blue = .random(in: 0...1)
          }
        }
        .disabled(isLocked)
        Spacer()
        Toggle(isOn: $isLocked) { Image(systemName: isLocked ? "lock" : "lock.open") }.toggleStyle(.button)
      }
    }
    .padding()
  }
}

struct UnitConverter: View {
  @State private var amount = 20.0
  @State private var from = "°C"
  @State private var to = "°F"
  @FocusState private var isEditing: Bool
  private let units = ["°C", "°F", "K"]

  private var result: Double {
    let celsius = from == "°C" ? amount : from == "°F" ? (amount - 32) * 5 / 9 : amount - 273.15
    return to == "°C" ? celsius : to == "°F" ? celsius * 9 / 5 + 32 : celsius + 273.15
  }

  var body: some View {
    Form {
      Section("From") {
        TextField("Amount", value: $amount, format: .number).focused($isEditing)
        Picker("Unit", selection: $from) { ForEach(units, id: \.self) { Text($0) } }.pickerStyle(.segmented)
      }
      Section("To") {
        Picker("Unit", selection: $to) { ForEach(units, id: \.self) { Text($0) } }.pickerStyle(.segmented)
        LabeledContent("Result", value: result.formatted(.number.precision(.fractionLength(0...2))) + " " + to)
      }
      Section {
        Button("Swap") { (from, to) = (to, from) }
        Text("\(amount.formatted()) \(from) = \(result.formatted()) \(to)")
          .font(.title3)
          .foregroundStyle(result < 0 && to == "K" ? .red : .primary)
      }
    }
    .toolbar {
      if isEditing { Button("Done") { isEditing = false } }
    }
  }
}

struct TipCalculator: View {
  @State private var bill = 42.0
  @State private var people = 2
  @State private var tip = 15
  @State private var isRounded = false
  private let tips = [0, 10, 15, 20, 25]

  private var total: Double {
    let sum = bill + bill * Double(tip) / 100
    return isRounded ? sum.rounded(.up) : sum
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LabeledContent("Bill") {
        TextField("Bill", value: $bill, format: .currency(code: "EUR")).multilineTextAlignment(.trailing)
      }
      Stepper(value: $people, in: 1...20) {
        Text("\(people) ") + Text(people == 1 ? "person" : "people").foregroundColor(.secondary)
      }
      HStack {
        ForEach(tips, id: \.self) { percent in
          Button("\(percent) %") { tip = percent }
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(tip == percent ? Color.accentColor : Color.gray.opacity(0.2))
            .foregroundStyle(tip == percent ? .white : .primary)
            .clipShape(.capsule)
            .buttonStyle(.plain)
        }
      }
      Toggle("Round up", isOn: $isRounded)
      Divider()
      Grid(alignment: .trailing) {
        GridRow {
          Text("Tip")
          Text(total - bill, format: .currency(code: "EUR"))
        }
        GridRow {
          Text("Total").bold()
          Text(total, format: .currency(code: "EUR")).bold()
        }
        GridRow {
          Text("Each")
          Text(total / Double(people), format: .currency(code: "EUR")).foregroundStyle(
            total / Double(people) > 50 ? .red : .green)
        }
      }
    }
    .padding(24)
    .frame(width: 360)
  }
}

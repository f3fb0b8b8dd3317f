import Oriel

/// Pickers in all looks, and content with labels.
struct PickersPage: View {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla = "Vanilla"
    case lemon = "Lemon"
    case mint = "Mint"
    var id: Self { self }
  }

  @State private var flavour = Flavour.lemon
  @State private var alignment = "left"
  @State private var number: Int?
  @State private var days: Set<DateComponents> = []
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.pickers, "Controls that choose one of several values.") {
      Section("Looks") {
        Picker("Menu", selection: $flavour) { flavours }
        Picker("Segments", selection: $flavour) { flavours }.pickerStyle(.segmented)
        Picker("Radio buttons", selection: $flavour) { flavours }.pickerStyle(.radioGroup)
        Picker("Icons", selection: $alignment) {
          Label("Left", systemImage: "text.alignleft").tag("left")
          Label("Center", systemImage: "text.aligncenter").tag("center")
          Label("Right", systemImage: "text.alignright").tag("right")
        }
        .pickerStyle(.palette)
        Picker("Perhaps none", selection: $number) {
          Text("None").tag(nil as Int?)
          ForEach(1..<200, id: \.self) { Text("Number \($0)").tag($0) }
        }
      }
      .disabled(isDisabled)
      Section("Values") {
        LabeledContent("Flavour", value: flavour.rawValue)
        LabeledContent("Alignment") { Text(alignment) }
        LabeledContent("Number", value: number.map { "\($0)" } ?? "none")
      }
      Section("Several days") { MultiDatePicker("\(days.count) days", selection: $days) }
      Section { Toggle("Disable the pickers above", isOn: $isDisabled) }
    }
  }

  private var flavours: some View { ForEach(Flavour.allCases) { Text($0.rawValue) } }
}

extension Page {
  static let pickers = Page("pickers", "Pickers", symbol: "filemenu.and.selection", order: 36) { PickersPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.pickers) }

#if Macros
  #Preview("Pickers") { PickersPage() }

  #Preview("Labels", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Ada"
    VStack {
      LabeledContent("Name", value: name)
      Picker("Name", selection: $name) { ForEach(["Ada", "Grace"], id: \.self) { Text($0) } }
    }
    .padding()
  }
#endif

import Oriel

/// Modifiers for all text in a view, and views for common layouts.
struct TypographyPage: View {
  @State private var isUppercase = false
  @State private var isUnderlined = false
  @State private var isStruckThrough = false
  @State private var design = Font.Design.default
  @State private var fontWidth = Font.Width.standard
  @State private var spacing = 0.0
  @State private var tracking = 0.0
  @State private var width = 200.0

  var body: some View {
    PageColumn(.typography, "Text modifiers, and views for common arrangements.") {
      Section("Text") {
        Text("The quick brown fox, 1111 of them,\njumps over the lazy dog, all 2222 of it.")
          .textCase(isUppercase ? .uppercase : nil)
          .underline(isUnderlined, color: .orange).strikethrough(isStruckThrough)
          .fontDesign(design).fontWidth(fontWidth).monospacedDigit().tracking(tracking).lineSpacing(spacing)
        Toggle("Upper case", isOn: $isUppercase)
        Toggle("Underlined", isOn: $isUnderlined)
        Toggle("Struck through", isOn: $isStruckThrough)
        Picker("Design", selection: $design) {
          Text("Default").tag(Font.Design.default)
          Text("Serif").tag(Font.Design.serif)
          Text("Monospaced").tag(Font.Design.monospaced)
        }
        .pickerStyle(.segmented)
        Picker("Width", selection: $fontWidth) {
          Text("Condensed").tag(Font.Width.condensed)
          Text("Standard").tag(Font.Width.standard)
          Text("Expanded").tag(Font.Width.expanded)
        }
        .pickerStyle(.segmented)
        Slider(value: $spacing, in: 0...20) { Text("Line spacing") }
        Slider(value: $tracking, in: 0...6) { Text("Tracking") }
      }
      Section("Text that fits") {
        Slider(value: $width, in: 60...400) { Text("Width") }
        Text("This line becomes smaller, down to half its size.")
          .lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true)
          .frame(width: width, alignment: .leading).border(.secondary)
      }
      Section("Shapes of buttons") {
        Flow {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 2))
          Button {
          } label: {
            Image(systemName: "plus").accessibilityLabel("Circle")
          }
          .buttonBorderShape(.circle)
        }
      }
      Section("Arrangements") {
        ContentUnavailableView(
          "No Notes", systemImage: "note.text", description: Text("Notes that you write appear here."))
        ControlGroup("History") {
          Button("Back", systemImage: "chevron.backward") {}
          Button("Forward", systemImage: "chevron.forward") {}
        }
        .accentColor(.green)
      }
      Section("Former alerts") { FormerAlerts() }
      Section("Former names") { FormerNames() }
      Section("Without boxes") {
        Form {
          TextField("Name", text: .constant("Ada")).kerning(1).monospaced().submitLabel(.done)
            .autocorrectionDisabled().textInputAutocapitalization(.words)
          TextField("Email", text: .constant("")).keyboardType(.emailAddress).disableAutocorrection(true)
          Toggle("Active", isOn: .constant(true))
        }
        .formStyle(.columns)
        // For touchscreens.
        .ignoresSafeArea().edgesIgnoringSafeArea(.top).scrollDismissesKeyboard(.immediately)
      }
    }
  }
}

extension Page {
  static let typography = Page("typography", "Typography", symbol: "textformat.size", order: 11) { TypographyPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.typography) }

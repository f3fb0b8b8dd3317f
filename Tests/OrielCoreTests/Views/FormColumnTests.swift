import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Forms with a column of labels beside a column of controls.
@MainActor struct FormColumnTests {
  private struct Settings: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var choice = 0
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var color = Color.red
    @FocusState private var isNameFocused: Bool

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($isNameFocused).accessibilityIdentifier("name")
        SecureField("A longer label", text: $name).frame(maxWidth: 300)
        Picker("Choice", selection: $choice) { Text("One").tag(0) }
        Slider(value: $volume) { Text("Volume") }
        DatePicker("Due", selection: $date)
        ColorPicker("Color", selection: $color)
        LabeledContent("Version") { Text("1.2") }
        Toggle("Sync", isOn: $isOn).toggleStyle(.checkbox)
        Button("Save") { isNameFocused = true }
        Text(isNameFocused ? "in the name" : "elsewhere")
      }
      .formStyle(.columns)
    }
  }

  private func screen() -> Screen { Screen(size: ProposedViewSize(width: 400, height: 600)) { Settings() } }

  @Test func `Labels end, and controls begin, on one line`() throws {
    let screen = screen()
    let controls: [ScreenElement] = [
      screen.textField("Name"), screen.textField("A longer label"), screen.picker("Choice"), screen.slider("Volume"),
      screen.datePicker("Due"), screen.colorPicker("Color"), screen.text("1.2"), screen.toggle("Sync"),
      screen.button("Save"),
    ]
    let starts = try controls.map { try $0.frame.minX }
    #expect(Set(starts).count == 1, "\(starts)")
    for label in ["Name", "A longer label", "Choice", "Volume", "Due", "Color", "Version"] {
      #expect(try screen.text(label)[0].frame.maxX == starts[0] - 8, "\(label)")
    }
    #expect(try screen.textField("Name").frame.maxX == 400, "a field takes the rest of the width")
    #expect(try screen.text("A longer label")[0].frame.minX == 0)
  }

  @Test func `A label in the column isn't the prompt as well`() throws {
    let screen = screen()
    #expect(try screen.textField("Name").prompt == "")
    let prompted = Screen {
      Form { TextField("Name", text: .constant(""), prompt: Text("Ada")) }.formStyle(.columns)
    }
    #expect(try prompted.textField("Name").prompt == "Ada")
  }

  @Test func `Modifiers of a control apply to the control, not to its label`() throws {
    let screen = screen()
    #expect(try screen.find(identifier: "name").frame == screen.textField("Name").frame)
    try screen.button("Save").tap()
    #expect(screen.text("in the name").exists)
    try screen.textField("Name").type("Ada")
    #expect(try screen.textField("Name").string == "Ada")
  }

  @Test func `A hidden label has no column`() throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 100)) {
      Form { TextField("Name", text: .constant("")).labelsHidden() }.formStyle(.columns)
    }
    #expect(!screen.text("Name").exists)
    #expect(try screen.textField("Name").frame.minX == 0)
  }
}

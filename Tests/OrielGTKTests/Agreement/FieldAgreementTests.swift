import OrielCore
import XCTest

/// Screens of fields and editors, with and without a default button.
@MainActor final class FieldAgreementTests: AgreementTestCase {
  private struct Account: View {
    @State private var name = ""
    @State private var password = ""
    @State private var log = "nothing"

    var body: some View {
      Form {
        Section("Account") {
          TextField("Name", text: $name).onSubmit { log += ", submitted" }
          SecureField("Password", text: $password)
        }
        Text(log)
      }
      HStack {
        Button("Cancel") { log = "cancelled" }.keyboardShortcut(.cancelAction)
        Button("Save") { log += ", saved \(name)" }.keyboardShortcut(.defaultAction).disabled(name.isEmpty)
      }
    }
  }

  func testAFormWithADefaultButton() async throws {
    try await compare(
      Account(),
      [
        .tap("Name"), .press("Return"), .type("ada"), .press("Return"), .press("Tab"), .type("pw"), .press("Return"),
        .press("Escape"), .press("Tab"), .press("Tab"), .press("space"), .tap("Cancel"), .press("shift+Tab"),
      ])
  }

  private struct Chain: View {
    enum Field: Hashable { case first, last, city }
    @FocusState private var focus: Field?
    @State private var first = ""
    @State private var last = ""
    @State private var city = ""

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .last }
        TextField("Last", text: $last).focused($focus, equals: .last).onSubmit { focus = .city }
        TextField("City", text: $city).focused($focus, equals: .city).onSubmit { focus = nil }
        Text("\(first) \(last) of \(city)")
        Text(focus.map { "in \($0)" } ?? "nowhere")
        Button("Start") { focus = .first }
      }
    }
  }

  func testFieldsThatHandTheFocusOn() async throws {
    try await compare(
      Chain(),
      [
        .tap("Start"), .type("ada"), .press("Return"), .type("byron"), .press("Return"), .type("london"),
        .press("Return"), .tap("Last"), .press("Tab"), .press("Tab"), .press("Tab"), .press("Tab"),
      ])
  }

  private struct Editor: View {
    @State private var text = "one"
    @State private var comment = ""
    @State private var log = "nothing"

    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityLabel("Text")
        TextField("Comment", text: $comment, axis: .vertical).onSubmit { log = "sent \(comment)" }
        Text(log)
        Button("Save") { log = "saved" }.keyboardShortcut("s")
        Button("Done") { log = "done" }.keyboardShortcut(.defaultAction)
      }
    }
  }

  func testAnEditorAndAFieldOfSeveralLines() async throws {
    try await compare(
      Editor(),
      [
        .tap("Text"), .press("ctrl+End"), .type("two"), .press("Return"), .type("x"), .press("ctrl+s"),
        .press("BackSpace"), .tap("Comment"), .type("a"), .press("Return"), .type("b"), .press("ctrl+Return"),
        .press("Tab"), .press("Return"), .press("ctrl+s"),
      ])
  }

  private struct StyledEditor: View {
    @State private var text = AttributedString("one two")
    @State private var selection = AttributedTextSelection()

    private var runs: String {
      text.runs.map { "\(String(text[$0.range].characters))\($0.underlineStyle == nil ? "" : "_")" }.joined(
        separator: "|")
    }

    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
        Text(runs)
        Button("Underline") { text.transformAttributes(in: &selection) { $0.underlineStyle = .single } }
      }
    }
  }

  func testAnEditorOfAttributedText() async throws {
    try await compare(
      StyledEditor(),
      [
        .tap("Text"), .press("ctrl+End"), .press("ctrl+u"), .type("ab"), .press("Return"), .press("ctrl+u"), .type("c"),
        .press("BackSpace"), .press("ctrl+a"), .tap("Underline"), .tap("Text"), .press("ctrl+z"), .press("ctrl+z"),
        .press("ctrl+Home"), .type("x"), .press("shift+Right"), .press("shift+Right"), .type("y"),
      ])
  }

  private struct Selected: View {
    @State private var text = "one two"
    @State private var selection: TextSelection?

    var body: some View {
      VStack {
        Button("First") {}
        TextField("Text", text: $text, selection: $selection)
        Text(selected)
        Button("Select") {
          selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 2))
        }
      }
    }

    private var selected: String {
      guard let range = selection?.range(in: text) else { return "nothing" }
      return "\(range.lowerBound) to \(range.upperBound)"
    }
  }

  func testASelectionThatTheUserAndTheAppChange() async throws {
    try await compare(
      Selected(),
      [
        .tap("First"), .press("Tab"), .press("End"), .type("z"), .press("shift+Left"), .type("y"), .press("Home"),
        .press("Delete"), .tap("Select"), .press("shift+Tab"), .type("x"), .press("ctrl+z"),
      ])
  }

  private struct Shortcuts: View {
    @State private var text = ""
    @State private var log = "nothing"
    @State private var isOn = false

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("New") { log = "new" }.keyboardShortcut("n")
        Button("Big") { log = "big" }.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("Off") { log = "off" }.keyboardShortcut("o").disabled(true)
        Button("Plain") { log = "plain" }.keyboardShortcut("p", modifiers: [])
        Toggle("Mute", isOn: $isOn).keyboardShortcut("m")
        Text(log)
      }
    }
  }

  func testShortcutsWithAndWithoutAFieldThatIsEdited() async throws {
    try await compare(
      Shortcuts(),
      [
        .press("ctrl+n"), .press("ctrl+shift+n"), .press("ctrl+o"), .press("ctrl+m"), .tap("Search"), .type("p"),
        .press("ctrl+n"), .press("ctrl+shift+n"), .press("ctrl+m"), .press("Return"), .press("Escape"),
        .tap("New"), .press("p"), .press("Return"), .press("space"),
      ])
  }

  private struct Disabled: View {
    @State private var isLocked = true
    @State private var text = ""

    var body: some View {
      VStack {
        Toggle("Locked", isOn: $isLocked)
        Group {
          TextField("Text", text: $text)
          Button("Clear") { text = "" }
          Toggle("Inner", isOn: .constant(true))
        }
        .disabled(isLocked)
        Button("Never") {}.disabled(true)
      }
    }
  }

  func testControlsThatAreDisabled() async throws {
    try await compare(
      Disabled(),
      [
        .tap("Locked"), .tap("Text"), .type("ab"), .press("Tab"), .press("space"), .press("Tab"), .press("Tab"),
        .press("space"), .press("Tab"),
      ])
  }
}

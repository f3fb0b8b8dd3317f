import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor private final class Events {
  var list: [String] = []
}

@MainActor final class ControlTests: GtkTestCase {
  // MARK: Buttons

  func testAClickRunsTheAction() async throws {
    let events = Events()
    let window = TestWindow(self, Button("Go") { events.list.append("go") })
    let button = try XCTUnwrap(window.first)
    emit(button, "clicked")
    XCTAssertEqual(events.list, ["go"])
    window.close()
  }

  func testStylesAndRolesAreTheDesktopsClasses() async throws {
    func classes(_ view: some View) throws -> Set<String> {
      let window = TestWindow(self, view)
      defer { window.close() }
      return try XCTUnwrap(window.first).classes
    }
    XCTAssertTrue(try classes(Button("a") {}).isSuperset(of: ["text-button"]))
    XCTAssertTrue(try classes(Button("a") {}.buttonStyle(.borderedProminent)).contains("suggested-action"))
    XCTAssertTrue(try classes(Button("a", role: .destructive) {}).contains("destructive-action"))
    XCTAssertTrue(try classes(Button("a") {}.buttonStyle(.borderless)).contains("flat"))
    XCTAssertTrue(try classes(Button("a") {}.buttonStyle(.link)).contains("link"))
    XCTAssertTrue(try classes(Button("a") {}.buttonStyle(.plain)).contains("oriel-plain"))
    XCTAssertTrue(try classes(Button(action: {}) { Image(systemName: "trash") }).contains("image-button"))
  }

  func testTheShapeOfAButtonsBorder() async throws {
    let window = TestWindow(
      self,
      VStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 3))
        Button("Circle") {}.buttonBorderShape(.circle)
        Button("Plain") {}.buttonStyle(.plain).buttonBorderShape(.circle)
        Button("Glass") {}.buttonStyle(.glassProminent)
      })
    window.show()
    let buttons = window.content.all(gtk_button_get_type())
    XCTAssertEqual(
      buttons.map { $0.classes.intersection(["oriel-capsule", "oriel-button-corners3", "oriel-circle"]) },
      [["oriel-capsule"], ["oriel-button-corners3"], ["oriel-circle"], [], ["oriel-capsule"]])
    XCTAssertTrue(buttons[4].classes.contains("suggested-action"))
    XCTAssertEqual(gtk_widget_get_width(buttons[2]), gtk_widget_get_height(buttons[2]))
    XCTAssertGreaterThan(gtk_widget_get_width(buttons[0]), gtk_widget_get_height(buttons[0]))
    window.close()
  }

  // MARK: Input methods

  func testFieldsTellInputMethodsWhatTheyExpect() async throws {
    var text = ""
    let binding = Binding {
      text
    } set: {
      text = $0
    }
    func content(_ isDisabled: Bool, _ type: UIKeyboardType) -> some View {
      VStack {
        TextField("Entry", text: binding)
        TextField("Area", text: binding, axis: .vertical)
        TextEditor(text: binding)
        SecureField("Code", text: binding)
      }
      .autocorrectionDisabled(isDisabled).textInputAutocapitalization(.sentences).keyboardType(type)
    }
    let window = TestWindow(self, content(true, .emailAddress))
    let entry = try XCTUnwrap(window.content.first(gtk_entry_get_type()))
    let views = window.content.all(gtk_text_view_get_type())
    let code = try XCTUnwrap(window.content.first(gtk_password_entry_get_type())?.first(gtk_text_get_type()))
    let capitals = GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    let unchecked = GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    func hints() -> [UInt32] {
      [gtk_entry_get_input_hints(entry.as(GtkEntry.self)).rawValue]
        + views.map { gtk_text_view_get_input_hints($0.as(GtkTextView.self)).rawValue }
    }
    func purposes() -> [GtkInputPurpose] {
      [gtk_entry_get_input_purpose(entry.as(GtkEntry.self))]
        + views.map { gtk_text_view_get_input_purpose($0.as(GtkTextView.self)) }
        + [gtk_text_get_input_purpose(code.as(GtkText.self))]
    }
    XCTAssertEqual(hints(), Array(repeating: capitals | unchecked, count: 3))
    XCTAssertEqual(purposes(), Array(repeating: GTK_INPUT_PURPOSE_EMAIL, count: 3) + [GTK_INPUT_PURPOSE_PASSWORD])
    window.update(content(false, .numberPad))
    XCTAssertEqual(hints(), Array(repeating: capitals, count: 3))
    XCTAssertEqual(purposes(), Array(repeating: GTK_INPUT_PURPOSE_DIGITS, count: 3) + [GTK_INPUT_PURPOSE_PIN])
    window.close()
  }

  func testADisabledButtonIsInsensitive() async throws {
    let window = TestWindow(self, Button("a") {}.disabled(true))
    XCTAssertEqual(gtk_widget_get_sensitive(try XCTUnwrap(window.first)), 0)
    window.update(Button("a") {}.disabled(false))
    XCTAssertEqual(gtk_widget_get_sensitive(try XCTUnwrap(window.first)), 1)
    window.close()
  }

  func testTheDefaultActionIsTheWindowsDefaultWidget() async throws {
    let events = Events()
    let button = Button("OK") { events.list.append("ok") }.keyboardShortcut(.defaultAction)
    let window = TestWindow(self, AnyView(button))
    XCTAssertEqual(gtk_window_get_default_widget(window.window), window.first)
    window.show()
    gtk_widget_activate_default(window.first)
    // GTK shows the button pressed for a moment first.
    spin(until: { !events.list.isEmpty }, "the default action")
    XCTAssertEqual(events.list, ["ok"])
    window.update(AnyView(Text(verbatim: "gone")))
    XCTAssertNil(gtk_window_get_default_widget(window.window))
    window.close()
  }

  // MARK: Toggles

  func testTurningAToggleWritesItsBindingOnce() async throws {
    for kind in 0..<3 {
      let events = Events()
      let binding = Binding(get: { false }, set: { events.list.append("\($0)") })
      let toggle = Toggle("Label", isOn: binding)
      let view: AnyView =
        kind == 0
        ? AnyView(toggle) : kind == 1 ? AnyView(toggle.toggleStyle(.checkbox)) : AnyView(toggle.toggleStyle(.button))
      let window = TestWindow(self, view)
      window.show()
      let control = try XCTUnwrap(window.first?.first(gtk_switch_get_type()) ?? window.first?.firstButton)
      gtk_widget_activate(control)
      spin(until: { !events.list.isEmpty }, "the toggle being turned")
      XCTAssertEqual(events.list, ["true"])
      // The binding has refused the value.
      spin(until: { !control.isOn }, "the toggle going back")
      XCTAssertEqual(events.list, ["true"])
      window.close()
    }
  }

  func testAValueFromTheAppRaisesNoEvent() async throws {
    let events = Events()
    func toggle(_ isOn: Bool) -> some View {
      Toggle("Label", isOn: Binding(get: { isOn }, set: { events.list.append("\($0)") }))
    }
    let window = TestWindow(self, toggle(false))
    let control = try XCTUnwrap(window.first?.first(gtk_switch_get_type()))
    window.update(toggle(true))
    XCTAssertEqual(gtk_switch_get_active(control.opaque), 1)
    XCTAssertEqual(events.list, [])
    window.close()
  }

  func testACheckButtonForSeveralValuesShowsThatTheyDiffer() async throws {
    struct Source { @Binding var isOn: Bool }
    let events = Events()
    func toggle(_ values: [Bool]) -> some View {
      let sources = values.map { value in Source(isOn: Binding(get: { value }, set: { events.list.append("\($0)") })) }
      return Toggle("Label", sources: sources, isOn: \.$isOn).toggleStyle(.checkbox)
    }
    let window = TestWindow(self, toggle([true, false]))
    let control = try XCTUnwrap(window.first)
    func isMixed() -> Bool { gtk_check_button_get_inconsistent(control.as(GtkCheckButton.self)) != 0 }
    XCTAssertTrue(isMixed())
    XCTAssertFalse(control.isOn)
    window.update(toggle([true, true]))
    XCTAssertFalse(isMixed())
    XCTAssertTrue(control.isOn)
    window.update(toggle([false, true]))
    XCTAssertTrue(isMixed())
    XCTAssertEqual(events.list, [])
    gtk_widget_activate(control)
    spin(until: { events.list == ["true", "true"] }, "both values being written")
    window.close()
  }

  func testTheSwitchOfADisabledToggleIsInsensitiveItself() async throws {
    let toggle = Toggle("Label", isOn: .constant(true))
    let window = TestWindow(self, AnyView(toggle.disabled(true)))
    let control = try XCTUnwrap(window.first?.first(gtk_switch_get_type()))
    XCTAssertEqual(gtk_widget_get_sensitive(control), 0)
    window.close()
    let enabled = TestWindow(self, toggle)
    XCTAssertEqual(gtk_widget_get_sensitive(try XCTUnwrap(enabled.first?.first(gtk_switch_get_type()))), 1)
    enabled.close()
  }

  func testAHiddenLabelIsNotSeen() async throws {
    let window = TestWindow(self, Toggle("Label", isOn: .constant(true)).labelsHidden())
    window.show()
    let label = try XCTUnwrap(window.first?.firstText())
    XCTAssertEqual(gtk_widget_get_mapped(label), 0)
    window.close()
  }

  func testAToggleKeepsItsLabelAndItsValueInEveryStyle() async throws {
    func toggle(_ style: ToggleElement.Style, isLabelHidden: Bool = false) -> some View {
      Toggle(isOn: .constant(true)) {
        Image(systemName: "star")
        Text(verbatim: "Label")
      }
      .modifier(EnvironmentModifier { $0[ToggleStyleKey.self] = .look(ToggleStyleKey.Look(style: style)) })
      .environment(\.labelsAreHidden, isLabelHidden)
    }
    let window = TestWindow(self, toggle(.switch))
    window.show()
    for (style, type) in [
      (ToggleElement.Style.checkbox, gtk_check_button_get_type()), (.button, gtk_toggle_button_get_type()),
      (.switch, gtk_switch_get_type()), (.button, gtk_toggle_button_get_type()),
    ] {
      for isHidden in [false, true, false] {
        window.update(toggle(style, isLabelHidden: isHidden))
        let root = try XCTUnwrap(window.first)
        let control = try XCTUnwrap(root.first(type))
        XCTAssertTrue(control.isOn, "\(style)")
        let labels = root.allTexts
        XCTAssertEqual(labels.map { $0.shownText }, ["Label"], "\(style)")
        XCTAssertEqual(gtk_widget_is_visible(labels.first), isHidden ? 0 : 1, "\(style)")
        // A switch has two of its own.
        let icons = root.all(gtk_image_get_type()).filter {
          gtk_widget_get_parent($0)?.raw.isInstance(of: gtk_switch_get_type()) == false
        }
        XCTAssertEqual(icons.count, 1, "\(style)")
      }
    }
    window.close()
  }

  // MARK: Text fields

  func testAToggleButtonHasABorderUnlessTheButtonStyleHasNone() async throws {
    func classes(_ toggle: some View) throws -> [Bool] {
      let window = TestWindow(self, toggle.toggleStyle(.button))
      window.show()
      let button = try XCTUnwrap(window.content.first(gtk_toggle_button_get_type()))
      defer { window.close() }
      return [StyleClass.flat, .imageButton, .textButton].map { button.hasClass($0) }
    }
    let bold = Toggle("Bold", systemImage: "bold", isOn: .constant(true))
    XCTAssertEqual(try classes(bold), [false, false, true])
    XCTAssertEqual(try classes(bold.buttonStyle(.borderless)), [true, false, true])
    XCTAssertEqual(try classes(bold.labelStyle(.iconOnly).buttonStyle(.borderless)), [true, true, false])
    XCTAssertEqual(warnings, [])
  }

  func testTypingWritesTheBinding() async throws {
    let events = Events()
    let window = TestWindow(self, TextField("Name", text: Binding(get: { "" }, set: { events.list.append($0) })))
    let entry = try XCTUnwrap(window.first?.first(gtk_entry_get_type()))
    var position: Int32 = 0
    gtk_editable_insert_text(entry.opaque, "é", -1, &position)
    XCTAssertEqual(events.list, ["é"])
    window.close()
  }

  func testATextFromTheAppKeepsTheCursorAndRaisesNoEvent() async throws {
    let events = Events()
    func field(_ text: String) -> some View {
      TextField("Name", text: Binding(get: { text }, set: { events.list.append($0) }))
    }
    let window = TestWindow(self, field("hello"))
    let entry = try XCTUnwrap(window.first?.first(gtk_entry_get_type()))
    gtk_editable_set_position(entry.opaque, 2)
    let counter = NotifyCounter(entry)
    window.update(field("hello"))
    XCTAssertEqual(counter.names, [])
    window.update(field("HELLO you"))
    XCTAssertEqual(gtk_editable_get_position(entry.opaque), 2)
    gtk_editable_set_position(entry.opaque, -1)
    window.update(field("longer than before"))
    XCTAssertEqual(gtk_editable_get_position(entry.opaque), 18)
    XCTAssertEqual(events.list, [])
    window.close()
  }

  func testReturnSubmits() async throws {
    let events = Events()
    let window = TestWindow(
      self, TextField("Name", text: .constant("")).onSubmit { events.list.append("submit") })
    let entry = try XCTUnwrap(window.first?.first(gtk_entry_get_type()))
    window.show()
    gtk_widget_grab_focus(entry)
    emit(entry, "activate")
    XCTAssertEqual(events.list, ["submit"])
    window.close()
  }

  func testASecureFieldHasAPrompt() async throws {
    let window = TestWindow(self, SecureField("Password", text: .constant("x"), prompt: Text("Secret")))
    let entry = try XCTUnwrap(window.first?.first(gtk_password_entry_get_type()))
    XCTAssertEqual(ObjectProperty.string(entry.raw, "placeholder-text"), "Secret")
    XCTAssertEqual(String(cString: gtk_editable_get_text(entry.opaque)), "x")
    window.close()
  }

  func testAGaugeIsALevelBar() async throws {
    let window = TestWindow(self, Gauge(value: 25, in: 0...100) { Text("Battery") }.tint(.green))
    window.show()
    let bar = try XCTUnwrap(window.content.first(gtk_level_bar_get_type()))
    XCTAssertEqual(gtk_level_bar_get_value(bar.opaque), 0.25)
    XCTAssertGreaterThan(gtk_widget_get_width(bar), 300)
    window.update(Gauge(value: 50, in: 0...100) { Text("Battery") }.tint(.green))
    XCTAssertEqual(gtk_level_bar_get_value(bar.opaque), 0.5)
    window.close()
  }

  func testAFieldWritesItsValueWhenItLosesTheFocus() async throws {
    var amount = 12
    let window = TestWindow(
      self,
      VStack {
        TextField("Amount", value: Binding(get: { amount }, set: { amount = $0 }), format: .number)
        TextField("Other", text: .constant(""))
      })
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    let fields = window.content.all(gtk_entry_get_type())
    XCTAssertEqual(fields.count, 2)
    gtk_widget_grab_focus(fields[0])
    drain()
    gtk_editable_set_text(fields[0].opaque, "34")
    XCTAssertEqual(amount, 12)
    gtk_widget_grab_focus(fields[1])
    spin(until: { amount == 34 }, "the value")
    gtk_widget_grab_focus(fields[0])
    drain()
    gtk_editable_set_text(fields[0].opaque, "many")
    gtk_widget_grab_focus(fields[1])
    spin(until: { String(cString: gtk_editable_get_text(fields[0].opaque)) == "34" }, "the former value")
    XCTAssertEqual(amount, 34)
    window.close()
  }
}

extension GtkWidgetPointer {
  fileprivate var firstButton: GtkWidgetPointer? {
    first(gtk_check_button_get_type()) ?? first(gtk_toggle_button_get_type())
  }

  @MainActor fileprivate var isOn: Bool { ObjectProperty.flag(raw, "active") }
}

// Variadic functions are invisible to Swift.

private func emit(_ widget: GtkWidgetPointer, _ signal: String) {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  let type = instance.pointee.g_class.pointee.g_type
  var value = GValue()
  g_value_init(&value, type)
  g_value_set_object(&value, widget)
  g_signal_emitv(&value, g_signal_lookup(signal, type), 0, nil)
  g_value_unset(&value)
}

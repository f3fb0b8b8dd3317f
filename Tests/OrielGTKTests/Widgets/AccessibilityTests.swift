import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What GTK is given to tell assistive technology.
@MainActor final class AccessibilityTests: GtkTestCase {
  private func role(_ widget: GtkWidgetPointer) -> GtkAccessibleRole {
    gtk_accessible_get_accessible_role(widget.opaque)
  }

  private func isLabelled(_ widget: GtkWidgetPointer) -> Bool {
    gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }

  /// The first widget of a type that a view is made of.
  private func widget(_ type: GType, of view: some View, then check: (GtkWidgetPointer) -> Void) throws {
    let window = TestWindow(self, view)
    window.show()
    check(try XCTUnwrap(window.first?.first(type)))
    window.close()
  }

  // MARK: Groups

  func testViewsWithANameOfTheirOwnAreAGroup() async throws {
    let views: [AnyView] = [
      AnyView(
        HStack {
          Text("1")
          Text("of 3")
        }.accessibilityLabel("Page 1 of 3")),
      AnyView(
        HStack {
          Text("Oriel")
          Button("Open") {}
        }.accessibilityElement(children: .contain).help("An app")),
      AnyView(
        HStack {
          Text("Oriel")
          Text("1.0")
        }.accessibilityElement(children: .combine)),
    ]
    for view in views {
      let window = TestWindow(self, view)
      window.show()
      let groups = try XCTUnwrap(window.first).all(gtk_widget_get_type()).filter {
        self.role($0) == GTK_ACCESSIBLE_ROLE_GROUP
      }
      XCTAssertEqual(groups.count, 1)
      window.close()
    }
  }

  // MARK: Values

  func testTheValueOfWhatHasNoNumberIsDescribed() async throws {
    try widget(gtk_button_get_type(), of: Button("Files") {}.accessibilityValue("3 new")) {
      XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, $0))
      XCTAssertFalse(has(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, $0))
    }
    try widget(gtk_button_get_type(), of: Button("Files") {}.accessibilityValue("")) {
      XCTAssertFalse(has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, $0))
    }
    var attributes = WidgetAttributes()
    attributes.accessibility.value = "half"
    let bar = ProgressElement(fraction: 0.5).makeWidget(attributes, sink: NoEvents())
    XCTAssertFalse(has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, bar.widget))
    XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, bar.widget))
    bar.dispose()
  }

  func testADescriptionGoesWithItsValue() async throws {
    func button(_ value: String) -> some View { Button("Files") {}.help("All files").accessibilityValue(value) }
    let window = TestWindow(self, button("3 new"))
    let widget = try XCTUnwrap(window.first?.first(gtk_button_get_type()))
    XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, widget))
    window.update(button(""))
    XCTAssertFalse(has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, widget))
    window.close()
  }

  func testWhatAViewIsCalledReachesItThroughAFrameAndABackground() async throws {
    let view = Button("Files") {}.frame(width: 200).background(Color.red).accessibilityLabel("All files")
    try widget(gtk_button_get_type(), of: view) { XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_LABEL, $0)) }
  }

  // MARK: Traits

  func testAButtonThatMayBecomeSelectedIsAToggleButton() async throws {
    func button(_ isSelected: Bool) -> some View {
      Button("Inbox") {}.background(Color.red).accessibilityAddTraits(isSelected ? .isSelected : [])
    }
    for isSelected in [false, true] {
      let window = TestWindow(self, button(isSelected))
      window.show()
      let widget = try XCTUnwrap(window.first?.first(gtk_button_get_type()))
      for isSelected in [isSelected, !isSelected] {
        window.update(button(isSelected))
        XCTAssertEqual(role(widget), GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON)
        XCTAssertTrue(has(GTK_ACCESSIBLE_STATE_PRESSED, widget))
        XCTAssertTrue(isLabelled(widget), "GTK names no toggle button by its content")
      }
      window.close()
    }
  }

  func testAButtonThatIsNeverSelectedIsAPushButton() async throws {
    for traits: AccessibilityTraits in [.isButton, .isHeader] {
      try widget(gtk_button_get_type(), of: Button("Inbox") {}.accessibilityAddTraits(traits)) {
        XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_BUTTON)
        XCTAssertFalse(has(GTK_ACCESSIBLE_STATE_PRESSED, $0))
      }
    }
  }

  func testATextCanBeAHeadingAButtonOrSelected() async throws {
    let text = Text("Letters")
    try widget(TextClass.type, of: text.accessibilityAddTraits(.isHeader)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_HEADING)
      XCTAssertFalse(has(GTK_ACCESSIBLE_STATE_SELECTED, $0))
    }
    try widget(TextClass.type, of: text.accessibilityAddTraits(.isButton)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_BUTTON)
    }
    try widget(TextClass.type, of: text.accessibilityAddTraits(.isSelected)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_LABEL)
      XCTAssertTrue(has(GTK_ACCESSIBLE_STATE_SELECTED, $0))
    }
    try widget(
      TextClass.type, of: text.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    ) { XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_LABEL) }
  }

  // MARK: Headings

  /// The texts of a view that are headings.
  private func headings(of view: some View) throws -> [String] {
    let window = TestWindow(self, view)
    window.show()
    defer { window.close() }
    let texts = try XCTUnwrap(window.first).all(TextClass.type)
    return texts.filter { role($0) == GTK_ACCESSIBLE_ROLE_HEADING }.map { TextClass.text(of: $0) }
  }

  func testHeadersOfSectionsAndTitlesOfBoxesAreHeadings() async throws {
    let form = Form {
      Section("Account") { Text("Name") }
      GroupBox("Disk") { Text("Size") }
    }
    XCTAssertEqual(try headings(of: form), ["Account", "Disk"])
    let list = List {
      Section {
        Text("Letter")
      } header: {
        Text("Files").padding()
      }
    }
    XCTAssertEqual(try headings(of: list.frame(width: 300, height: 300)), ["Files"])
  }

  func testAHeadingHasALevel() async throws {
    try widget(TextClass.type, of: Text("Letters").accessibilityHeading(.h2)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_HEADING)
      XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_LEVEL, $0))
    }
    try widget(TextClass.type, of: Text("Letters").accessibilityHeading(.unspecified)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_HEADING)
      XCTAssertFalse(has(GTK_ACCESSIBLE_PROPERTY_LEVEL, $0))
    }
  }

  func testAHeaderOfSeveralViewsIsOneHeading() async throws {
    let header = HStack {
      Text("Files")
      Text("3")
    }
    let window = TestWindow(self, Section(content: { Text("Letter") }, header: { header }))
    window.show()
    let all = try XCTUnwrap(window.first).all(gtk_widget_get_type())
    XCTAssertEqual(all.filter { role($0) == GTK_ACCESSIBLE_ROLE_HEADING }.count, 1)
    window.close()
  }

  func testTraitsSetTheRolesOfGroupsAndFields() async throws {
    let field = TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)
    try widget(gtk_entry_get_type(), of: field) { XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_SEARCH_BOX) }
    try widget(TextClass.type, of: Text("🎉").accessibilityAddTraits(.isImage)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_IMG)
    }
    try widget(gtk_button_get_type(), of: Button("Bold") {}.accessibilityAddTraits(.isToggle)) {
      XCTAssertEqual(role($0), GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON)
      XCTAssertTrue(has(GTK_ACCESSIBLE_STATE_PRESSED, $0))
    }
    try widget(TextClass.type, of: Text("Wait").accessibilityAddTraits(.isModal)) {
      XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_MODAL, $0))
    }
  }

  // MARK: Choices

  func testSegmentsAreRadioButtonsOfWhichOneIsChecked() async throws {
    for style in [AnyPicker.segmented, .palette] {
      let window = TestWindow(self, style.view(choice: 1))
      window.show()
      let buttons = window.content.all(gtk_toggle_button_get_type())
      XCTAssertEqual(buttons.count, 2)
      for button in buttons {
        XCTAssertEqual(role(button), GTK_ACCESSIBLE_ROLE_RADIO)
        XCTAssertTrue(has(GTK_ACCESSIBLE_STATE_CHECKED, button))
        XCTAssertFalse(has(GTK_ACCESSIBLE_STATE_PRESSED, button), "a radio button is checked, not pressed")
      }
      func isChecked(_ button: GtkWidgetPointer) -> Bool {
        has(GTK_ACCESSIBLE_STATE_CHECKED, gint(GTK_ACCESSIBLE_TRISTATE_TRUE.rawValue), button)
      }
      XCTAssertEqual(buttons.map(isChecked), [true, false])
      window.update(style.view(choice: 2))
      XCTAssertEqual(buttons.map(isChecked), [false, true])
      XCTAssertFalse(buttons.contains { has(GTK_ACCESSIBLE_STATE_PRESSED, $0) })
      window.close()
    }
  }

  @MainActor private enum AnyPicker {
    case segmented, palette

    @ViewBuilder func view(choice: Int) -> some View {
      let picker = Picker("Number", selection: .constant(choice)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      switch self {
      case .segmented: picker.pickerStyle(.segmented)
      case .palette: picker.pickerStyle(.palette)
      }
    }
  }

  // MARK: Images

  /// The images of a view that assistive technology is told of.
  private func toldImages(of view: some View) throws -> Int {
    let window = TestWindow(self, view)
    window.show()
    defer { window.close() }
    drain()
    let images = try XCTUnwrap(window.first).all(gtk_image_get_type())
    XCTAssertGreaterThan(images.count, 0)
    return images.filter { !has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, $0) }.count
  }

  func testASymbolThatTheAppSaysNothingAboutIsSilent() async throws {
    let label = Label {
      Text("Files")
    } icon: {
      Image(systemName: "folder").foregroundStyle(.red)
    }
    XCTAssertEqual(try toldImages(of: label), 0)
    XCTAssertEqual(try toldImages(of: Image(systemName: "star")), 0)
    XCTAssertEqual(try toldImages(of: Image(systemName: "star").accessibilityLabel("Favourite")), 1)
    XCTAssertEqual(try toldImages(of: Image(systemName: "info.circle").help("Only for members")), 1)
    XCTAssertEqual(try toldImages(of: Button("Add", systemImage: "plus") {}), 0)
  }

  func testAButtonThatConsistsOfASymbolIsNamedByIt() async throws {
    let window = TestWindow(self, Button(action: {}) { Image(systemName: "square.and.arrow.up").padding() })
    window.show()
    drain()
    let image = try XCTUnwrap(window.first?.first(gtk_image_get_type()))
    XCTAssertFalse(has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, image))
    XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_LABEL, "square and arrow up", image))
    window.update(Button(action: {}) { Image(systemName: "plus").padding() })
    let other = try XCTUnwrap(window.first?.first(gtk_image_get_type()))
    XCTAssertTrue(has(GTK_ACCESSIBLE_PROPERTY_LABEL, "plus", other))
    window.close()
    let named = Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("Add")
    XCTAssertEqual(try toldImages(of: named), 0)
  }

  // MARK: Focus

  func testTheFocusOfAssistiveTechnologyReachesATextThatTabDoesNot() async throws {
    struct Form: View {
      @AccessibilityFocusState var isFocused: Bool
      var body: some View {
        Text("The name is missing").accessibilityFocused($isFocused)
        Button("Send") { isFocused = true }
        Button("Close") { isFocused = false }
      }
    }
    let window = TestWindow(self, Form())
    window.show()
    let text = try XCTUnwrap(window.first?.first(TextClass.type))
    let buttons = window.content.all(gtk_button_get_type())
    XCTAssertEqual(gtk_widget_get_focusable(text), 0)
    gtk_widget_activate(buttons[0])
    spin(until: { gtk_widget_is_focus(text) != 0 }, "the focus on the text")
    gtk_widget_grab_focus(buttons[1])
    XCTAssertEqual(gtk_widget_get_focusable(text), 0, "the text is no stop of Tab")
    window.close()
  }

  private struct Pair: View {
    @Namespace private var pairs
    let isLabelShown: Bool

    var body: some View {
      HStack {
        if isLabelShown { Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: pairs) }
        Slider(value: .constant(0.5)).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
      }
    }
  }

  func testAViewIsLabelledByTheOneThatItIsPairedWithWhileThatIsThere() async throws {
    let window = TestWindow(self, Pair(isLabelShown: true))
    window.show()
    let scale = try XCTUnwrap(window.content.first(gtk_scale_get_type()))
    XCTAssertTrue(isLabelled(scale))
    window.update(Pair(isLabelShown: false))
    XCTAssertFalse(isLabelled(scale))
    window.update(Pair(isLabelShown: true))
    XCTAssertTrue(isLabelled(scale))
    window.close()
  }

  // MARK: Lists

  func testASectionIsNamedByItsHeader() async throws {
    try widget(gtk_list_box_get_type(), of: Section("Letters") { Text("one") }) { XCTAssertTrue(isLabelled($0)) }
  }

  func testARowOfASectionIsNamedByItsTitle() async throws {
    let several = HStack {
      Button("Press") {}
      Text("Title")
    }
    let rows = [AnyView(Toggle("Switch", isOn: .constant(true))), AnyView(Button("Press") {}), AnyView(several)]
    for row in rows {
      try widget(gtk_list_box_row_get_type(), of: Section("Letters") { row }) { XCTAssertTrue(isLabelled($0)) }
    }
  }
}

import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What GTK is given to tell assistive technology.
@MainActor final class AccessibilityTests: GtkTestCase {
  private func role(_ widget: GtkWidgetPointer) -> GtkAccessibleRole {
    gtk_accessible_get_accessible_role(widget.opaque)
  }

  private func has(_ property: GtkAccessibleProperty, _ widget: GtkWidgetPointer) -> Bool {
    gtk_test_accessible_has_property(widget.opaque, property) != 0
  }

  private func has(_ state: GtkAccessibleState, _ widget: GtkWidgetPointer) -> Bool {
    gtk_test_accessible_has_state(widget.opaque, state) != 0
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

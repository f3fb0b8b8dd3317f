import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The content of alert windows, and changes while they are shown.
final class AlertWindowTests: AlertTestCase {
  private func end(_ shown: Shown) {
    shown.alert.dismiss()
    wait("the end") { shown.sink.events.last == .dismissed }
    settle()
  }

  func testTextIsShownLiterally() async throws {
    let parent = makeParent()
    let label = "_Save 100 % <b>&amp;__x_"
    for var request in bothForms {
      request.title = "a_b <i>&lt;%s"
      request.message = "100 % & _more_ <b>x</b>"
      request.buttons[1].label = label
      let shown = try show(request, over: parent)
      let texts = texts(in: shown.window)
      XCTAssert(texts.contains(request.title), "\(texts)")
      XCTAssert(texts.contains("100 % & _more_ <b>x</b>"), "\(texts)")
      click(try button(label, in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testZerosInTextDoNotEndIt() async throws {
    let parent = makeParent()
    for var request in bothForms {
      request.title = "be\0fore and after"
      request.buttons[1].label = "O\0K"
      let shown = try show(request, over: parent)
      XCTAssert(texts(in: shown.window).contains("before and after"))
      XCTAssertNoThrow(try button("OK", in: shown.window))
      end(shown)
    }
  }

  func testTheDefaultButtonIsTheWindowsAndHasTheFocus() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      let ok = try button("OK", in: shown.window)
      XCTAssertEqual(gtk_window_get_default_widget(shown.window.as(GtkWindow.self)), ok)
      XCTAssertEqual(gtk_window_get_focus(shown.window.as(GtkWindow.self)), ok)
      end(shown)
    }
  }

  func testTheWindowIsModalAboveItsParent() async throws {
    let parent = makeParent()
    for request in bothForms {
      let shown = try show(request, over: parent)
      let window = shown.window.as(GtkWindow.self)
      XCTAssertEqual(gtk_window_get_transient_for(window), parent)
      XCTAssertNotEqual(gtk_window_get_modal(window), 0)
      XCTAssertEqual(gtk_window_get_resizable(window), 0)
      XCTAssertEqual(gtk_accessible_get_accessible_role(shown.window.opaque), GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
      XCTAssertNotEqual(gtk_test_accessible_has_property(shown.window.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
      XCTAssertNotEqual(gtk_test_accessible_has_property(shown.window.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION), 0)
      end(shown)
    }
  }

  func testTheParentHasTheKeyboardAgainAfterwards() async throws {
    let parent = makeParent()
    wait("the parent to be active") { gtk_window_is_active(parent) != 0 }
    let focus = gtk_window_get_focus(parent)
    XCTAssertNotNil(focus)
    for request in bothForms {
      let shown = try show(request, over: parent)
      wait("the alert to be active") { gtk_window_is_active(shown.window.as(GtkWindow.self)) != 0 }
      end(shown)
      wait("the parent to be active again") { gtk_window_is_active(parent) != 0 }
      XCTAssertEqual(gtk_window_get_focus(parent), focus)
    }
  }

  func testADestructiveButtonIsDrawnAsOne() async throws {
    let parent = makeParent()
    for var request in bothForms {
      request.buttons[1].role = .destructive
      let shown = try show(request, over: parent)
      XCTAssertNotEqual(gtk_widget_has_css_class(try button("OK", in: shown.window), "destructive-action"), 0)
      XCTAssertEqual(gtk_widget_has_css_class(try button("Cancel", in: shown.window), "destructive-action"), 0)
      end(shown)
    }
  }

  func testButtonsCanBeDisabledAndEnabled() async throws {
    let parent = makeParent()
    for var request in bothForms {
      let shown = try show(request, over: parent)
      let ok = try button("OK", in: shown.window)
      request.buttons[1].isEnabled = false
      shown.alert.update(request)
      XCTAssertEqual(gtk_widget_get_sensitive(ok), 0)
      request.buttons[1].isEnabled = true
      shown.alert.update(request)
      XCTAssertNotEqual(gtk_widget_get_sensitive(ok), 0)
      end(shown)
      shown.alert.update(request)
    }
  }

  func testAHiddenTitleIsNotShown() async throws {
    let parent = makeParent()
    let shown = try show(request { $0.isTitleHidden = true }, over: parent)
    XCTAssertEqual(texts(in: shown.window).filter { !$0.isEmpty }, ["It can’t be undone.", "Cancel", "OK"])
    XCTAssertNotEqual(gtk_test_accessible_has_property(shown.window.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    end(shown)
  }

  func testTheToggleIsBoundBothWays() async throws {
    let parent = makeParent()
    var request = request { $0.suppression = AlertSuppression(label: "Don’t_ask", isOn: false) }
    let shown = try show(request, over: parent)
    let toggle = try XCTUnwrap(widgets("GtkCheckButton", in: shown.window).first)
    XCTAssert(texts(in: toggle).contains("Don’t_ask"))
    gtk_check_button_set_active(toggle.as(GtkCheckButton.self), 1)
    XCTAssertEqual(shown.sink.events, [.presented, .suppressionChanged(true)])
    request.suppression?.isOn = false
    shown.alert.update(request)
    XCTAssertEqual(gtk_check_button_get_active(toggle.as(GtkCheckButton.self)), 0)
    XCTAssertEqual(shown.sink.events, [.presented, .suppressionChanged(true)], "what the app sets is no news to it")
    end(shown)
    XCTAssertEqual(shown.sink.events, [.presented, .suppressionChanged(true), .dismissed])
  }

  func testFieldsAreBoundBothWays() async throws {
    let parent = makeParent()
    var request = request {
      $0.textFields = [
        AlertTextField(id: 3, label: "Name", prompt: "", text: "Ada"),
        AlertTextField(id: 4, label: "Password", prompt: "Secret", text: "", isSecure: true),
      ]
    }
    let shown = try show(request, over: parent)
    let name = try XCTUnwrap(widgets("GtkEntry", in: shown.window).first)
    let password = try XCTUnwrap(widgets("GtkPasswordEntry", in: shown.window).first)
    XCTAssertEqual(String(cString: gtk_editable_get_text(name.opaque)), "Ada")
    let focus = try XCTUnwrap(gtk_window_get_focus(shown.window.as(GtkWindow.self)))
    XCTAssertNotEqual(gtk_widget_is_ancestor(focus, name), 0, "the first field has the focus")

    var position: gint = 3
    gtk_editable_insert_text(name.opaque, "m", -1, &position)
    gtk_editable_insert_text(password.opaque, "ß", -1, &position)
    XCTAssertEqual(
      shown.sink.events, [.presented, .textChanged(id: 3, "Adam"), .textChanged(id: 4, "ß")])

    gtk_editable_set_position(name.opaque, 2)
    request.textFields[0].text = "ADAM"
    request.textFields[1].text = "ß"
    request.textFields[1].isEnabled = false
    shown.alert.update(request)
    XCTAssertEqual(String(cString: gtk_editable_get_text(name.opaque)), "ADAM")
    XCTAssertEqual(gtk_editable_get_position(name.opaque), 2)
    XCTAssertEqual(gtk_widget_get_sensitive(password), 0)
    XCTAssertEqual(shown.sink.events.count, 3, "what the app sets is no news to it")
    end(shown)
  }

  func testReturnInAFieldDoesWhatTheDefaultButtonDoes() async throws {
    let parent = makeParent()
    for isSecure in [false, true] {
      let shown = try show(
        request {
          $0.textFields = [AlertTextField(id: 3, label: "Name", prompt: "", text: "", isSecure: isSecure)]
        }, over: parent)
      emit("activate", on: try XCTUnwrap(widgets("GtkText", in: shown.window).first))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
    }
  }

  func testReturnInAFieldDoesNothingWhereTheDefaultButtonIsDisabled() async throws {
    let parent = makeParent()
    let shown = try show(
      request {
        $0.textFields = [AlertTextField(id: 3, label: "Name", prompt: "", text: "")]
        $0.buttons[1].isEnabled = false
      }, over: parent)
    emit("activate", on: try XCTUnwrap(widgets("GtkText", in: shown.window).first))
    settle()
    XCTAssertEqual(shown.sink.events, [.presented])
    end(shown)
  }

  func testAnIconAndAWarningMarkAreAboveTheTitle() async throws {
    let parent = makeParent()
    let icon = ImageReference.icon("folder-symbolic")
    for (icon, severity, count) in [(icon, .automatic, 1), (nil, .critical, 1), (icon, .critical, 2)]
      as [(ImageReference?, DialogSeverity, Int)]
    {
      let request = request {
        $0.icon = icon
        $0.severity = severity
      }
      let shown = try show(request, over: parent)
      layOut(shown)
      let images = widgets("GtkImage", in: shown.window)
      let title = try XCTUnwrap(shown.window.firstText { text(of: $0) == "Delete the file?" })
      XCTAssertEqual(images.count, count)
      for image in images {
        XCTAssertLessThan(frame(of: image, in: shown.window).minY, frame(of: title, in: shown.window).minY)
      }
      end(shown)
    }
  }

  func testTheIconAndTheWarningMarkChangeInPlace() async throws {
    let parent = makeParent()
    let icon = ImageReference.icon("folder-symbolic")
    for var request in bothForms {
      let shown = try show(request, over: parent)
      layOut(shown)
      let focus = gtk_window_get_focus(shown.window.as(GtkWindow.self))
      for (icon, severity, count) in [
        (nil, .critical, 1), (icon, .critical, 2), (icon, .standard, 1), (nil, .automatic, 0), (icon, .critical, 2),
      ] as [(ImageReference?, DialogSeverity, Int)] {
        request.icon = icon
        request.severity = severity
        shown.alert.update(request)
        let images = widgets("GtkImage", in: shown.window)
        XCTAssertEqual(images.count, count)
        let title = try XCTUnwrap(shown.window.firstText { text(of: $0) == request.title })
        wait("the layout") {
          images.allSatisfy {
            frame(of: $0, in: shown.window).height > 0
              && frame(of: $0, in: shown.window).maxY <= frame(of: title, in: shown.window).minY
          }
        }
      }
      XCTAssertEqual(gtk_window_get_focus(shown.window.as(GtkWindow.self)), focus)
      XCTAssertEqual(shown.sink.events, [.presented])
      click(try button("OK", in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events, [.presented, .pressed(id: 11)])
      shown.alert.update(request)
    }
  }

  func testFiftyAlertsInARowAreEachAnswered() async throws {
    let parent = makeParent()
    let count = toplevels.count
    for turn in 0..<50 {
      let shown = try show(bothForms[turn % 2], over: parent)
      click(try button(turn % 3 == 0 ? "Cancel" : "OK", in: shown.window))
      wait("the answer") { shown.sink.events.count == 2 }
      XCTAssertEqual(shown.sink.events.last, .pressed(id: turn % 3 == 0 ? 10 : 11))
    }
    settle()
    XCTAssertEqual(toplevels.count, count)
  }
}

import OrielCore

extension ScreenElement {
  /// Clicks a button or toggle, or taps a view with a gesture, as the user does, and performs the updates that follow. A
  /// row of a list performs its only control, as with a click anywhere in the row.
  ///
  /// A click moves the keyboard focus to a button, a check box or a field, but not to a switch; in a list, then to the
  /// row.
  public func tap() throws {
    let view = try reachable("tap")
    var isHeard = false
    if screen.platform.hasPointerInput {
      let pointer = try PointerDrive(on: self, "tap")
      pointer.tap()
      if pointer.isClaimed { return }
      isHeard = pointer.isHeard || pointer.movesFocus
    }
    let widget = view.rowControl ?? view.widget
    view.focusAtClick()
    screen.settleNow()
    if let widget, widget.takesText {
      widget.setFocus(true)
      screen.settleNow()
      widget.editor?.beginTyping()
    } else if widget?.tap() != true, !isHeard {
      throw screen.error(
        .wrongKind,
        "can't tap \(name): it is neither a button, nor a toggle, nor a text field, and has no gesture")
    }
    screen.settleNow()
  }

  /// Clicks a link in a text, as the user does, and performs the updates that follow.
  ///
  /// - Parameter title: the text of the link.
  public func tapLink(_ title: String) throws {
    let view = try reachable("tap a link in")
    let links = (view.widget?.element as? TextElement)?.links ?? []
    guard let widget = view.widget, let link = links.first(where: { $0.title == title }) else {
      let others = links.isEmpty ? "no links" : links.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw screen.error(.wrongKind, "can't tap the link \"\(title)\" in \(name): it has \(others)")
    }
    widget.raise(TextEvent.linkActivated(link.url))
    screen.settleNow()
  }

  /// Focuses a text field and types. Each character is a change.
  ///
  /// The text is inserted in place of what ``selectText(_:)`` or the app has selected, or else at the caret: at the end of
  /// the text until a key, ``selectText(_:)`` or the app has moved it.
  public func type(_ text: String) throws {
    let widget = try reachableField("type into")
    widget.setFocus(true)
    screen.settleNow()
    widget.editor?.beginTyping()
    for character in text {
      if let editor = widget.controller as? HeadlessStyledEditor {
        editor.insert(String(character))
      } else if let editor = widget.editor {
        editor.insert(String(character))
      } else {
        break
      }
      screen.settleNow()
    }
  }

  /// Focuses a text field and selects a part of its text, or moves its caret, as the user does with the mouse.
  public func selectText(_ selection: TextSelection) throws {
    let widget = try reachableField("select text in")
    widget.setFocus(true)
    screen.settleNow()
    guard let editor = widget.editor else { return }
    editor.selection = selection.range(in: editor.state.text) ?? 0..<0
    screen.settleNow()
  }

  /// Focuses a text field and replaces its text in one change.
  public func replaceText(with text: String) throws {
    let widget = try reachableField("type into")
    widget.setFocus(true)
    screen.settleNow()
    widget.replaceText(with: text)
    screen.settleNow()
  }

  /// Submits a text field: presses Return in it, which also activates the default button, or Control and Return if it
  /// has several lines.
  public func submit() throws {
    let widget = try reachableField("press Return in")
    widget.setFocus(true)
    screen.settleNow()
    _ = widget.pressReturn()
    if widget.element.activatesDefault { screen.activateDefault() }
    screen.settleNow()
  }

  /// Moves the keyboard focus to a control, or to a view that is focusable by modifier.
  public func focus() throws {
    let view = try reachable("focus")
    (view.widget?.element.takesInput == nil ? try focusTarget : view.widget)?.setFocus(true)
    screen.settleNow()
  }

  /// Performs the accessibility action of a control, or of a view with a tap or a long press: as a screen reader does
  /// when the user activates the view. A row of a list performs the list's primary action or its only control, as with a
  /// double-click or Return.
  public func activate() throws {
    if try view.kind == .row { return try activateRow() }
    let view = try reachable("activate")
    let target = view.widget?.element.takesInput == nil ? try focusTarget : view.widget
    guard target?.tap() == true else {
      throw screen.error(.wrongKind, "can't activate \(name): it is no control, and has no tap or long press")
    }
    screen.settleNow()
  }

  /// The focus target of a view that isn't a control.
  var focusTarget: TestWidget? {
    get throws {
      let target = try view.place(identifiedAs: identifier)
        .focusTarget { $0.testWidget?.element.takesInput == true }
      return target?.testWidget
    }
  }

  /// Scrolls a scroll view, a list, a table or a form, at most to the end of its content. Views that read their position are
  /// updated.
  ///
  /// - Parameters:
  ///   - x: the distance by which the content moves towards the leading edge.
  ///   - y: the distance by which the content moves up.
  public func scroll(x: Double = 0, y: Double = 0) throws {
    guard let widget = try reachable("scroll").widget, let leaf = widget.leaf, !leaf.scrollAxes.isEmpty else {
      throw screen.error(.wrongKind, "can't scroll \(name): its content stays where it is")
    }
    widget.surface?.layOut()
    widget.contentScroll.scroll(by: CGSize(width: x, height: y))
    screen.settleNow()
  }

  private func reachableField(_ purpose: String) throws -> TestWidget {
    guard let widget = try reachable(purpose).widget, widget.takesText else {
      throw screen.error(.wrongKind, "can't \(purpose) \(name): it is no text field")
    }
    return widget
  }

  /// The view, if the user can interact with it.
  func reachable(_ purpose: String) throws -> TestView {
    let view = try view
    try screen.requireNothingInFront(of: view.surface ?? screen.window, "\(purpose) \(name)")
    if !view.isVisible { throw screen.error(.hidden, "can't \(purpose) \(name): it is hidden") }
    if view.isEnabled == false { throw screen.error(.disabled, "can't \(purpose) \(name): it is disabled") }
    return view
  }
}

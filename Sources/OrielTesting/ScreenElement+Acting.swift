import OrielCore

extension ScreenElement {
  /// Clicks a button, or switches a toggle, as a person would. The screen has settled when this returns.
  public func tap() throws {
    let widget = try reachable("tap")
    switch widget.element {
    case .button: widget.send(.activated)
    case .toggle(let toggle): widget.send(.toggled(!toggle.isOn))
    case .textField: widget.setFocus(true)
    case .text, .image, .spacer, .divider, .color, .stack, .layers, .frame, .scroll, .form, .section, .list, .slot,
      .progress, .popoverAnchor, .inspectorSplit, .native:
      throw screen.error(.wrongKind, "can't tap \(name): it is neither a button, nor a toggle, nor a text field")
    }
    screen.settleNow()
  }

  /// Types at the end of a text field, which gets the focus: one change for each character.
  public func type(_ text: String) throws {
    let widget = try reachableField("type into")
    widget.setFocus(true)
    screen.settleNow()
    for character in text {
      guard case .textField(let field) = widget.element, !widget.isDisposed else { break }
      widget.send(.textChanged(field.text + String(character)))
      screen.settleNow()
    }
  }

  /// Replaces the whole text of a text field, which gets the focus: one change.
  public func replaceText(with text: String) throws {
    let widget = try reachableField("type into")
    widget.setFocus(true)
    screen.settleNow()
    widget.send(.textChanged(text))
    screen.settleNow()
  }

  /// Presses Return in a text field.
  public func submit() throws {
    let widget = try reachableField("press Return in")
    widget.setFocus(true)
    screen.settleNow()
    widget.send(.submitted)
    screen.settleNow()
  }

  /// Gives a control the keyboard's focus.
  public func focus() throws {
    try reachable("focus").setFocus(true)
    screen.settleNow()
  }

  private func reachableField(_ purpose: String) throws -> TestWidget {
    let widget = try reachable(purpose)
    guard case .textField = widget.element else {
      throw screen.error(.wrongKind, "can't \(purpose) \(name): it is no text field")
    }
    return widget
  }

  /// The widget, if a person could reach it.
  private func reachable(_ purpose: String) throws -> TestWidget {
    let widget = try widget
    try screen.requireNothingInFront(of: widget.surface ?? screen.window, "\(purpose) \(name)")
    if !widget.isVisible { throw screen.error(.hidden, "can't \(purpose) \(name): it is hidden") }
    if widget.isEnabled == false { throw screen.error(.disabled, "can't \(purpose) \(name): it is disabled") }
    return widget
  }
}

import OrielCore

/// What a user does with a widget.
extension TestWidget {
  /// Clicks the widget or presses its shortcut. Returns whether this has an effect.
  package func tap() -> Bool { element.tap(on: self) }

  /// Presses Return in the widget. Returns whether this has an effect.
  package func pressReturn() -> Bool { element.pressReturn(on: self) }

  /// Presses another key in the widget. Returns whether this has an effect.
  package func press(_ key: KeyEquivalent) -> Bool { element.press(key, on: self) }

  /// Whether the widget is a field.
  package var takesText: Bool { element.isField }

  package var editsText: Bool { takesText }

  // Nothing is selected in a field without a display, and it has no history.
  package func perform(_ command: EditCommand) -> Bool { takesText }

  /// Replaces the text.
  package func replaceText(with text: String) { element.replaceText(with: text, on: self) }

  /// Applies an event to the element and reports it.
  fileprivate func send<Kind: TestableElement>(_ event: Kind.Event?, to element: Kind) -> Bool {
    guard let event else { return false }
    platform.version += 1
    var element = element
    element.apply(event)
    show(element)
    eventSink?.handle(event)
    return true
  }
}

extension TestableElement {
  fileprivate var isField: Bool { textEvent("") != nil }

  @MainActor fileprivate func tap(on widget: TestWidget) -> Bool { widget.send(tapEvent, to: self) }

  @MainActor fileprivate func pressReturn(on widget: TestWidget) -> Bool { widget.send(returnEvent, to: self) }

  @MainActor fileprivate func press(_ key: KeyEquivalent, on widget: TestWidget) -> Bool {
    let events = events(ofKey: key)
    for event in events { if let element = widget.element as? Self { _ = widget.send(event, to: element) } }
    return !events.isEmpty
  }

  @MainActor fileprivate func replaceText(with text: String, on widget: TestWidget) {
    _ = widget.send(textEvent(text), to: self)
  }
}

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

  // There is no clipboard without a display.
  package func perform(_ command: EditCommand) -> Bool {
    if let styled = controller as? HeadlessStyledEditor { return styled.perform(command) }
    guard let editor else { return takesText }
    switch command {
    case .undo: return editor.step(.undo)
    case .redo: return editor.step(.redo)
    case .delete: editor.insert("")
    case .selectAll: editor.selection = 0..<editor.state.text.utf8.count
    case .cut, .copy, .paste: break
    }
    return true
  }

  /// The text of a field and its caret.
  var editor: HeadlessEditor? { controller as? HeadlessEditor }

  /// Replaces the text, as the user does.
  package func replaceText(with text: String) {
    if let editor {
      editor.replace(with: text)
    } else if let styled = controller as? HeadlessStyledEditor {
      styled.replace(with: text)
    } else {
      reportText(text)
    }
  }

  /// Shows another text, and reports it as an edit of the user's.
  func reportText(_ text: String) { element.replaceText(with: text, on: self) }

  /// Reports a selection of the user's.
  func reportSelection(_ selection: Range<Int>) { element.select(selection, on: self) }

  package func perform(_ command: FindCommand) -> Bool {
    editor.map { element.perform(command, $0.selection, on: self) } ?? false
  }

  /// Shows another text, which the app has set.
  func showText(_ text: String) { element.showText(text, on: self) }

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

  @MainActor fileprivate func select(_ selection: Range<Int>, on widget: TestWidget) {
    _ = widget.send(selectionEvent(selection), to: self)
  }

  @MainActor fileprivate func perform(
    _ command: FindCommand, _ selection: Range<Int>, on widget: TestWidget
  ) -> Bool {
    widget.send(findEvent(command, selection), to: self)
  }

  @MainActor fileprivate func showText(_ text: String, on widget: TestWidget) {
    guard text != shownText, let event = textEvent(text) else { return }
    var element = self
    element.apply(event)
    widget.show(element)
  }
}

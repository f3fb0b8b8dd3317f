import FoundationEssentials

/// An attributed text that the user edits, with the selection, the attributes of what is typed next, and what can be
/// taken back.
///
/// Windows and headless screens edit by this value. Positions count Unicode scalars, as GTK's do.
package struct AttributedEditing {
  package private(set) var text: AttributedString
  /// The end of the selection that doesn't move. Equal to the caret if nothing is selected.
  package private(set) var anchor: Int
  package private(set) var caret: Int
  /// The attributes of what is typed next; nil for those of the text around the caret.
  private var typing: AttributeContainer?
  private var history = AttributedHistory()
  /// The attributes that the user can give to the text.
  package var rules: FormattingRules?

  /// Begins with a text, and a caret at its end unless there is a selection.
  package init(_ text: AttributedString, _ selection: AttributedTextSelection? = nil, rules: FormattingRules? = nil) {
    self.text = text
    self.rules = rules
    anchor = text.scalarCount
    caret = anchor
    if let selection { select(selection) }
  }

  /// The selected part of the text. Empty if there is only a caret.
  package var selected: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The selection as a value for the app.
  package var selection: AttributedTextSelection {
    if !selected.isEmpty { return AttributedTextSelection(range: text.range(ofScalars: selected)) }
    return AttributedTextSelection(insertionPoint: text.index(ofScalar: caret), typingAttributes: typing)
  }

  /// The attributes of what is typed next.
  package var typingAttributes: AttributeContainer { selection.typingAttributes(in: text) }

  // MARK: What the user does

  /// Moves the caret or selects a part of the text. Returns whether that is another one.
  @discardableResult package mutating func select(anchor: Int, caret: Int) -> Bool {
    guard anchor != self.anchor || caret != self.caret else { return false }
    (self.anchor, self.caret) = (anchor, caret)
    typing = nil
    history.endEdit()
    return true
  }

  /// Replaces a part of the text, as by typing, deleting and pasting. The caret is behind the new text.
  ///
  /// It takes the attributes that the selection has for typed text, those of what it replaces, or those of the text around.
  /// What is typed after a selection was deleted has the attributes of its first character.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    let indices = text.range(ofScalars: range)
    let isSelected = range == selected
    var attributes =
      isSelected
      ? typingAttributes : AttributedTextSelection(range: indices).typingAttributes(in: text)
    rules?.constrain(&attributes)
    let removed = AttributedString(text[indices])
    history.add(removed, at: range, by: string, anchor: anchor, caret: caret)
    text.replaceSubrange(indices, with: AttributedString(string, attributes: attributes))
    caret = range.lowerBound + string.unicodeScalars.count
    anchor = caret
    if isSelected, !range.isEmpty { typing = attributes } else if string.isEmpty { typing = nil }
  }

  /// Whether all that is selected, or what is typed at the caret, has a format.
  ///
  /// - Parameter font: the font of text without one.
  package func has(_ format: TextFormat, _ font: EditorFont) -> Bool {
    selection.attributes(in: text).allSatisfy { format.applies(to: $0, font) }
  }

  /// Gives a format to what is selected or typed next, or removes it if all of that has it. Returns what has changed of
  /// the text; nil if nothing has.
  ///
  /// - Parameter font: the font of text without one.
  package mutating func toggle(_ format: TextFormat, _ font: EditorFont) -> StyledChange? {
    let isActive = !has(format, font)
    return changeAttributes { format.set(isActive, in: &$0, font) }
  }

  /// Changes the attributes of what is selected or typed next. Returns what has changed of the text; nil if nothing has.
  package mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void) -> StyledChange? {
    func apply(_ attributes: inout AttributeContainer) {
      change(&attributes)
      rules?.constrain(&attributes)
    }
    let range = selected
    if range.isEmpty {
      var attributes = typingAttributes
      apply(&attributes)
      typing = attributes
      return nil
    }
    let indices = text.range(ofScalars: range)
    let old = AttributedString(text[indices])
    text.transformRuns(in: indices, apply)
    guard old != AttributedString(text[text.range(ofScalars: range)]) else { return nil }
    history.add(old, at: range, anchor: anchor, caret: caret)
    return StyledChange(attributesOf: range)
  }

  /// Gives a part that was just inserted the attributes with which it was copied.
  package mutating func paint(_ range: Range<Int>, _ attributes: AttributeContainer) {
    var attributes = attributes
    rules?.constrain(&attributes)
    text[text.range(ofScalars: range)].setAttributes(attributes)
  }

  /// Undoes or redoes an edit. Returns what has changed of the text; nil if there is nothing to take back.
  package mutating func step(_ direction: UndoDirection) -> StyledChange? {
    history.step(direction) { edit in
      let indices = text.range(ofScalars: edit.range)
      let inverse = AttributedHistory.Edit(
        content: AttributedString(text[indices]),
        range: edit.range.lowerBound..<edit.range.lowerBound + edit.content.scalarCount, anchor: anchor, caret: caret)
      text.replaceSubrange(indices, with: edit.content)
      (anchor, caret) = (edit.anchor, edit.caret)
      typing = nil
      return (inverse, StyledChange(removed: edit.range, inserted: inverse.range))
    }
  }

  // MARK: What the app sets

  /// Takes over a text and a selection of the app's. Returns what has changed of the text; nil if nothing has.
  ///
  /// A change of attributes, such as by a button, is an edit that the user can take back. One of characters isn't, and
  /// what was before can't be taken back either.
  package mutating func show(_ new: AttributedString, _ selection: AttributedTextSelection?) -> StyledChange? {
    let change = new.isIdentical(to: text) ? nil : StyledChange(from: text, to: new)
    if let change {
      if change.changesCharacters {
        history = AttributedHistory()
        (anchor, caret) = (change.moved(anchor), change.moved(caret))
        typing = nil
      } else {
        let old = AttributedString(text[text.range(ofScalars: change.removed)])
        history.add(old, at: change.removed, anchor: anchor, caret: caret)
      }
    }
    text = new
    if let selection { select(selection) }
    return change
  }

  private mutating func select(_ selection: AttributedTextSelection) {
    switch selection.indices(in: text) {
    case .insertionPoint(let index):
      let place = text.scalarOffset(of: index)
      select(anchor: place, caret: place)
      if case .caret(_, let attributes) = selection.storage { typing = attributes }
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      let hull = text.scalarOffset(of: first.lowerBound)..<text.scalarOffset(of: last.upperBound)
      // The caret stays at the end of the selection at which the user has it.
      if hull != selected { select(anchor: hull.lowerBound, caret: hull.upperBound) }
    }
  }
}

import Foundation
import OrielCore

extension StyledTextElement: TestableElement {
  package var kind: ElementKind { .textEditor }
  package var takesInput: Bool? { isEnabled }
  package var shownText: String? { text.string }
  package var breaksLines: Bool { true }
  package var stateWords: [String] { ["text \"\(text.string)\""] }

  /// The event of a text without attributes, which shows that the element takes a text.
  package func textEvent(_ text: String) -> StyledTextEvent? {
    let new = AttributedString(text)
    return .edited(new, AttributedTextSelection(insertionPoint: new.endIndex))
  }

  package mutating func apply(_ event: StyledTextEvent) {
    let selection: AttributedTextSelection
    switch event {
    case .edited(let text, let selected): (self.text, selection) = (text, selected)
    case .selected(let selected): selection = selected
    }
    if self.selection != nil { self.selection = selection }
  }

  package func makeController(of widget: TestWidget) -> AnyObject? { HeadlessStyledEditor(self, of: widget) }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { [.horizontal, .vertical] }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: IdealSize.editor)
  }
}

/// What the user does in an editor of attributed text.
@MainActor final class HeadlessStyledEditor {
  private unowned let widget: TestWidget
  private var editing: AttributedEditing

  /// - Parameter widget: the owner.
  init(_ element: StyledTextElement, of widget: TestWidget) {
    self.widget = widget
    editing = AttributedEditing(element.text, element.selection, rules: element.rules)
  }

  private var element: StyledTextElement? { widget.element as? StyledTextElement }

  /// Takes over what the app has set.
  func elementDidChange() {
    guard let element else { return }
    editing.rules = element.rules
    _ = editing.show(element.text, element.selection)
  }

  /// Replaces the whole text.
  func replace(with text: String) {
    edit {
      $0.select(anchor: 0, caret: $0.text.scalarCount)
      $0.replace($0.selected, with: text)
    }
  }

  /// Types a text in place of the selection.
  func insert(_ text: String) { edit { $0.replace($0.selected, with: text) } }

  /// Handles a key. Returns whether it has done so.
  func take(_ press: KeyPress) -> Bool {
    if !press.modifiers.isDisjoint(with: [.control, .command]) { return takeShortcut(press) }
    let place = editing.caret
    switch press.key {
    case .return: insert("\n")
    case .delete: delete(backward: true)
    case .deleteForward: delete(backward: false)
    case .leftArrow: moveCaret(to: editing.text.place(beside: place, forward: false), press)
    case .rightArrow: moveCaret(to: editing.text.place(beside: place, forward: true), press)
    case .home: moveCaret(to: 0, press)
    case .end: moveCaret(to: editing.text.scalarCount, press)
    case .escape, .tab: return false
    default:
      guard press.key.character < "\u{F700}" else { return false }
      insert(press.characters)
    }
    return true
  }

  private func takeShortcut(_ press: KeyPress) -> Bool {
    guard !press.modifiers.contains(.option) else { return false }
    let hasShift = press.modifiers.contains(.shift)
    if !hasShift, let format = TextFormat.allCases.first(where: { $0.shortcut.key == press.key }) {
      toggle(format)
      return true
    }
    switch press.key {
    case "a" where !hasShift: return perform(.selectAll)
    case "z": return perform(hasShift ? .redo : .undo)
    case "y" where !hasShift: return perform(.redo)
    case .home: moveCaret(to: 0, press)
    case .end: moveCaret(to: editing.text.scalarCount, press)
    default: return false
    }
    return true
  }

  /// Performs an edit command. There is no clipboard without a display.
  func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .undo: edit { _ = $0.step(.undo) }
    case .redo: edit { _ = $0.step(.redo) }
    case .delete: edit { if !$0.selected.isEmpty { $0.replace($0.selected, with: "") } }
    case .selectAll: edit { $0.select(anchor: 0, caret: $0.text.scalarCount) }
    case .cut, .copy, .paste: break
    }
    return true
  }

  /// Gives the selected text a format, or removes it.
  func toggle(_ format: TextFormat) {
    guard let font = element?.editorFont else { return }
    edit { _ = $0.toggle(format, font) }
  }

  private func moveCaret(to place: Int, _ press: KeyPress) {
    edit { $0.select(anchor: press.modifiers.contains(.shift) ? $0.anchor : place, caret: place) }
  }

  private func delete(backward: Bool) {
    edit {
      var range = $0.selected
      if range.isEmpty {
        let other = $0.text.place(beside: $0.caret, forward: !backward)
        range = min(other, $0.caret)..<max(other, $0.caret)
      }
      if !range.isEmpty { $0.replace(range, with: "") }
    }
  }

  private func edit(_ change: (inout AttributedEditing) -> Void) {
    guard var element, element.isEnabled else { return }
    let (text, selection) = (editing.text, editing.selection)
    change(&editing)
    let isEdited = !editing.text.isIdentical(to: text)
    guard isEdited || editing.selection != selection else { return }
    let event = isEdited ? StyledTextEvent.edited(editing.text, editing.selection) : .selected(editing.selection)
    element.apply(event)
    widget.show(element)
    widget.raise(event)
  }
}

extension AttributedString {
  /// The position beside a character, or the same position at an end of the text.
  fileprivate func place(beside place: Int, forward: Bool) -> Int {
    let index = index(ofScalar: place)
    if forward { return index < endIndex ? scalarOffset(of: self.index(afterCharacter: index)) : place }
    return index > startIndex ? scalarOffset(of: self.index(beforeCharacter: index)) : place
  }
}

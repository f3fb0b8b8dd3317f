import OrielCore

extension TestView: OutlineItem {
  /// A short description, such as `button "Delete"`.
  package var describedBriefly: String { Outline.brief(kind.noun, label: label, identifiers: identifiers) }

  /// A one-line description with the view's state.
  package var outlineLine: String { Outline.described(describedBriefly, stateWords) }

  private var stateWords: [String] {
    var words = element?.stateWords ?? []
    if let stack = node as? StackNode { words.append("\(stack.arrangement.axis)") }
    if let role = node.layerRole { words.append("\(role)") }
    if isEnabled == false { words.append("disabled") }
    if isHidden { words.append("hidden") }
    if hasFocus { words.append("focused") }
    return words
  }

  package var outlineChildren: [TestView] { children }

  /// Whether the only child is the text of the label.
  package func isLabelled(by children: [TestView]) -> Bool {
    guard element?.isLabelledByContent == true, children.count == 1, let child = children.first else { return false }
    return child.kind == .text && child.label == label && child.stateWords.isEmpty
  }
}

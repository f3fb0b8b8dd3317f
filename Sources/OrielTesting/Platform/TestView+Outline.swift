import OrielCore

extension TestView {
  /// A short description, such as `button "Delete"`.
  package var describedBriefly: String {
    var words = [kind.noun]
    if let label { words.append("\"\(label)\"") }
    words += identifiers.map { "#\($0)" }
    return words.joined(separator: " ")
  }

  /// A one-line description with the view's state.
  var described: String {
    let states = stateWords
    return states.isEmpty ? describedBriefly : "\(describedBriefly) (\(states.joined(separator: ", ")))"
  }

  private var stateWords: [String] {
    var words = element?.stateWords ?? []
    if let stack = node as? StackNode { words.append("\(stack.arrangement.axis)") }
    if let role = node.layerRole { words.append("\(role)") }
    if isEnabled == false { words.append("disabled") }
    if isHidden { words.append("hidden") }
    if hasFocus { words.append("focused") }
    return words
  }

  /// Appends an indented outline of the view.
  func outline(depth: Int, into lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + described)
    let children = children
    if isLabelled(by: children) { return }
    for child in children { child.outline(depth: depth + 1, into: &lines) }
  }

  /// Whether the only child is the text of the label.
  private func isLabelled(by children: [TestView]) -> Bool {
    guard element?.isLabelledByContent == true, children.count == 1, let child = children.first else { return false }
    return child.kind == .text && child.label == label && child.stateWords.isEmpty
  }
}

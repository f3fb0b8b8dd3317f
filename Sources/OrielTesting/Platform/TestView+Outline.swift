import OrielCore

extension TestView {
  /// The view in a few words, such as `button "Delete"`.
  package var describedBriefly: String {
    var words = [kind.noun]
    if let label { words.append("\"\(label)\"") }
    words += identifiers.map { "#\($0)" }
    return words.joined(separator: " ")
  }

  /// The view in one line, with its state.
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

  /// The view and what it contains, one line each, indented by their depth.
  func outline(depth: Int, into lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + described)
    let children = children
    if isLabelled(by: children) { return }
    for child in children { child.outline(depth: depth + 1, into: &lines) }
  }

  /// Whether the one thing inside is the text that is the label already.
  private func isLabelled(by children: [TestView]) -> Bool {
    guard element?.isLabelledByContent == true, children.count == 1, let child = children.first else { return false }
    return child.kind == .text && child.label == label && child.stateWords.isEmpty
  }
}

import OrielCore

extension TestWidget {
  /// The widget in a few words, such as `button "Delete"`.
  package var describedBriefly: String {
    var words = [kind.noun]
    if let label { words.append("\"\(label)\"") }
    if let identifier = attributes.accessibility.identifier { words.append("#\(identifier)") }
    return words.joined(separator: " ")
  }

  /// The widget in one line, with its state.
  var described: String {
    let states = stateWords
    return states.isEmpty ? describedBriefly : "\(describedBriefly) (\(states.joined(separator: ", ")))"
  }

  private var stateWords: [String] {
    var words = element.stateWords
    if isEnabled == false { words.append("disabled") }
    if attributes.isHidden { words.append("hidden") }
    if hasFocus { words.append("focused") }
    return words
  }

  /// The widget and what it contains, one line each, indented by their depth.
  func outline(depth: Int, into lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + described)
    if isLabelledByOnlyChild { return }
    for child in children { child.outline(depth: depth + 1, into: &lines) }
  }

  /// Whether the one thing inside is the text that is the label already.
  private var isLabelledByOnlyChild: Bool {
    guard element.isLabelledByContent, children.count == 1, let child = children.first else { return false }
    return child.kind == .text && child.label == label && child.stateWords.isEmpty
  }
}

import OrielCore

extension StyleSheet {
  private static var fontNumbers: [Font: Int] = [:]

  /// The class of text views with a font that none of the text styles has.
  static func fontClass(_ font: Font) -> StyleClass {
    let number = fontNumbers[font] ?? fontNumbers.count + 1
    fontNumbers[font] = number
    let added = StyleClass.font(number: number)
    return add(added) { _ in "textview\(added) { \(declarations(of: font)) }\n" }
  }

  private static func declarations(of font: Font) -> String {
    var parts: [String] = []
    switch font.base {
    case .style(let style):
      if style.scale * font.scale != 1 {
        parts.append("font-size: \(Int((style.scale * font.scale * 100).rounded()))%")
      }
    case .system(let size): parts.append("font-size: \(size * font.scale)pt")
    case .family(let name, let size):
      parts.append("font-size: \(size * font.scale)pt")
      parts.append("font-family: \(quoted(name))")
    }
    switch font.design {
    case .serif: parts.append("font-family: serif")
    case .monospaced: parts.append("font-family: monospace")
    case .default, .rounded: break
    }
    if let weight = font.fontWeight { parts.append("font-weight: \(weight.value)") }
    if font.isItalic { parts.append("font-style: italic") }
    if font.hasMonospacedDigits { parts.append("font-feature-settings: \"tnum\"") }
    return parts.map { $0 + ";" }.joined(separator: " ")
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}

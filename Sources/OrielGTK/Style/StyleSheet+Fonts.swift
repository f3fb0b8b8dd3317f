import OrielCore

extension StyleSheet {
  private static var usedFonts: [Font: (number: Int, users: Int)] = [:]

  /// The class of text views with a font that none of the text styles has; nil if no text view uses the font.
  static func fontClass(_ font: Font) -> StyleClass? { usedFonts[font].map { .font(number: $0.number) } }

  /// Adds the class of a font for a text view, which has to call `releaseFont(_:)` when it has another font.
  static func useFont(_ font: Font) {
    if let used = usedFonts[font] {
      usedFonts[font]?.users = used.users + 1
      return
    }
    // The numbers are used again, since GTK keeps the names of classes.
    let numbers = Set(usedFonts.values.map(\.number))
    let number = (1...).first { !numbers.contains($0) } ?? 1
    usedFonts[font] = (number, 1)
    let added = StyleClass.font(number: number)
    _ = add(added) { _ in "textview\(added) { \(declarations(of: font)) }\n" }
  }

  /// Removes the class of a font that no other text view uses.
  static func releaseFont(_ font: Font) {
    guard let used = usedFonts[font] else { return }
    if used.users > 1 {
      usedFonts[font]?.users = used.users - 1
    } else {
      usedFonts[font] = nil
      remove(.font(number: used.number))
    }
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

import OrielCore

extension HeadlessPlatform: AppInformationPlatform {
  package func drawsTitleBar(of frame: WindowFrame) -> Bool {
    frame == .titleBar || (frame == .automatic && usesTitleBars)
  }

  package func presentAbout(_ name: String, over parent: (any PlatformSurface)?) { abouts.append(name) }

  package func text(of shortcut: KeyboardShortcut) -> String {
    var words: [String] = []
    if shortcut.modifiers.contains(.command) { words.append("Ctrl") }
    if shortcut.modifiers.contains(.option) { words.append("Alt") }
    if shortcut.modifiers.contains(.shift) { words.append("Shift") }
    words.append(shortcut.key.functionNumber.map { "F\($0)" } ?? String(shortcut.key.character).uppercased())
    return words.joined(separator: "+")
  }
}

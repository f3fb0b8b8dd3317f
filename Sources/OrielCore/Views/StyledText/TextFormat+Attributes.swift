import FoundationEssentials

extension TextFormat {
  /// The shortcut in an editor.
  package var shortcut: KeyboardShortcut {
    switch self {
    case .bold: KeyboardShortcut("b")
    case .italic: KeyboardShortcut("i")
    case .underline: KeyboardShortcut("u")
    }
  }

  /// The title in a menu.
  package var title: String {
    switch self {
    case .bold: Word.commandBold.text
    case .italic: Word.commandItalic.text
    case .underline: Word.commandUnderline.text
    }
  }

  /// Whether text with these attributes has the format.
  ///
  /// - Parameter font: the font of text without one.
  func applies(to attributes: AttributeContainer, _ font: EditorFont) -> Bool {
    switch self {
    case .bold: font.resolved(attributes.font).isBold
    case .italic: font.resolved(attributes.font).isItalic
    case .underline: attributes.underlineStyle != nil
    }
  }

  /// Adds the format to attributes, or removes it.
  ///
  /// - Parameter font: the font of text without one.
  func set(_ isActive: Bool, in attributes: inout AttributeContainer, _ font: EditorFont) {
    switch self {
    case .bold: attributes.font = (attributes.font ?? font.base).bold(isActive)
    case .italic: attributes.font = (attributes.font ?? font.base).italic(isActive)
    case .underline: attributes.underlineStyle = isActive ? .single : nil
    }
  }
}

/// The font of the text in an editor that has none of its own.
package struct EditorFont: Equatable {
  let base: Font
  private let context: Font.Context

  package init(_ base: Font? = nil, in context: Font.Context) {
    self.base = base ?? .default
    self.context = context
  }

  fileprivate func resolved(_ font: Font?) -> Font.Resolved { (font ?? base).resolve(in: context) }
}

/// A text with its caret. Positions count Unicode scalars, as GTK's do.
package struct EditedText: Equatable, Sendable {
  package var text: String
  /// The end of the selection that doesn't move. Equal to the caret if nothing is selected.
  package var anchor: Int
  package var caret: Int

  package init(_ text: String, anchor: Int, caret: Int) {
    self.text = text
    self.anchor = anchor
    self.caret = caret
  }

  package init(_ text: String, caret: Int) { self.init(text, anchor: caret, caret: caret) }

  /// The text with the caret at its end.
  package init(_ text: String) { self.init(text, caret: text.unicodeScalars.count) }

  /// Returns the text with which the app replaces this one.
  ///
  /// If the app takes back what the user has just done, the caret is where it was before. Otherwise it stays behind the
  /// same content, with the app's separators or without them; at the end it stays at the end. An app that changes only
  /// the case of letters takes nothing back.
  ///
  /// - Parameter former: the text before the user's edit that the app answers; nil if it doesn't answer any.
  package func replaced(by new: String, answering former: EditedText?) -> EditedText {
    if new.unicodeScalars.elementsEqual(text.unicodeScalars) { return self }
    if let former, former.text == new, text.lowercased() != new.lowercased() { return returned(to: former) }
    let correspondence = TextCorrespondence(text, new)
    return EditedText(new, anchor: correspondence.place(of: anchor), caret: correspondence.place(of: caret))
  }

  /// The former text, which the app has put back.
  ///
  /// The caret passes over a separator whose deletion was taken back, as it does with an arrow key. Otherwise the same key
  /// would delete the same separator again.
  private func returned(to former: EditedText) -> EditedText {
    let (old, new) = (Array(former.text.unicodeScalars), Array(text.unicodeScalars))
    let count = old.count - new.count
    guard former.anchor == former.caret, anchor == caret, count > 0 else { return former }
    let removed = caret..<caret + count
    guard removed.upperBound <= old.count, old[..<caret] == new[..<caret], old[removed.upperBound...] == new[caret...],
      !String(String.UnicodeScalarView(old[removed])).contains(where: \.isContent)
    else { return former }
    switch former.caret {
    case removed.upperBound: return EditedText(former.text, caret: removed.lowerBound)
    case removed.lowerBound: return EditedText(former.text, caret: removed.upperBound)
    default: return former
    }
  }
}

extension Character {
  /// Whether the character is content, rather than a separator such as that of thousands.
  var isContent: Bool { !isWhitespace && !isPunctuation && !isMathSymbol && !isCurrencySymbol }
}

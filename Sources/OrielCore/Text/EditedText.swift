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

  /// The selected part of the text, in UTF-8, from the beginning of a character to that of another one.
  package var selection: Range<Int> {
    let (first, last) = (min(anchor, caret), max(anchor, caret))
    let start = text.characterOffset(atUTF8: text.utf8Offset(ofScalar: first))
    return start..<(first == last ? start : text.characterOffset(atUTF8: text.utf8Offset(ofScalar: last)))
  }

  /// The text with a selected part, in UTF-8.
  package init(_ text: String, selection: Range<Int>) {
    self.init(
      text, anchor: text.scalarOffset(ofUTF8: selection.lowerBound),
      caret: text.scalarOffset(ofUTF8: selection.upperBound))
  }

  /// Returns the text with other parts in place of some, which are in order, in UTF-8. The caret stays behind the same
  /// content. Parts behind the text, which may have become shorter since they were found, aren't replaced.
  package func replacing(_ ranges: [Range<Int>], with part: String) -> EditedText {
    let old = text.utf8Offset(ofScalar: caret)
    var (new, last, place) = ("", 0, old)
    new.reserveCapacity(text.utf8.count + ranges.count * part.utf8.count)
    func piece(_ range: Range<Int>) -> Substring {
      text[text.characterStart(atUTF8: range.lowerBound)..<text.characterStart(atUTF8: range.upperBound)]
    }
    let count = text.utf8.count
    for found in ranges where found.lowerBound < count {
      let range = found.clamped(to: last..<count)
      new += piece(last..<range.lowerBound)
      new += part
      last = range.upperBound
      if range.upperBound <= old {
        place += part.utf8.count - range.count
      } else if range.lowerBound < old {
        place = new.utf8.count
      }
    }
    new += piece(last..<count)
    return EditedText(new, caret: new.scalarOffset(ofUTF8: place))
  }

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

import CGtk
import OrielCore

/// The line breaking of a text.
struct TextLines: Equatable {
  var wraps = false
  var breaksWords = false
  var isSingle = false
  /// Whether there may be more than one line.
  var areSeveral = false
  var limit: Int?
  var ellipsis = PANGO_ELLIPSIZE_NONE
  var reserved = 0

  /// The defaults of Pango and GTK.
  init() {}

  init(_ element: TextElement) {
    let shape = TextShape(element.string, isLarge: element.style.font?.isLarge == true)
    let limit = element.lineLimit.map { max(1, $0) }
    isSingle = limit == 1
    self.limit = isSingle ? nil : limit
    wraps = !isSingle && shape.needsWrapping
    areSeveral = !isSingle && (wraps || shape.hasBreaks)
    breaksWords = wraps && shape.hasLongWords
    if limit != nil {
      ellipsis = element.truncation.ellipsis
    }
    reserved = element.reservedLines
  }
}

/// The properties of a text that affect line breaking.
private struct TextShape {
  var needsWrapping: Bool
  var hasLongWords: Bool
  /// Whether a short text has several lines.
  var hasBreaks = false

  // A text that wraps is measured several times for each change. Very short texts don't, since nothing would be
  // gained, unless their font is large. Words are broken only if they would make the window extremely wide.
  private static let shortest = 12
  private static let longestWord = 48

  init(_ string: String, isLarge: Bool) {
    var string = string
    hasBreaks = string.utf8.count <= Self.shortest && string.utf8.contains(0x0A)
    (needsWrapping, hasLongWords) = string.withUTF8 { bytes in
      guard bytes.count > Self.shortest else { return (isLarge && bytes.contains(0x20), false) }
      guard bytes.count > Self.longestWord else { return (true, false) }
      var word = 0
      for byte in bytes {
        word = byte == 0x20 || byte == 0x0A || byte >= 0x80 ? 0 : word + 1
        if word > Self.longestWord { return (true, true) }
      }
      return (true, false)
    }
  }
}

extension Font {
  /// Whether a word or two may be wider than a narrow window.
  fileprivate var isLarge: Bool {
    switch base {
    case .style(let style): [.largeTitle, .title, .title2].contains(style) || scale > 1
    case .system(let size), .family(_, let size): size > 20
    }
  }
}

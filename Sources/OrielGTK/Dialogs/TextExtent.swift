/// The approximate size of a text, in columns of the width of a Latin letter.
struct TextExtent: Equatable {
  /// The number of paragraphs, which is one more than the number of line ends.
  let paragraphs: Int
  /// The width of the widest paragraph, unwrapped.
  let columns: Int
  /// The widest run without a line break opportunity.
  let longestRun: Int
  private let widths: [Int]

  init(_ text: String) {
    var widths: [Int] = []
    var width = 0
    var run = 0
    var longestRun = 0
    for character in text {
      if character.isNewline {
        widths.append(width)
        (width, run) = (0, 0)
        continue
      }
      let columns = Self.columns(of: character)
      width += columns
      // Text in wide characters can break after any character.
      run = character.isWhitespace || columns == 2 ? 0 : run + columns
      longestRun = max(longestRun, run)
    }
    widths.append(width)
    self.widths = widths
    self.longestRun = longestRun
    paragraphs = widths.count
    columns = widths.max() ?? 0
  }

  /// The number of lines when wrapped at `limit` columns, if all lines were filled.
  func lines(wrappedAt limit: Int) -> Int {
    widths.reduce(0) { $0 + max(1, ($1 + limit - 1) / limit) }
  }

  /// Whether the text, wrapped between words, fits into a number of columns and lines.
  func fits(columns limit: Int, lines: Int) -> Bool {
    longestRun <= limit && self.lines(wrappedAt: limit) <= lines
  }

  /// East Asian characters and emoji take two columns.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

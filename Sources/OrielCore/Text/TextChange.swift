/// What makes one text of another: the part between an equal beginning and an equal end.
struct TextChange {
  /// In UTF-8.
  private let beginning: Int
  private let end: Int
  private let middle: String

  /// The length of what differs, in UTF-8.
  var length: Int { middle.utf8.count }

  /// The change that makes `new` of `old`.
  init(of old: String, to new: String) {
    (beginning, end) = Self.common(old, new)
    let bytes = new.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: beginning)
    middle = String(new[first..<bytes.index(bytes.endIndex, offsetBy: -end)])
  }

  /// Applies the change to the text from which it was made.
  func apply(to old: String) -> String {
    let bytes = old.utf8
    return String(old[..<bytes.index(bytes.startIndex, offsetBy: beginning)]) + middle
      + old[bytes.index(bytes.endIndex, offsetBy: -end)...]
  }

  /// The lengths of the equal beginnings and ends, which consist of whole Unicode scalars.
  private static func common(_ old: String, _ new: String) -> (Int, Int) {
    old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in
        let shorter = min(old.count, new.count)
        var (beginning, end) = (0, 0)
        while beginning < shorter, old[beginning] == new[beginning] { beginning += 1 }
        while beginning > 0, old.continues(at: beginning) || new.continues(at: beginning) { beginning -= 1 }
        while end < shorter - beginning, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        while end > 0, old.continues(at: old.count - end) || new.continues(at: new.count - end) { end -= 1 }
        return (beginning, end)
      }
    }
  }
}

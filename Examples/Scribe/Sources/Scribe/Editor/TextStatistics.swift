import Oriel

/// How long a text is.
struct TextStatistics: Equatable, Sendable {
  var words = 0
  var characters = 0
  var lines = 0

  init() {}

  init(_ text: String) {
    characters = text.count
    lines = 1
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" { lines += 1 }
      let isLetter = scalar.isLetter
      if isLetter, !isInWord { words += 1 }
      // An apostrophe doesn't end a word.
      isInWord = isLetter || isInWord && (scalar == "’" || scalar == "'")
    }
  }

  /// In minutes, at the pace of most readers.
  var readingTime: Int { max(1, Int((Double(words) / 230).rounded())) }
}

extension Unicode.Scalar {
  /// Whether it is a part of a word.
  fileprivate var isLetter: Bool {
    guard !isASCII else {
      return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
  }
}

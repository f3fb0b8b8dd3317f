import Oriel

/// How lines end in a file.
enum LineEnding: String, Equatable {
  case lineFeed = "\n"
  case windows = "\r\n"
  case classic = "\r"

  /// That of a text's first line.
  init(of text: String) {
    let first = text.unicodeScalars.firstIndex { $0 == "\n" || $0 == "\r" }
    guard let first, text.unicodeScalars[first] == "\r" else {
      self = .lineFeed
      return
    }
    let next = text.unicodeScalars.index(after: first)
    self = next < text.unicodeScalars.endIndex && text.unicodeScalars[next] == "\n" ? .windows : .classic
  }

  /// The text with line feeds.
  func unified(_ text: String) -> String { self == .lineFeed ? text : text.replacing(rawValue, with: "\n") }

  /// The text as it is written.
  func written(_ text: String) -> String { self == .lineFeed ? text : text.replacing("\n", with: rawValue) }
}

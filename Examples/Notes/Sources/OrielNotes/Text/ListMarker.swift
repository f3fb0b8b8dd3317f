import Oriel

/// The sign with which a line of a list begins.
nonisolated enum ListMarker: String, CaseIterable, Sendable {
  case bullet = "• "
  case open = "☐ "
  case done = "☑ "

  var markdown: String {
    switch self {
    case .bullet: "- "
    case .open: "- [ ] "
    case .done: "- [x] "
    }
  }

  /// What a line in Markdown begins with after its spaces, and the sign that it becomes.
  static let all: [(markdown: String, marker: ListMarker)] = [
    ("- [ ] ", .open), ("* [ ] ", .open), ("- [x] ", .done), ("- [X] ", .done), ("* [x] ", .done), ("- ", .bullet),
    ("* ", .bullet), ("+ ", .bullet),
  ]

  /// The sign at the beginning of a line, after its spaces.
  init?(of line: some StringProtocol) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let marker = Self.allCases.first(where: { line.hasPrefix($0.rawValue) }) else { return nil }
    self = marker
  }
}

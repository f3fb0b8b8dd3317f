/// Oriel's own symbols, for those that no icon theme has or for which themes have one picture only.
///
/// Each line is a symbol: its name in SF Symbols, and its layers, separated by a bar. The grid is 16 by 16, as that of GNOME's
/// icons. A layer begins with its kind, and the width of its lines if it isn't 2:
///
/// - `o`: an outline, which is solid in the filled variant
/// - `l`: lines
/// - `f`: an area
/// - `i`: lines inside an outline, `h`: areas inside an outline; both are cut out of the filled variant
/// - `x`: lines that are cut out, `X`: areas that are cut out
///
/// Then follows an SVG path, a circle as `@x,y,radius`, or a rectangle as `#x,y,width,height,radius`. Lines end and join round.
/// `Scripts/symbols` draws a sheet of all.
enum SymbolDrawings {
  /// The layers of a symbol; nil if there is no drawing of it.
  static func layers(of name: Substring) -> [SymbolLayer]? {
    lines[name]?.split(separator: "|").compactMap { SymbolLayer($0.drop { $0 == " " }) }
  }

  /// Whether there is a drawing of a symbol.
  static func contains(_ name: Substring) -> Bool { lines[name] != nil }

  /// The names of all drawings.
  static var names: [String] { lines.keys.map { String($0) } }

  /// What follows the name in each line.
  private static let lines: [Substring: Substring] = {
    var lines: [Substring: Substring] = [:]
    for text in [basic, documents, layout, media, nature, objects, people] {
      for line in text.split(separator: "\n") {
        guard let end = line.firstIndex(of: " ") else { continue }
        lines[line[..<end]] = line[line.index(after: end)...]
      }
    }
    return lines
  }()
}

/// A part of a symbol's drawing.
struct SymbolLayer {
  enum Kind: Character {
    case outline = "o"
    case lines = "l"
    case area = "f"
    case innerLines = "i"
    case innerArea = "h"
    case cutLines = "x"
    case cutArea = "X"
  }

  let kind: Kind
  /// The width of lines.
  let width: Double
  /// An SVG path.
  let path: String

  init?(_ text: Substring) {
    guard let first = text.first, let kind = Kind(rawValue: first), let space = text.firstIndex(of: " ") else {
      return nil
    }
    self.kind = kind
    width = Double(text[text.index(after: text.startIndex)..<space]) ?? 2
    let path = text[text.index(after: space)...].prefix { $0 != "|" }
    self.path = Self.path(path.last == " " ? path.dropLast() : path)
  }

  /// Whether it is an area rather than lines.
  var isArea: Bool { kind == .area || kind == .innerArea || kind == .cutArea }

  /// Whether it is cut out of the other layers.
  func isCut(filled: Bool) -> Bool {
    switch kind {
    case .cutLines, .cutArea: true
    case .innerLines, .innerArea: filled
    case .outline, .lines, .area: false
    }
  }

  private static func path(_ text: Substring) -> String {
    let numbers = text.dropFirst().split(separator: ",").compactMap { Double($0) }
    switch (text.first ?? " ", numbers.count) {
    case ("@", 3):
      let (x, y, r) = (numbers[0], numbers[1], numbers[2])
      return "M\(x - r) \(y)A\(r) \(r) 0 1 1 \(x + r) \(y)A\(r) \(r) 0 1 1 \(x - r) \(y)Z"
    case ("#", 4), ("#", 5):
      let (x, y, w, h) = (numbers[0], numbers[1], numbers[2], numbers[3])
      guard numbers.count == 5 else { return "M\(x) \(y)H\(x + w)V\(y + h)H\(x)Z" }
      let r = numbers[4]
      return "M\(x + r) \(y)H\(x + w - r)A\(r) \(r) 0 0 1 \(x + w) \(y + r)V\(y + h - r)"
        + "A\(r) \(r) 0 0 1 \(x + w - r) \(y + h)H\(x + r)A\(r) \(r) 0 0 1 \(x) \(y + h - r)V\(y + r)"
        + "A\(r) \(r) 0 0 1 \(x + r) \(y)Z"
    default: return String(text)
    }
  }
}

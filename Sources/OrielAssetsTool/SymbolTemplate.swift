import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A template of a symbol, as the app SF Symbols exports it: an SVG file with drawings in several weights and sizes, and guides.
final class SymbolTemplate: NSObject, XMLParserDelegate {
  /// A drawing in a weight and a size.
  private struct Drawing {
    var paths: [String] = []
    var scale = 1.0
    var x = 0.0
    var y = 0.0
  }

  /// The drawings that are used, the preferred one first.
  private static let names = ["Regular-M", "Regular-S", "Regular-L"]

  private var drawings: [String: Drawing] = [:]
  /// The positions of the guides, by their identifiers.
  private var guides: [String: Double] = [:]
  /// The identifiers of the elements around the current one.
  private var open: [String] = []

  /// Reads the template. Nil if it isn't XML.
  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The symbol in a square of 16 units; nil if there is no drawing with guides.
  var symbol: PackIndex.Symbol? {
    for name in Self.names {
      let size = name.suffix(1)
      guard let drawing = drawings[name], !drawing.paths.isEmpty, let left = margin("left", of: name),
        let right = margin("right", of: name), let base = guides["Baseline-\(size)"],
        let cap = guides["Capline-\(size)"], right > left, base > cap
      else { continue }
      // Symbols are as much higher than capital letters as those of GNOME.
      let scale = 16 / max(right - left, 1.4 * (base - cap))
      return PackIndex.Symbol(
        paths: drawing.paths, scale: scale * drawing.scale, dx: 8 + scale * (drawing.x - (left + right) / 2),
        dy: 8 + scale * (drawing.y - (base + cap) / 2))
    }
    return nil
  }

  /// The position of a margin. Templates of version 2 have margins of one drawing, without its name.
  private func margin(_ side: String, of name: String) -> Double? {
    guides["\(side)-margin-\(name)"] ?? (name == Self.names[0] ? guides["\(side)-margin"] : nil)
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let id = attributes["id"] ?? ""
    open.append(id)
    switch element {
    case "g" where Self.names.contains(id): drawings[id] = Self.drawing(attributes["transform"] ?? "")
    case "path":
      if let path = attributes["d"], let name = open.last(where: { drawings[$0] != nil }) {
        drawings[name]?.paths.append(path)
      } else if let path = attributes["d"], id.contains("margin") || id.contains("line") {
        // Other programs write guides as paths: M263,696L3036,696.
        let start = path.split { !($0.isNumber || "+-.".contains($0)) }.prefix(2).map { Double($0) }
        if start.count == 2 { guides[id] = start[id.contains("margin") ? 0 : 1] }
      }
    case "line": guides[id] = attributes[id.contains("margin") ? "x1" : "y1"].flatMap { Double($0) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  /// An empty drawing that is placed by a transform: `matrix(a b c d x y)` without rotation, or `translate(x y)`.
  private static func drawing(_ transform: String) -> Drawing {
    var drawing = Drawing()
    let parts = transform.split { "(),".contains($0) || $0.isWhitespace }
    let numbers = parts.dropFirst().compactMap { Double($0) }
    if parts.first == "matrix", numbers.count == 6 {
      (drawing.scale, drawing.x, drawing.y) = (numbers[0], numbers[4], numbers[5])
    } else if parts.first == "translate", let x = numbers.first {
      (drawing.x, drawing.y) = (x, numbers.count > 1 ? numbers[1] : 0)
    }
    return drawing
  }
}

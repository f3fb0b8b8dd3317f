/// An element of a path. See ``Path/Element``.
///
/// The type is generic so that a statically linked app includes all of Foundation only if it uses the elements of a
/// path.
@frozen public enum _PathElement<Coordinate> {
  /// Starts a new subpath at a point.
  case move(to: Coordinate)
  /// A straight line from the previous point.
  case line(to: Coordinate)
  /// A quadratic Bézier curve.
  case quadCurve(to: Coordinate, control: Coordinate)
  /// A cubic Bézier curve.
  case curve(to: Coordinate, control1: Coordinate, control2: Coordinate)
  /// A line to the start of the current subpath.
  case closeSubpath
}

extension _PathElement: Sendable where Coordinate: Sendable {}
extension _PathElement: Equatable where Coordinate: Equatable {}

extension Path {
  /// An element of a path, with the points that it adds to the end of the previous element.
  public typealias Element = _PathElement<CGPoint>

  /// Calls a closure with each element of the path, in order.
  ///
  /// Rectangles, ellipses and arcs are reported as lines and curves.
  public func forEach(_ body: (Path.Element) -> Void) {
    // swift-format-ignore: ReplaceForEachWithForLoop
    segments.forEach { segment in
      switch segment {
      case .move(let end): body(.move(to: end.cgPoint))
      case .line(let end): body(.line(to: end.cgPoint))
      case .quad(let control, let end): body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
      case .curve(let first, let second, let end):
        body(.curve(to: end.cgPoint, control1: first.cgPoint, control2: second.cgPoint))
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The path as text: the points of each element, followed by `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    var words: [String] = []
    func add(_ points: [Point], _ letter: String) {
      for point in points { words += [Self.text(point.x), Self.text(point.y)] }
      words.append(letter)
    }
    // swift-format-ignore: ReplaceForEachWithForLoop
    segments.forEach { segment in
      switch segment {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quad(let control, let end): add([control, end], "q")
      case .curve(let first, let second, let end): add([first, second, end], "c")
      case .close: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    let number = Double(number)
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  /// Creates a path from its description; nil if the text isn't a valid description.
  public init?(_ description: String) {
    var segments = PathSegments()
    var numbers: [Double] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      var points: [Point] = []
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        points.append(Point(x: numbers[index], y: numbers[index + 1]))
      }
      switch (word, numbers.count) {
      case ("m", 2): segments.move(to: points[0])
      case ("l", 2): segments.addLine(to: points[0])
      case ("q", 4): segments.addQuad(to: points[1], control: points[0])
      case ("c", 6): segments.addCurve(to: points[2], points[0], points[1])
      case ("h", 0): segments.close()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(segments.verbs.isEmpty ? .empty : .segments(segments))
  }
}

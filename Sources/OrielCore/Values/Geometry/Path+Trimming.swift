import FoundationEssentials

extension Path {
  /// Returns the part of the path between two positions along its length, from 0 to 1; empty if `to` isn't greater than
  /// `from`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to, !isEmpty else { return Path() }
    if from == 0, to == 1 { return self }
    var curves: [(curve: PathCurve, lengths: [Double])] = []
    var total = 0.0
    segments.forEachCurve {
      let lengths = $0.lengths
      total += lengths.last ?? 0
      curves.append(($0, lengths))
    }
    guard total > 0, total.isFinite else { return Path() }
    let (low, high) = (total * from, total * to)
    var result = PathSegments()
    var passed = 0.0
    for (curve, lengths) in curves {
      let length = lengths.last ?? 0
      defer { passed += length }
      guard passed < high, passed + length > low, length > 0 else { continue }
      let begin = Self.place(of: low - passed, in: lengths)
      let end = Self.place(of: high - passed, in: lengths)
      let part = begin == 0 && end == 1 ? curve : curve.part(from: begin, to: end)
      if result.current != part.start { result.move(to: part.start) }
      switch part.degree {
      case .line: result.addLine(to: part.end)
      case .quad: result.addQuad(to: part.end, control: part.first)
      case .cubic: result.addCurve(to: part.end, part.first, part.second)
      }
    }
    return Path(result.verbs.isEmpty ? .empty : .segments(result))
  }

  /// Returns the parameter of the curve at a length, from 0 at its start to 1 at its end.
  private static func place(of length: Double, in lengths: [Double]) -> Double {
    if length <= 0 { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let step = lengths[index] - before
    return (Double(index) + (step > 0 ? (length - before) / step : 0)) / Double(lengths.count)
  }
}

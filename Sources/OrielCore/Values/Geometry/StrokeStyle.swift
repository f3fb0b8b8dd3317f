import FoundationEssentials

/// The shape of the ends of an open line.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle is added at the last point.
  case round
  /// Half a square is added at the last point.
  case square
}

/// The shape of the corners of a line.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, which becomes a bevel if it exceeds the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A flattened corner.
  case bevel
}

/// The properties of a stroke: width, caps, joins and dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width. Half of it is on each side of the path.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines and of dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of a miter's length to the line width. A corner that exceeds it becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternately. If the number is odd, the sequence is repeated with dashes and gaps
  /// exchanged. An empty array means a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The maximum distance of the stroke's outline from the path.
  package var reach: CGFloat {
    let half = max(0, lineWidth) / 2
    if lineJoin == .miter { return half * max(miterLimit, lineCap == .square ? 1.5 : 1) }
    return lineCap == .square ? half * 1.5 : half
  }

  /// The validated dash pattern: an even number of lengths, none negative, not all of them 0. Nil for a solid line.
  package var dashes: [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
      return nil
    }
    return dash.count % 2 == 0 ? dash : dash + dash
  }
}

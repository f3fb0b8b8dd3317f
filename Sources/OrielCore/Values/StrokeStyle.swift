import FoundationEssentials

/// How the ends of an open line look.
@frozen public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle around the last point.
  case round
  /// Half a square around the last point.
  case square
}

/// How the corners of a line look.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// Sharp; cut off where the miter limit is exceeded.
  case miter
  /// An arc around the corner.
  case round
  /// Cut off.
  case bevel
}

/// How a line along a path looks: width, ends, corners and dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// What the ends of open lines and of dashes look like.
  public var lineCap: CGLineCap
  /// What corners look like.
  public var lineJoin: CGLineJoin
  /// How long the tip of a sharp corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn. An odd number of them is run through twice. Empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
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

  /// How far the line reaches beyond its path at most.
  package var reach: CGFloat {
    let half = max(0, lineWidth) / 2
    if lineJoin == .miter { return half * max(miterLimit, lineCap == .square ? 1.5 : 1) }
    return lineCap == .square ? half * 1.5 : half
  }

  /// The lengths of dashes and gaps that make sense: an even number, none negative, not all of them 0. Nil for a line
  /// without gaps.
  package var dashes: [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
      return nil
    }
    return dash.count % 2 == 0 ? dash : dash + dash
  }
}

/// Which areas belong to the inside of a path, and whether its edges are smooth.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether areas that the path goes around an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth. GTK draws smooth edges in any case.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the corners of a rounded rectangle are rounded. GTK draws both as arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Arcs of a circle.
  case circular
  /// Arcs that begin without a break in the curvature.
  case continuous
}

/// The radii of a rectangle's four corners.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top of the leading edge.
  public var topLeading: CGFloat
  /// The radius at the bottom of the leading edge.
  public var bottomLeading: CGFloat
  /// The radius at the bottom of the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius at the top of the trailing edge.
  public var topTrailing: CGFloat

  /// Creates the radii, 0 where nothing else is said.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

import FoundationEssentials

/// The outline of a 2D shape, which consists of lines and curves.
///
/// As a view, a path is filled with the foreground style, in the coordinates of the view's area.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 20, y: 20))
///   path.addLine(to: CGPoint(x: 10, y: 0))
///   path.closeSubpath()
/// }
/// .fill(.red)
/// ```
///
/// In GTK a path becomes a `GskPath`; a path that consists of a single rectangle, ellipse or rounded rectangle becomes
/// a rounded clip, which is faster to draw.
public struct Path: Equatable, Sendable {
  /// The storage of a path. A path that consists of a single figure needs no segments.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(Rect)
    case ellipse(Rect)
    case rounded(RoundedRect)
    case segments(PathSegments)
  }

  package var storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// An empty path.
  public init() { storage = .empty }

  /// Creates a path that contains a rectangle.
  public init(_ rect: CGRect) { storage = .rect(Rect(rect)) }

  /// Creates a path that contains an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(Rect(rect)) }

  /// Creates a path that contains a rounded rectangle. The corners are reduced if the rectangle is too small for them.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    storage = RoundedRect(Rect(rect), corners: Size(cornerSize)).storage
  }

  /// Creates a path that contains a rounded rectangle with the same radius for all corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path that contains a rounded rectangle with a separate radius for each corner. The leading edge is the
  /// left edge.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    storage = RoundedRect(Rect(rect), radii: cornerRadii).storage
  }

  /// Creates a path by a closure, which runs immediately with an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .rect, .ellipse, .rounded: false
    case .segments(let segments): segments.verbs.isEmpty
    }
  }

  /// The point at which the next segment starts; nil in an empty path.
  public var currentPoint: CGPoint? { isEmpty ? nil : segments.current?.cgPoint }

  // MARK: Drawing

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { edit { $0.move(to: Point(end)) } }

  /// Adds a straight line from the current point. Without a current point, a subpath starts at `end`.
  public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: Point(end)) } }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuad(to: Point(end), control: Point(control)) }
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: Point(end), Point(control1), Point(control2)) }
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { edit { $0.close() } }

  // MARK: Transforms

  /// Returns the path with all points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    switch storage {
    case .rect(let rect) where transform.keepsAxes: return Path(.rect(transform.apply(to: rect)))
    case .ellipse(let rect) where transform.keepsAxes && transform.a > 0 && transform.d > 0:
      return Path(.ellipse(transform.apply(to: rect)))
    case .rounded(let rounded) where transform.keepsAxes && transform.a > 0 && transform.d > 0:
      return Path(.rounded(rounded.applying(transform)))
    case .empty, .rect, .ellipse, .rounded, .segments:
      var segments = segments
      segments.apply(transform)
      return Path(.segments(segments))
    }
  }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  // MARK: Storage

  /// The segments of the path.
  package var segments: PathSegments {
    switch storage {
    case .empty: PathSegments()
    case .segments(let segments): segments
    case .rect(let rect): PathSegments { $0.addRect(rect) }
    case .ellipse(let rect): PathSegments { $0.addEllipse(rect) }
    case .rounded(let rounded): PathSegments { $0.addRounded(rounded) }
    }
  }

  mutating func edit(_ change: (inout PathSegments) -> Void) {
    var segments = segments
    // Releases the storage first, so that the change copies no segments.
    storage = .empty
    change(&segments)
    storage = .segments(segments)
  }

  /// Adds a figure. An empty path stores it without segments.
  mutating func add(_ figure: Storage, _ transform: CGAffineTransform) {
    if isEmpty {
      self = Path(figure).applying(transform)
    } else {
      addPath(Path(figure), transform: transform)
    }
  }
}

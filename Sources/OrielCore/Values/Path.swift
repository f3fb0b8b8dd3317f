import FoundationEssentials

/// Lines and curves, which can be filled, stroked and clipped with.
///
/// As a view, a path is filled with the foreground, in the coordinates of the area that the view is given.
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
/// In GTK a path becomes a `GskPath`; a rectangle, an ellipse or a rounded rectangle alone becomes a rounded clip, which
/// costs less.
public struct Path: Equatable, Sendable {
  /// A figure that needs no segments, as long as the path is nothing but that.
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

  /// A rectangle.
  public init(_ rect: CGRect) { storage = .rect(Rect(rect)) }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(Rect(rect)) }

  /// A rectangle with corners that are quarters of an ellipse. They are smaller where there is no room.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    storage = RoundedRect(Rect(rect), corners: Size(cornerSize)).storage
  }

  /// A rectangle with corners of one radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with a radius for each corner; the leading edge is the left one.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    storage = RoundedRect(Rect(rect), radii: cornerRadii).storage
  }

  /// The path that a closure draws into an empty one. The closure runs once, now.
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

  /// Where the next segment begins; nil in an empty path.
  public var currentPoint: CGPoint? { isEmpty ? nil : segments.current?.cgPoint }

  // MARK: Drawing

  /// Begins a new part of the path at a point.
  public mutating func move(to end: CGPoint) { edit { $0.move(to: Point(end)) } }

  /// Adds a straight line from the current point. Without one, the path begins at `end`.
  public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: Point(end)) } }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuad(to: Point(end), control: Point(control)) }
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: Point(end), Point(control1), Point(control2)) }
  }

  /// Adds a line back to where the current part of the path began, and ends that part.
  public mutating func closeSubpath() { edit { $0.close() } }

  // MARK: Transforms

  /// The path with all of its points transformed.
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

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  // MARK: Storage

  /// The segments that the path consists of.
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
    // Held once only, so that nothing is copied.
    storage = .empty
    change(&segments)
    storage = .segments(segments)
  }

  /// Adds a figure; alone it needs no segments.
  mutating func add(_ figure: Storage, _ transform: CGAffineTransform) {
    if isEmpty {
      self = Path(figure).applying(transform)
    } else {
      addPath(Path(figure), transform: transform)
    }
  }
}

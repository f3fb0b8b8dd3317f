import FoundationEssentials

/// An opaque reference to a part of a view's geometry, which another view converts to its own coordinates.
///
/// Anchors are passed up the tree as preferences, and resolved with a `GeometryProxy`.
public struct Anchor<Value> {
  /// The part of the geometry, independent of the view.
  public struct Source {
    let place: AnchorPlace
    /// Returns the value for a view's frame.
    fileprivate let value: @Sendable (Rect) -> Value
  }

  private let source: Source
  private weak var view: _GraphNode?

  init(_ source: Source, of view: _GraphNode) {
    self.source = source
    self.view = view
  }

  /// The value in the coordinate space of the frames; nil if the view has been removed or has no frame.
  ///
  /// - Parameter frame: returns the frame of the view with a node.
  @MainActor package func value(in frame: (_GraphNode) -> CGRect?) -> Value? {
    guard let view, view.isMounted, let frame = frame(view) else { return nil }
    return source.value(Rect(frame))
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both refer to the same part of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.view === second.view && first.source.place == second.source.place
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(source.place)
  }
}

/// A part of a view's geometry.
enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(Rect)
  case point(Point)
  case unitPoint(UnitPoint)
  case several([AnchorPlace])
  case nothing
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(place: .bounds) { $0.cgRect } }

  /// A rectangle in the view's coordinates, in application pixels.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let rect = Rect(rect)
    return Self(place: .rect(rect)) { frame in rect.offset(x: frame.minX, y: frame.minY).cgRect }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in application pixels.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    let point = Point(point)
    return Self(place: .point(point)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point that is relative to the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(place: .unitPoint(point)) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several parts of the view.
  public init<T: Sendable>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(place: .several(array.map(\.place))) { frame in array.map { $0.value(frame) } }
  }

  /// Creates a source of an optional part of the view.
  public init<T: Sendable>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(place: anchor?.place ?? .nothing) { frame in anchor.map { $0.value(frame) } }
  }
}

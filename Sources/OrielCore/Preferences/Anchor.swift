import FoundationEssentials

/// A part of a view's geometry that another view can ask for: it goes up as a preference, and is turned into the other
/// view's coordinates there.
public struct Anchor<Value> {
  /// The part of the geometry, whichever view it is of.
  public struct Source {
    let place: AnchorPlace
    /// The value for a view with this frame.
    fileprivate let value: @Sendable (Rect) -> Value
  }

  private let source: Source
  private weak var view: _GraphNode?

  init(_ source: Source, of view: _GraphNode) {
    self.source = source
    self.view = view
  }

  /// The value in the space of the frames; nil where the view has gone, or has no frame.
  ///
  /// - Parameter frame: the frame of the view that has this place in the graph.
  @MainActor package func value(in frame: (_GraphNode) -> CGRect?) -> Value? {
    guard let view, view.isMounted, let frame = frame(view) else { return nil }
    return source.value(Rect(frame))
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether the two are of the same part of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.view === second.view && first.source.place == second.source.place
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the view and the part of it to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(source.place)
  }
}

/// A part of a view's geometry, as a value.
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

  /// A rectangle in the view's coordinates, in pixels of the desktop's scale.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let rect = Rect(rect)
    return Self(place: .rect(rect)) { frame in rect.offset(x: frame.minX, y: frame.minY).cgRect }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in pixels of the desktop's scale.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    let point = Point(point)
    return Self(place: .point(point)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in the view, whatever the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(place: .unitPoint(point)) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several parts of the view.
  public init<T: Sendable>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(place: .several(array.map(\.place))) { frame in array.map { $0.value(frame) } }
  }

  /// A part of the view, or none.
  public init<T: Sendable>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(place: anchor?.place ?? .nothing) { frame in anchor.map { $0.value(frame) } }
  }
}

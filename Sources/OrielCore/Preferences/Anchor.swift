import FoundationEssentials

/// An opaque reference to a part of a view's geometry, which another view converts to its own coordinates.
///
/// Anchors are passed up the tree as preferences, and resolved with a `GeometryProxy`.
public struct Anchor<Value> {
  /// The part of the geometry, independent of the view.
  public struct Source {
    let geometry: AnchorGeometry
    /// Returns the value for a view's frame.
    fileprivate let value: @Sendable (Rect) -> Value
  }

  private let source: Source
  private weak var view: _GraphNode?

  init(_ source: Source, of view: _GraphNode) {
    self.source = source
    self.view = view
  }

  /// An anchor of no view: its value is in the coordinates of the view that resolves it.
  package init(_ source: Source) { self.source = source }

  /// The value in the coordinates of a node, which is invalidated when the value changes.
  @MainActor fileprivate func value(in node: GeometryNode) -> Value {
    var frame: Rect?
    if let view, view.isMounted {
      view.forEachLayoutNode { part in
        guard part.isPlaced else { return }
        let place = Rect(node.readFrame(of: part))
        frame = frame?.union(place) ?? place
      }
    }
    return source.value(frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
  }
}

extension GeometryProxy {
  /// Returns the value of an anchor in the coordinates of this view, which begin at the leading edge in right-to-left
  /// languages too.
  ///
  /// If the anchor's view has been removed, the value is that of an empty view at the origin.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // Unsafe: a proxy and its anchors are only used while the main thread builds views.
    nonisolated(unsafe) let (anchor, node) = (anchor, node)
    return MainThread.assumeIsolated { anchor.value(in: node) }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both refer to the same part of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.view === second.view && first.source.geometry == second.source.geometry
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(source.geometry)
  }
}

/// A part of a view's geometry.
enum AnchorGeometry: Hashable, Sendable {
  case bounds
  case rect(Rect)
  case point(Point)
  case unitPoint(UnitPoint)
  case several([AnchorGeometry])
  case nothing
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(geometry: .bounds) { $0.cgRect } }

  /// A rectangle in the view's coordinates, in application pixels.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let rect = Rect(rect)
    return Self(geometry: .rect(rect)) { frame in rect.offset(x: frame.minX, y: frame.minY).cgRect }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in application pixels.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    let point = Point(point)
    return Self(geometry: .point(point)) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point that is relative to the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(geometry: .unitPoint(point)) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several parts of the view.
  public init<T: Sendable>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(geometry: .several(array.map(\.geometry))) { frame in array.map { $0.value(frame) } }
  }

  /// Creates a source of an optional part of the view.
  public init<T: Sendable>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(geometry: anchor?.geometry ?? .nothing) { frame in anchor.map { $0.value(frame) } }
  }
}

import FoundationEssentials

/// A coordinate space in which positions are expressed.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of an enclosing view that is named with `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// Whether the space is that of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is that of the view.
  public var isLocal: Bool { self == .local }
}

// Unchecked because AnyHashable isn't Sendable. The name never changes, so that any thread may compare it.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that resolves to a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view that `coordinateSpace(_:)` has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The resolved coordinate space.
  public let coordinateSpace: CoordinateSpace
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  /// The resolved coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  /// The resolved coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of an enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the visible area of the nearest enclosing scroll view: its origin doesn't move when the
  /// content is scrolled. Without a scroll view, that of the window.
  public static var scrollView: NamedCoordinateSpace { scrollView(Axis.Set.both) }

  /// The coordinate space of the visible area of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView(Axis.Set(axis)) }

  private static func scrollView(_ axes: Axis.Set) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollSpace(axes: axes))))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the current view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

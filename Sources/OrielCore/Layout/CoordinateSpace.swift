import FoundationEssentials

// Unchecked: AnyHashable isn't Sendable; the names of spaces never change, and are only compared.
/// A corner that places are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of a view around this one, which has named it with `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has named it.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of what the nearest scroll view around shows: its corner stays where it is while the content is scrolled.
  /// The window's space where there is no scroll view.
  public static var scrollView: NamedCoordinateSpace { scrollView(Axis.Set.both) }

  /// The space of what the nearest scroll view around shows that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView(Axis.Set(axis)) }

  private static func scrollView(_ axes: Axis.Set) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollSpace(axes: axes))))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

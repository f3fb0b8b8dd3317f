import FoundationEssentials

/// A size that something is offered; nil leaves a length to it.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The width that is offered, in pixels of the desktop's scale.
  public var width: CGFloat?
  /// The height that is offered, in pixels of the desktop's scale.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as it likes to have.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All the room there could be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a width and a height.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A size, with other lengths where none is offered.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

import FoundationEssentials

/// A proposal for the size of a view. In a dimension that is nil, the view chooses its ideal length.
///
/// See <doc:LayoutSystem>.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in application pixels.
  public var width: CGFloat?
  /// The proposed height, in application pixels.
  public var height: CGFloat?

  /// A proposal of zero, to which a view responds with its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without lengths, to which a view responds with its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// An infinite proposal, to which a view responds with its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from optional lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size, with the lengths of another size for those that are nil.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

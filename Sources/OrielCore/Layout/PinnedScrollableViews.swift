/// The views of a ``LazyVStack``, ``LazyVGrid`` and the like that stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of a `Section` stays at the leading edge of the scroll view until the next section pushes it away.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of a `Section` stays at the trailing edge of the scroll view from the beginning of the section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

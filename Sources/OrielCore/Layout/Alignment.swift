import FoundationEssentials

/// A guide in each direction: where something stands in a larger space.
@frozen public struct Alignment: Hashable, Sendable {
  /// The guide down the view.
  public var horizontal: HorizontalAlignment
  /// The guide across the view.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the leading edge, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing edge, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading edge, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing edge, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where something stands in an area, so that their guides meet.
  func origin(of child: ViewDimensions, in area: ViewDimensions) -> CGPoint {
    CGPoint(
      x: area[horizontal.key] - child[horizontal.key], y: area[vertical.key] - child[vertical.key])
  }
}

/// How lines of text stand under each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// How a picture fills its space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the picture is seen.
  case fit
  /// All of the space is filled.
  case fill
}

/// Whether a part of the interface is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// How large a control is.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

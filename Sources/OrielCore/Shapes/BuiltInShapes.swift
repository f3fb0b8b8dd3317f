import FoundationEssentials

/// A rectangle as large as its area.
public struct Rectangle: InsettableShape, CornerShape {
  /// Creates the shape.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle with its edges further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// A rectangle with round corners of one size.
public struct RoundedRectangle: InsettableShape, CornerShape {
  private var corner: Size
  /// The width and the height of the corners.
  public var cornerSize: CGSize {
    get { corner.cgSize }
    set { corner = Size(newValue) }
  }
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle with corners that are quarters of an ellipse.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    corner = Size(cornerSize)
    self.style = style
  }

  /// A rectangle with corners of this radius, smaller where there is no room.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    corner = Size(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// The width and the height of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { corner.animatableData }
    set { corner.animatableData = newValue }
  }

  /// The rectangle with its round corners.
  public func path(in rect: CGRect) -> Path { Path(RoundedRect(Rect(rect), corners: corner).storage) }

  /// The rectangle with its edges further inside. The radius becomes smaller by the same length.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }

  func withCorners(smallerBy amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.corner = Size(width: max(0, corner.width - amount), height: max(0, corner.height - amount))
    return shape
  }
}

/// A rectangle with a radius for each of its corners.
public struct UnevenRoundedRectangle: InsettableShape, CornerShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates the shape from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates the shape from the radius of each corner, 0 where nothing else is said.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The rectangle with its round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The rectangle with its edges further inside. The radii become smaller by the same length.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }

  func withCorners(smallerBy amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.cornerRadii.topLeading = max(0, cornerRadii.topLeading - amount)
    shape.cornerRadii.bottomLeading = max(0, cornerRadii.bottomLeading - amount)
    shape.cornerRadii.bottomTrailing = max(0, cornerRadii.bottomTrailing - amount)
    shape.cornerRadii.topTrailing = max(0, cornerRadii.topTrailing - amount)
    return shape
  }
}

/// A circle in the middle of its area, as large as the shorter side.
public struct Circle: InsettableShape, CornerShape {
  /// Creates the shape.
  public init() {}
  /// The circle. It begins at its right and goes clockwise.
  public func path(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    let side = min(rect.width, rect.height)
    return Path(.ellipse(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
  /// A square as large as the shorter side of what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let side = min(size.width, size.height)
    let isOpen = proposal.width == nil && proposal.height == nil
    return isOpen ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
  }
  /// The circle with its edge further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// An ellipse as large as its area.
public struct Ellipse: InsettableShape, CornerShape {
  /// Creates the shape.
  public init() {}
  /// The ellipse. It begins at its right and goes clockwise.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse with its edge further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, CornerShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    let radius = min(rect.width, rect.height) / 2
    return Path(RoundedRect(rect, corners: Size(width: radius, height: radius)).storage)
  }
  /// The capsule with its edges further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// The shape that `containerShape(_:)` sets around it, further inside where it stands further inside; elsewhere a
/// rectangle.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}
  /// A rectangle: the container is known only where the shape is shown.
  public func path(in rect: CGRect) -> Path { Path(.rect(Rect(rect).inset(by: amount))) }
  /// The shape with its edges further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A shape whose edges can move inwards any number of times.
nonisolated protocol CornerShape: InsettableShape, Equatable {
  /// The shape in an area that is smaller by a length on each side.
  func withCorners(smallerBy amount: CGFloat) -> Self
}

extension CornerShape {
  func withCorners(smallerBy amount: CGFloat) -> Self { self }
}

/// A shape in an area that is smaller on each side.
struct SmallerShape<Base: CornerShape>: InsettableShape, Equatable {
  var base: Base
  var amount: CGFloat

  init(_ base: Base, by amount: CGFloat) {
    self.base = base.withCorners(smallerBy: amount)
    self.amount = amount
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { base.path(in: Rect(rect).inset(by: amount).cgRect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by more: CGFloat) -> SmallerShape {
    var shape = SmallerShape(base, by: more)
    shape.amount += amount
    return shape
  }
}

import FoundationEssentials

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, CornerShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// A rectangle with rounded corners of one size.
public struct RoundedRectangle: InsettableShape, CornerShape {
  private var corner: Size
  /// The width and the height of the corners.
  public var cornerSize: CGSize {
    get { corner.cgSize }
    set { corner = Size(newValue) }
  }
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners are quarters of an ellipse.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    corner = Size(cornerSize)
    self.style = style
  }

  /// Creates a rectangle with a corner radius, which is reduced if there isn't enough space.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    corner = Size(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// The width and the height of the corners.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { corner.animatableData }
    set { corner.animatableData = newValue }
  }

  /// Returns the rectangle with rounded corners.
  public func path(in rect: CGRect) -> Path { Path(RoundedRect(Rect(rect), corners: corner).storage) }

  /// Returns the rectangle with its edges inset and its radius reduced by the same length.
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }

  func withCorners(smallerBy amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.corner = Size(width: max(0, corner.width - amount), height: max(0, corner.height - amount))
    return shape
  }
}

/// A rectangle with a different radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape, CornerShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape with corner radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a shape with a radius for each corner, 0 by default.
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

  /// Returns the rectangle with rounded corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// Returns the rectangle with its edges inset and its radii reduced by the same length.
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

/// A circle in the center of its frame, whose diameter is the shorter side.
public struct Circle: InsettableShape, CornerShape {
  public init() {}
  /// Returns the circle, which begins at its right end and continues clockwise.
  public func path(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    let side = min(rect.width, rect.height)
    return Path(.ellipse(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)))
  }
  /// Returns a square with the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let side = min(size.width, size.height)
    let isOpen = proposal.width == nil && proposal.height == nil
    return isOpen ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, CornerShape {
  public init() {}
  /// Returns the ellipse, which begins at its right end and continues clockwise.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, CornerShape {
  /// The style of the corners.
  public var style: RoundedCornerStyle
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let rect = Rect(rect)
    let radius = min(rect.width, rect.height) / 2
    return Path(RoundedRect(rect, corners: Size(width: radius, height: radius)).storage)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(self, by: amount) }
}

/// The shape that an enclosing `containerShape(_:)` sets, inset by the distance from the container's edges; a rectangle
/// if there is none.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  var amount: CGFloat = 0

  public init() {}
  /// Returns a rectangle, because the container is known only where the shape is displayed.
  public func path(in rect: CGRect) -> Path { Path(.rect(Rect(rect).inset(by: amount))) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A shape whose edges can be inset repeatedly.
nonisolated protocol CornerShape: InsettableShape, Equatable {
  /// The shape for an area that is inset on each side.
  func withCorners(smallerBy amount: CGFloat) -> Self
}

extension CornerShape {
  func withCorners(smallerBy amount: CGFloat) -> Self { self }
}

/// A shape in an area that is inset on each side.
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

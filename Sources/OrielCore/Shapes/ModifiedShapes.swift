import FoundationEssentials

/// A shape that is moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before the offset is applied.
  public var shape: Content
  private var distance: Size
  /// The distance by which the shape is moved.
  public var offset: CGSize {
    get { distance.cgSize }
    set { distance = Size(newValue) }
  }

  /// Creates a shape that is moved by an offset.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    distance = Size(offset)
  }

  /// The data of the original shape, and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, distance.animatableData) }
    set {
      shape.animatableData = newValue.first
      distance.animatableData = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: distance.width, dy: distance.height)
  }
  /// Returns the size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is scaled around a point.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  private var factors: Size
  /// The horizontal and the vertical factor.
  public var scale: CGSize {
    get { factors.cgSize }
    set { factors = Size(newValue) }
  }
  /// The point that keeps its position.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    factors = Size(scale)
    self.anchor = anchor
  }

  /// The data of the original shape, the scale factors, and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(factors.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      factors.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: factors.width, y: factors.height)
    return shape.path(in: rect).applying(transform.around(anchor, in: Rect(rect)))
  }
  /// Returns the size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is rotated around a point.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before it is rotated.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The point that keeps its position.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The data of the original shape, the angle, and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: angle.radians)
    return shape.path(in: rect).applying(transform.around(anchor, in: Rect(rect)))
  }
  /// Returns the size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose path is transformed by a matrix.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before it is transformed.
  public var shape: Content
  /// The transform of the path, in the coordinates of the shape's rectangle.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The data of the original shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// Returns the size of the original shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of a shape's path.
struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a fixed size, at the origin of its area.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: Size

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(x: rect.origin.x, y: rect.origin.y, width: size.width, height: size.height))
  }
}

/// The shape of a stroke along another shape's edge.
struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns the shape moved by the coordinates of a point.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// Returns the shape moved by a horizontal and a vertical distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

  /// Returns the shape scaled around a point.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled around a point by the same factor in both directions.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated clockwise around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with its path transformed.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns a part of the shape's outline. The fractions are positions along its length, from 0 to 1.
  ///
  /// A circle begins at its right and goes clockwise: `Circle().trim(from: 0, to: 0.25)` is the quarter at the bottom
  /// right.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the shape with a fixed size, independent of the proposed size.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: Size(size)) }

  /// Returns the shape with a fixed width and height.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape with its edges inset by a length.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// Returns the scaled shape with its edges inset by a length.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape with its edges inset by a length.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

import FoundationEssentials

/// A figure that takes the size of its area, and can be filled, stroked and clipped with.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// Triangle().stroke(.red, lineWidth: 2)
/// ```
///
/// In a transaction with an animation, a shape's ``Animatable/animatableData`` go to their new values, and the path is made
/// for each frame.
///
/// As a view, a shape is filled with the foreground and takes all the room that it is offered. It has no widget: the
/// window draws it. Where reading begins on the right, its path is mirrored.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The path in a rectangle. It runs once for each size, during layout; it must return the same for the same rectangle.
  func path(in rect: CGRect) -> Path

  /// What kind of shape it is.
  static var role: ShapeRole { get }

  /// The size of the shape's view for a proposal. By default all that is proposed, and 10 along an axis where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is used as.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  /// What kind of shape it is: an area.
  public static var role: ShapeRole { .fill }

  /// All that is proposed, and 10 along an axis where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape, filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// What layout knows of the shape.
  package var outline: any ShapeOutline { (self as? AnyShape)?.outlineOfShape ?? OutlineOfShape(shape: self) }
}

/// A shape whose edges can move inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape with its edges further inside.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges further inside by a length on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as layout knows it.
private struct OutlineOfShape<S: Shape>: ShapeOutline {
  let shape: S

  func path(in rect: Rect) -> Path { shape.path(in: rect.cgRect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { Size(shape.sizeThatFits(proposal)) }
  var containerInset: CGFloat? { (shape as? ContainerRelativeShape)?.amount }

  func inset(by amount: CGFloat) -> (any ShapeOutline)? {
    guard let shape = shape as? any InsettableShape else { return nil }
    func inset(_ shape: some InsettableShape) -> any ShapeOutline { shape.inset(by: amount).outline }
    return inset(shape)
  }

  var animatableData: _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }

  func with(_ data: _AnyAnimatableData) -> any ShapeOutline {
    guard let data = data.value(as: S.AnimatableData.self) else { return self }
    var shape = shape
    shape.animatableData = data
    return OutlineOfShape(shape: shape)
  }

  func isSame(as other: any ShapeOutline) -> Bool {
    guard let other = other as? OutlineOfShape<S>, let test = Equality<S>.test else { return false }
    return test(shape, other.shape)
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  fileprivate var outlineOfShape: any ShapeOutline

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { outlineOfShape = shape.outline }

  /// What of the shape changes gradually. Shapes of different types don't become each other.
  public var animatableData: _AnyAnimatableData {
    get { outlineOfShape.animatableData }
    set { outlineOfShape = outlineOfShape.with(newValue) }
  }

  /// The shape's path.
  public func path(in rect: CGRect) -> Path { outlineOfShape.path(in: Rect(rect)) }
  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outlineOfShape.sizeThatFits(proposal).cgSize }
}

extension AnyShape: Equatable {
  /// Whether both are known to be the same shape.
  public static func == (first: AnyShape, second: AnyShape) -> Bool {
    first.outlineOfShape.isSame(as: second.outlineOfShape)
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

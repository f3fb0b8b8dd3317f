import FoundationEssentials

/// A shape that fits its frame. It can be filled, stroked, and used for clipping.
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
/// When the ``Animatable/animatableData`` of a shape change in a transaction with an animation, the path is computed
/// for each frame with interpolated data.
///
/// As a view, a shape is filled with the foreground style and takes the proposed size. It has no widget; the window
/// draws it. In right-to-left languages, its path is mirrored.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Describes the shape's path in a rectangle. Layout calls this method once for each size; it must return the same
  /// path for the same rectangle.
  func path(in rect: CGRect) -> Path

  /// The purpose of the shape.
  static var role: ShapeRole { get }

  /// Returns the size of the shape's view for a proposal. By default, this is the proposed size, with 10 points for
  /// each dimension that isn't specified.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is an area that is filled.
  case fill
  /// The shape is a line.
  case stroke
  /// The shape is a line that separates other views.
  case separator
}

extension Shape {
  /// The purpose of the shape; by default, a filled area.
  public static var role: ShapeRole { .fill }

  /// Returns the proposed size, with 10 points for each dimension that isn't specified.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The shape in the form that layout uses.
  package var outline: any ShapeOutline { (self as? AnyShape)?.outlineOfShape ?? OutlineOfShape(shape: self) }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with every edge moved inwards by a length.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The outline of a shape, as layout uses it.
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

/// A type-erased shape.
public struct AnyShape: Shape {
  fileprivate var outlineOfShape: any ShapeOutline

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) { outlineOfShape = shape.outline }

  /// The type-erased data of the shape. Data of shapes of different types aren't interpolated.
  public var animatableData: _AnyAnimatableData {
    get { outlineOfShape.animatableData }
    set { outlineOfShape = outlineOfShape.with(newValue) }
  }

  public func path(in rect: CGRect) -> Path { outlineOfShape.path(in: Rect(rect)) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outlineOfShape.sizeThatFits(proposal).cgSize }
}

extension AnyShape: Equatable {
  /// Returns whether both are equal shapes of the same type.
  public static func == (first: AnyShape, second: AnyShape) -> Bool {
    first.outlineOfShape.isSame(as: second.outlineOfShape)
  }
}

extension Path: Shape {
  /// Returns the path itself; the rectangle has no effect.
  public func path(in rect: CGRect) -> Path { self }
}

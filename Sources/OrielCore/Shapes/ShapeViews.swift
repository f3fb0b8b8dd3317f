import FoundationEssentials

/// A view that draws a shape. Further fills and strokes can be added to it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A view that is drawn by a single shape node.
@MainActor package protocol MarkedView: LayoutView where Layout == ShapeNode {
  /// The fills and strokes, from back to front.
  var marks: [ShapeMark] { get }
}

extension MarkedView {
  package static var readsEnvironment: Bool { true }
  package func makeLayout() -> ShapeNode { ShapeNode(marks) }
  package func update(_ layout: ShapeNode) {}
  package func update(_ layout: ShapeNode, in environment: EnvironmentValues) {
    layout.marks = marks.map { mark in
      var mark = mark
      mark.paint = mark.paint.resolved(in: environment)
      return mark
    }
  }
}

/// Returns the fills and strokes of a background view; empty if the view isn't a shape view.
@MainActor private func marks(behind background: some View) -> [ShapeMark] {
  (background as? any MarkedView)?.marks ?? []
}

/// A view that fills a shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and the antialiasing.
  public var fillStyle: FillStyle

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension _ShapeView: MarkedView {
  @MainActor package var marks: [ShapeMark] { [ShapeMark(shape.outline, .fill(fillStyle), style._paint.paint)] }
}

/// A view that fills a shape in front of other fills and strokes.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and the antialiasing.
  public var fillStyle: FillStyle
  /// The view behind the fill.
  public var background: Background

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension FillShapeView: MarkedView {
  @MainActor package var marks: [ShapeMark] {
    OrielCore.marks(behind: background) + [ShapeMark(shape.outline, .fill(fillStyle), style._paint.paint)]
  }
}

/// A view that strokes a shape's edge.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The width, the caps, the joins and the dashes of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether the stroke is antialiased.
  public var isAntialiased: Bool
  /// The view behind the stroke.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension StrokeShapeView: MarkedView {
  @MainActor package var marks: [ShapeMark] {
    OrielCore.marks(behind: background) + [ShapeMark(shape.outline, .stroke(strokeStyle), style._paint.paint)]
  }
}

/// A view that strokes the inside of a shape's edge.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The width, the caps, the joins and the dashes of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether the stroke is antialiased.
  public var isAntialiased: Bool
  /// The view behind the stroke.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension StrokeBorderShapeView: MarkedView {
  @MainActor package var marks: [ShapeMark] {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return OrielCore.marks(behind: background) + [ShapeMark(inner.outline, .stroke(strokeStyle), style._paint.paint)]
  }
}

import FoundationEssentials

/// A view that draws a shape. More fills and strokes can be put on it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  var shape: Content { get }
}

/// A view whose drawing is one layout node.
@MainActor package protocol MarkedView: LayoutView where Layout == ShapeNode {
  /// What is drawn, from the back to the front.
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

extension Paint {
  /// The paint where another foreground or tint is in force.
  @MainActor package func resolved(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .foreground(let level):
      guard let foreground = environment.foregroundPaint else { return self }
      return level == 0 ? foreground : foreground.weaker(by: level)
    case .tint: return environment.tintPaint ?? self
    case .faded(let paint, let opacity): return paint.resolved(in: environment).opacity(opacity)
    case .color, .background, .separator, .selection, .gradient, .material: return self
    }
  }
}

/// What is drawn behind: the marks of another shape's view; nothing behind the first one.
@MainActor private func marks(behind background: some View) -> [ShapeMark] {
  (background as? any MarkedView)?.marks ?? []
}

/// A shape that is filled.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// Oriel draws the view itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension _ShapeView: MarkedView {
  package var marks: [ShapeMark] { [ShapeMark(shape.outline, .fill(fillStyle), style._paint.paint)] }
}

/// A shape that is filled, above other fills and strokes.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// Oriel draws the view itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What is drawn before.
  public var background: Background

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension FillShapeView: MarkedView {
  package var marks: [ShapeMark] {
    OrielCore.marks(behind: background) + [ShapeMark(shape.outline, .fill(fillStyle), style._paint.paint)]
  }
}

/// A shape with a line along its edge.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// Oriel draws the view itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// What the line looks like.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn before.
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

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension StrokeShapeView: MarkedView {
  package var marks: [ShapeMark] {
    OrielCore.marks(behind: background) + [ShapeMark(shape.outline, .stroke(strokeStyle), style._paint.paint)]
  }
}

/// A shape with a line inside its edge.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// Oriel draws the view itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// What the line looks like.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn before.
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

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }
}

extension StrokeBorderShapeView: MarkedView {
  package var marks: [ShapeMark] {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return OrielCore.marks(behind: background) + [ShapeMark(inner.outline, .stroke(strokeStyle), style._paint.paint)]
  }
}

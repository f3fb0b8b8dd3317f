import FoundationEssentials

/// The outline of a shape in the layout: returns the path for an area.
package protocol ShapeOutline: Sendable {
  func path(in rect: Rect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The outline with its edges inset; nil if that isn't possible.
  func inset(by amount: CGFloat) -> (any ShapeOutline)?
  /// The inset from the enclosing container shape; nil for an outline with its own path.
  var containerInset: CGFloat? { get }
  /// The animatable data, and the outline with other data.
  var animatableData: _AnyAnimatableData { get }
  func with(_ data: _AnyAnimatableData) -> any ShapeOutline
  /// Whether both certainly have the same paths.
  func isSame(as other: any ShapeOutline) -> Bool
}

/// A fill or stroke of a shape.
package struct ShapeMark: Equatable, Sendable {
  package enum Tool: Equatable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  package var outline: any ShapeOutline
  package var tool: Tool
  package var paint: Paint

  package init(_ outline: any ShapeOutline, _ tool: Tool, _ paint: Paint) {
    self.outline = outline
    self.tool = tool
    self.paint = paint
  }

  package static func == (first: ShapeMark, second: ShapeMark) -> Bool {
    first.tool == second.tool && first.paint == second.paint && first.outline.isSame(as: second.outline)
  }

  /// The distance by which the mark extends beyond its path.
  fileprivate var reach: CGFloat {
    switch tool {
    case .fill: paint.reach
    case .stroke(let style): style.reach + paint.reach
    }
  }
}

/// A filled or stroked shape. Fills and strokes on top of each other share one node.
package final class ShapeNode: DrawnNode {
  /// The path for the node's size, relative to the node's origin.
  package struct Figure {
    package let path: Path
    /// The platform's cached object for the path.
    package var kept: AnyObject?

    package init(path: Path, kept: AnyObject? = nil) {
      self.path = path
      self.kept = kept
    }
  }

  package var marks: [ShapeMark] {
    didSet {
      let isSame = marks.elementsEqual(oldValue) { $0.outline.isSame(as: $1.outline) }
      if isSame, marks == oldValue { return }
      moveMarks(marks.count) { motion, index, change in
        guard index < oldValue.count else { return }
        let (old, new) = (oldValue[index], marks[index])
        motion.aim(from: old.animatableData, at: new.animatableData, change)
        motion.blend(from: old.paint, to: new.paint, change)
      }
      if !isSame {
        knownFigures = nil
        setNeedsLayout()
      }
      drawingDidChange()
      if surface != nil, isPlaced {
        collectOverhang()
        extendAncestors()
      }
    }
  }

  private var knownFigures: [Figure]?
  private var figureSize = Size(width: 0, height: 0)

  override package var content: Content { .shape }

  package init(_ marks: [ShapeMark]) {
    self.marks = marks
    super.init(Drawing(fill: marks.last?.paint ?? .color(.clear)))
  }

  /// The marks in the current frame, and their paints.
  package var shownMarks: [(mark: ShapeMark, paint: ShownPaint)] {
    marks.enumerated().map { index, mark in
      var mark = mark
      if isChanging, let data = motion?.marks[index].data { mark.animatableData = data.shown }
      return (mark, shown(mark.paint, ofPart: index))
    }
  }

  /// The paints of the marks in the current frame.
  package var shownPaints: [ShownPaint] {
    isChanging ? marks.indices.map { shown(marks[$0].paint, ofPart: $0) } : marks.map { .plain($0.paint) }
  }

  /// The path of each mark for the displayed size, created once for each size.
  package var figures: [Figure] {
    get {
      let size = shownSize
      let isOnItsWay = isChanging
      if let knownFigures, size == figureSize, !isOnItsWay { return knownFigures }
      let figures = shownMarks.map { Figure(path: path(of: $0.mark.outline, in: size)) }
      if !isOnItsWay {
        knownFigures = figures
        figureSize = size
      }
      return figures
    }
    set { if !isChanging { knownFigures = newValue } }
  }

  private func path(of outline: any ShapeOutline, in size: Size) -> Path {
    let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let inset = outline.containerInset else { return outline.path(in: area) }
    let around = container
    let distance = around.map { $0.distance(to: self) } ?? 0
    let shape = around?.outline.inset(by: distance + inset)
    return shape?.path(in: area.inset(by: -distance)) ?? Path(.rect(area.inset(by: inset)))
  }

  private var container: ContainerShapeNode? {
    var next = parent
    while let node = next {
      if let container = node as? ContainerShapeNode { return container }
      next = node.parent
    }
    return nil
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    marks.first?.outline.sizeThatFits(proposal).cgSize ?? super.measure(proposal)
  }

  override package func didPlace() {
    if marks.contains(where: { $0.outline.containerInset != nil }) {
      knownFigures = nil
      rendering = nil
    }
    super.didPlace()
  }

  override package func overhang(of content: Overhang) -> Overhang {
    var overhang = content
    for (figure, mark) in zip(figures, marks) {
      guard let bounds = figure.path.hull else { continue }
      overhang.leading = max(overhang.leading, mark.reach - bounds.minX)
      overhang.top = max(overhang.top, mark.reach - bounds.minY)
      overhang.trailing = max(overhang.trailing, bounds.maxX + mark.reach - size.width)
      overhang.bottom = max(overhang.bottom, bounds.maxY + mark.reach - size.height)
    }
    return overhang
  }
}

/// `containerShape`: the outline that container-relative shapes in the content follow.
package final class ContainerShapeNode: SingleChildNode {
  package var outline: any ShapeOutline { didSet { if !outline.isSame(as: oldValue) { announcePlaces() } } }

  package init(_ outline: any ShapeOutline) { self.outline = outline }

  /// The minimum distance between the edges of a descendant and of the container.
  fileprivate func distance(to node: LayoutNode) -> CGFloat {
    let (leading, top) = (node.origin.x - origin.x, node.origin.y - origin.y)
    let (trailing, bottom) = (size.width - leading - node.size.width, size.height - top - node.size.height)
    return max(0, min(leading, top, trailing, bottom))
  }
}

/// `contentShape`: the shape of the view for hit testing and other purposes.
package final class ContentShapeNode: SingleChildNode {
  package struct Configuration: Equatable, Sendable {
    package var kinds: ContentShapeKinds
    package var outline: any ShapeOutline
    package var isEOFilled: Bool

    package init(_ kinds: ContentShapeKinds, _ outline: any ShapeOutline, isEOFilled: Bool) {
      self.kinds = kinds
      self.outline = outline
      self.isEOFilled = isEOFilled
    }

    package static func == (first: Configuration, second: Configuration) -> Bool {
      first.kinds == second.kinds && first.isEOFilled == second.isEOFilled && first.outline.isSame(as: second.outline)
    }
  }

  package var configuration: Configuration

  package init(_ configuration: Configuration) { self.configuration = configuration }

  /// The shape for the node's size, relative to its leading top corner.
  package var path: Path { configuration.outline.path(in: Rect(x: 0, y: 0, width: size.width, height: size.height)) }

  /// Whether a point, relative to the node's leading top corner, is in the shape.
  package func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: configuration.isEOFilled) }
}

extension LayoutNode {
  /// The outermost content shape for a purpose in the modifiers of the view.
  package final func contentShape(for kind: ContentShapeKinds) -> ContentShapeNode? {
    var next: LayoutNode? = self
    while let node = next as? SingleChildNode {
      if let shape = node as? ContentShapeNode, shape.configuration.kinds.contains(kind) { return shape }
      next = node.content
    }
    return nil
  }
}

/// The purposes of a content shape.
///
/// In GTK, the shapes for interaction and for the preview of a drag are used: there are no previews of context menus and no
/// hover effects, and the focus ring and the frame for assistive technology are those of widgets.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The frame that assistive technology displays.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

import FoundationEssentials

/// One thing that a canvas draws.
package struct CanvasCommand {
  package enum Content {
    case fill(Path, GraphicsContext.Shading, FillStyle)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(TextElement, Rect)
    case image(ImageElement, Rect)
    case symbol(LayoutNode, Rect)
    case layer([CanvasCommand])
  }

  package var content: Content
  package var state: CanvasState
}

/// How something is drawn in a canvas.
package struct CanvasState {
  /// Nothing is drawn outside it, or inside it.
  package enum Clip {
    case path(Path, FillStyle, isInverse: Bool)
    case layer([CanvasCommand], opacity: Double, isInverse: Bool)
  }

  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// In the canvas's own coordinates.
  package var clips: [Clip] = []
  /// The innermost first.
  package var filters: [PictureEffect] = []

  package init() {}
}

/// Where a graphics context and its copies draw.
final class CanvasTarget {
  var commands: [CanvasCommand] = []
}

/// What a canvas asks of its platform while it is drawn.
@MainActor package protocol CanvasHost: AnyObject {
  /// The size of a text in a width, and the places of its baselines; as wide as it likes without one.
  func measure(_ text: TextElement, width: CGFloat?) -> (size: Size, baselines: TextBaselines)
  /// The size of an image by itself.
  func size(of image: ImageElement) -> Size
}

/// `Canvas`: what it draws is a list of commands, made once for each size. Its children are the symbols, which are laid out
/// and not drawn by themselves.
package final class CanvasNode: DrawnNode {
  /// Runs the canvas's closure, and sets what it draws.
  var record: ((Size) -> Void)?
  var known: [CanvasCommand]?
  private var knownSize = Size(width: 0, height: 0)

  override package var content: Content { .canvas }

  init() { super.init(Drawing(fill: .color(.clear))) }

  /// What is drawn in the node's size, its origin at the node's.
  package var commands: [CanvasCommand] {
    let size = shownSize
    if let known, size == knownSize { return known }
    known = []
    record?(size)
    knownSize = size
    return known ?? []
  }

  /// Whether the commands, if they were made, draw symbols, which may change by themselves.
  package var drawsSymbols: Bool { childCount > 0 }

  /// The closure is another one, or has read what has changed since.
  func forgetCommands() {
    known = nil
    drawingDidChange()
  }

  override package func didAttach(to surface: LayoutSurface) { surface.hasPictures = true }

  // Symbols change nothing about the size.
  override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override package func placeChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
    if childCount > 0 { known = nil }
  }

  // Nothing is drawn outside the area.
  override package func overhang(of content: Overhang) -> Overhang { Overhang() }
}

import FoundationEssentials

/// A drawing command of a canvas.
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

/// The graphics state of a drawing command.
package struct CanvasState {
  /// A clip to the inside or the outside of a path.
  package enum Clip {
    case path(Path, FillStyle, isInverse: Bool)
    case layer([CanvasCommand], opacity: Double, isInverse: Bool)
  }

  /// A filter of what a command draws.
  package enum Filter: Sendable {
    case picture(PictureEffect)
    /// In the coordinates of the canvas.
    case projection(ProjectionTransform)

    /// The filter in the coordinates of the canvas, to which a transform maps those of the filter.
    func inCanvas(_ transform: CGAffineTransform) -> Filter {
      guard case .projection(let matrix) = self else { return self }
      let outer = ProjectionTransform(transform)
      return .projection(outer.inverted().concatenating(matrix).concatenating(outer))
    }
  }

  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// In the coordinates of the canvas.
  package var clips: [Clip] = []
  /// The innermost first.
  package var filters: [Filter] = []

  package init() {}
}

/// The destination of a graphics context and its copies.
final class CanvasTarget {
  var commands: [CanvasCommand] = []
}

/// The operations that a canvas requires of its platform for drawing.
@MainActor package protocol CanvasHost: AnyObject {
  /// The size and the baselines of a text with a width; without a width, in its natural size.
  func measure(_ text: TextElement, width: CGFloat?) -> (size: Size, baselines: TextBaselines)
  /// The natural size of an image.
  func size(of image: ImageElement) -> Size
}

/// `Canvas`: its drawing is a list of commands, created once for each size. Its children are the symbols, which are
/// laid out but not drawn by themselves.
package final class CanvasNode: DrawnNode {
  /// Runs the closure of the canvas, and sets the commands.
  var record: ((Size) -> Void)?
  var known: [CanvasCommand]?
  private var knownSize = Size(width: 0, height: 0)

  override package var content: Content { .canvas }

  init() { super.init(Drawing(fill: .color(.clear))) }

  /// The commands for the node's size, relative to the node's origin.
  package var commands: [CanvasCommand] {
    let size = shownSize
    if let known, size == knownSize { return known }
    known = []
    record?(size)
    knownSize = size
    return known ?? []
  }

  /// Called when the closure, or a value that it has read, has changed.
  func forgetCommands() {
    known = nil
    drawingDidChange()
  }

  override package func didAttach(to surface: LayoutSurface) { surface.hasPictures = true }

  // Symbols don't affect the size.
  override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override package func placeChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
    if childCount > 0 { known = nil }
  }

  // The drawing is clipped to the area.
  override package func overhang(of content: Overhang) -> Overhang { Overhang() }
}

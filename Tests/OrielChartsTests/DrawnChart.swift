import Foundation
import OrielCharts
import OrielTesting

@testable import OrielCore

/// A chart on a screen, with what it draws. A character is 8 × 16 points.
@MainActor struct DrawnChart {
  let screen: Screen
  private let width: Double
  /// Whether the chart reads from the right to the left, so that frames count from the right edge.
  private let isMirrored: Bool

  init(
    width: Double = 400, height: Double = 216, isMirrored: Bool = false, @ViewBuilder _ content: () -> some View
  ) {
    self.width = width
    self.isMirrored = isMirrored
    screen = Screen(size: ProposedViewSize(width: width, height: height), content: content)
    if isMirrored {
      for content in screen.window.contents { content.surface.isMirrored = true }
      screen.desktop.layoutDirection = .rightToLeft
    }
    _ = screen.size
  }

  /// The canvases: the plot, the axes, and those of the legend.
  private func canvas(_ index: Int) throws -> (node: CanvasNode, origin: CGPoint) {
    _ = screen.size
    let element = screen.find(.canvas)[index]
    let frame = try element.frame
    guard let node = try element.view.node as? CanvasNode else { throw NoCanvas() }
    return (node, CGPoint(x: isMirrored ? width - frame.maxX : frame.minX, y: frame.minY))
  }

  private struct NoCanvas: Error {}

  /// The commands of the plot.
  var commands: [CanvasCommand] { get throws { try canvas(0).node.commands } }

  /// The areas that are filled in the plot, in the coordinates of the screen.
  var areas: [Area] {
    get throws {
      let (node, origin) = try canvas(0)
      return node.commands.compactMap { command in
        guard case .fill(let path, let shading, _) = command.content,
          let bounds = path.applying(command.state.transform).bounds
        else { return nil }
        return Area(frame: bounds.offset(x: origin.x, y: origin.y).cgRect, paint: shading.paint)
      }
    }
  }

  struct Area {
    let frame: CGRect
    let paint: Paint
  }

  /// The frames of the areas, rounded to whole points.
  var frames: [CGRect] {
    get throws { try areas.map { $0.frame.rounded } }
  }

  /// The lines that are stroked in the plot, in the coordinates of the screen.
  var lines: [CGRect] {
    get throws {
      let (node, origin) = try canvas(0)
      return node.commands.compactMap { command in
        guard case .stroke(let path, _, _) = command.content else { return nil }
        return path.applying(command.state.transform).bounds?.offset(x: origin.x, y: origin.y).cgRect.rounded
      }
    }
  }

  /// The labels of the axes with their frames, in the coordinates of the screen.
  var labels: [(text: String, frame: CGRect)] {
    get throws {
      let (node, origin) = try canvas(1)
      return node.commands.compactMap { command in
        guard case .text(let text, let rect) = command.content else { return nil }
        return (text.string, rect.offset(x: origin.x, y: origin.y).cgRect)
      }
    }
  }
}

extension CGRect {
  /// The rectangle in whole points.
  var rounded: CGRect {
    CGRect(
      x: minX.rounded(), y: minY.rounded(), width: maxX.rounded() - minX.rounded(),
      height: maxY.rounded() - minY.rounded())
  }
}

import Foundation
import OrielCore

/// A symbol that comes with charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// The symbols of the first values of `symbol(by:)`, in order.
  static let sequence = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    // The areas of the others resemble that of the circle.
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(corners: 3, center: CGPoint(x: center.x, y: center.y + radius * 0.15), radius * 1.2)
    case .diamond: return polygon(corners: 4, center: center, radius * 1.2)
    case .pentagon: return polygon(corners: 5, center: center, radius * 1.08)
    case .plus: return lines(2, from: 0, center: center, radius * 1.1)
    case .cross: return lines(2, from: .pi / 4, center: center, radius * 1.1)
    case .asterisk: return lines(3, from: .pi / 6, center: center, radius * 1.1)
    }
  }

  private func polygon(corners: Int, center: CGPoint, _ radius: CGFloat) -> Path {
    Path { path in
      for corner in 0..<corners {
        let angle = 2 * .pi * Double(corner) / Double(corners) - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private func lines(_ count: Int, from start: Double, center: CGPoint, _ radius: CGFloat) -> Path {
    let lines = Path { path in
      for line in 0..<count {
        let angle = start + .pi * Double(line) / Double(count)
        let (x, y) = (radius * cos(angle), radius * sin(angle))
        path.move(to: CGPoint(x: center.x - x, y: center.y - y))
        path.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: radius * 0.45, lineCap: .round))
  }
}

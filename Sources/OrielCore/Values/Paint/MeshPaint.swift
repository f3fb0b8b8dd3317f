/// The grid of a mesh gradient, in fractions of the filled area.
package struct MeshPaint: Hashable, Sendable {
  /// A point of the grid, with the control points of the curves to its neighbors.
  package struct Node: Hashable, Sendable {
    var position: SIMD2<Double>
    var leading: SIMD2<Double>
    var top: SIMD2<Double>
    var trailing: SIMD2<Double>
    var bottom: SIMD2<Double>
  }

  /// A small part of the area, between four colors, which are at its corners in the order of a walk around it.
  package struct Patch: Equatable {
    package var corners: [SIMD2<Double>]
    package var colors: [SIMD4<Double>]
  }

  let width: Int
  let height: Int
  package let background: Color
  private let smoothsColors: Bool
  /// The points, row by row.
  var nodes: [Node]

  /// Creates a grid with smooth curves through points.
  init(width: Int, height: Int, points: [SIMD2<Float>], background: Color, smoothsColors: Bool) {
    let (width, height) = (max(0, width), max(0, height))
    self.width = width
    self.height = height
    self.background = background
    self.smoothsColors = smoothsColors
    func position(_ column: Int, _ row: Int) -> SIMD2<Double> {
      let index = row * width + column
      if points.indices.contains(index) { return SIMD2(points[index]) }
      return SIMD2(Double(column) / Double(max(1, width - 1)), Double(row) / Double(max(1, height - 1)))
    }
    nodes = []
    for row in 0..<height {
      for column in 0..<width {
        let point = position(column, row)
        // A third of the way to a neighbor, parallel to the line between both neighbors.
        func tangent(_ before: SIMD2<Double>, _ after: SIMD2<Double>, isInside: Bool) -> SIMD2<Double> {
          (after - before) / (isInside ? 6 : 3)
        }
        let across = tangent(
          position(max(0, column - 1), row), position(min(width - 1, column + 1), row),
          isInside: column > 0 && column + 1 < width)
        let down = tangent(
          position(column, max(0, row - 1)), position(column, min(height - 1, row + 1)),
          isInside: row > 0 && row + 1 < height)
        nodes.append(
          Node(
            position: point, leading: point - across, top: point - down, trailing: point + across,
            bottom: point + down))
      }
    }
  }

  /// The number of patches along each side of a cell of the grid.
  private static let detail = 10

  /// The area in small parts.
  ///
  /// - Parameter colors: the color of each point: red, green, blue and alpha.
  package func patches(of colors: [SIMD4<Double>]) -> [Patch] {
    guard width > 1, height > 1, colors.count >= nodes.count else { return [] }
    var patches: [Patch] = []
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let first = row * width + column
        let cell = Cell(
          corners: [first, first + 1, first + width + 1, first + width].map { ($0, nodes[$0]) }, colors: colors,
          smoothsColors: smoothsColors)
        patches += cell.patches(Self.detail)
      }
    }
    return patches
  }
}

extension MeshPaint.Node {
  init(_ point: MeshGradient.BezierPoint) {
    position = SIMD2(point.position)
    leading = SIMD2(point.leadingControlPoint)
    top = SIMD2(point.topControlPoint)
    trailing = SIMD2(point.trailingControlPoint)
    bottom = SIMD2(point.bottomControlPoint)
  }
}

/// The area between four neighboring points of a grid: a Coons patch.
private struct Cell {
  private let corners: [MeshPaint.Node]
  private let colors: [SIMD4<Double>]
  private let smoothsColors: Bool

  /// - Parameter corners: the points around the cell from the top leading one, with their indices.
  init(corners: [(index: Int, node: MeshPaint.Node)], colors: [SIMD4<Double>], smoothsColors: Bool) {
    self.corners = corners.map(\.node)
    self.colors = corners.map { colors[$0.index] }
    self.smoothsColors = smoothsColors
  }

  func patches(_ detail: Int) -> [MeshPaint.Patch] {
    let grid = (0...detail).map { row in
      (0...detail).map { column in
        let (x, y) = (Double(column) / Double(detail), Double(row) / Double(detail))
        return (position: position(x, y), color: color(x, y))
      }
    }
    var patches: [MeshPaint.Patch] = []
    for row in 0..<detail {
      for column in 0..<detail {
        let around = [
          grid[row][column], grid[row][column + 1], grid[row + 1][column + 1], grid[row + 1][column],
        ]
        patches.append(MeshPaint.Patch(corners: around.map(\.position), colors: around.map(\.color)))
      }
    }
    return patches
  }

  private func position(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let (start, end, below, last) = (corners[0], corners[1], corners[3], corners[2])
    let top = Self.curve(start.position, start.trailing, end.leading, end.position, at: x)
    let bottom = Self.curve(below.position, below.trailing, last.leading, last.position, at: x)
    let leading = Self.curve(start.position, start.bottom, below.top, below.position, at: y)
    let trailing = Self.curve(end.position, end.bottom, last.top, last.position, at: y)
    let straight = Self.mix(start.position, end.position, below.position, last.position, x, y)
    return (top * (1 - y) + bottom * y) + (leading * (1 - x) + trailing * x) - straight
  }

  private func color(_ x: Double, _ y: Double) -> SIMD4<Double> {
    func eased(_ share: Double) -> Double { smoothsColors ? share * share * (3 - 2 * share) : share }
    return Self.mix(colors[0], colors[1], colors[3], colors[2], eased(x), eased(y))
  }

  private static func curve(
    _ start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>, at share: Double
  ) -> SIMD2<Double> {
    let rest = 1 - share
    let near = start * (rest * rest * rest) + first * (3 * rest * rest * share)
    return near + second * (3 * rest * share * share) + end * (share * share * share)
  }

  private static func mix<V: SIMD>(
    _ topLeading: V, _ topTrailing: V, _ bottomLeading: V, _ bottomTrailing: V, _ x: Double, _ y: Double
  ) -> V where V.Scalar == Double {
    let top = topLeading * (1 - x) + topTrailing * x
    return top * (1 - y) + (bottomLeading * (1 - x) + bottomTrailing * x) * y
  }
}

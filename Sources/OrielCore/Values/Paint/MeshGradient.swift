/// A gradient between the colors of points in a grid.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .blue, .purple])
/// ```
///
/// As a view, it fills the proposed size. Text and symbols are drawn in one of its colors. In GTK: a mesh pattern of Cairo.
public struct MeshGradient: Sendable {
  /// A point of the grid, with the control points of the curves to its neighbors.
  public struct BezierPoint: Hashable, Sendable {
    /// The position, from 0 to 1 along both axes.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  package let paint: GradientPaint

  /// Creates a gradient from the points of a grid. Smooth curves lead through them.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row.
  ///   - height: the number of rows.
  ///   - points: the positions, row by row, from 0 to 1 along both axes. Missing ones are where an even grid has them.
  ///   - colors: the color of each point. Missing ones are clear.
  ///   - background: the color outside of the grid.
  ///   - smoothsColors: whether the colors change evenly across the lines of the grid.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    let mesh = MeshPaint(
      width: width, height: height, points: points, background: background, smoothsColors: smoothsColors)
    self.init(mesh, colors)
  }

  /// Creates a gradient from the points of a grid, and the curves between them.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row.
  ///   - height: the number of rows.
  ///   - bezierPoints: the points, row by row. Missing ones are where an even grid has them.
  ///   - colors: the color of each point. Missing ones are clear.
  ///   - background: the color outside of the grid.
  ///   - smoothsColors: whether the colors change evenly across the lines of the grid.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    var mesh = MeshPaint(
      width: width, height: height, points: bezierPoints.map(\.position), background: background,
      smoothsColors: smoothsColors)
    for (index, point) in bezierPoints.enumerated() where mesh.nodes.indices.contains(index) {
      mesh.nodes[index] = MeshPaint.Node(point)
    }
    self.init(mesh, colors)
  }

  private init(_ mesh: MeshPaint, _ colors: [Color]) {
    let missing = max(0, mesh.nodes.count - colors.count)
    let colors = Array(colors.prefix(mesh.nodes.count)) + Array(repeating: .clear, count: missing)
    paint = GradientPaint(gradient: AnyGradient(Gradient(colors: colors)), geometry: .mesh(mesh))
  }
}

extension MeshGradient: ShapeStyle {
  public var _paint: _Paint { _Paint(.gradient(paint)) }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct MeshGradientTests {
  private static let black = SIMD4<Double>(0, 0, 0, 1)
  private static let white = SIMD4<Double>(1, 1, 1, 1)

  private func mesh(_ gradient: MeshGradient) throws -> MeshPaint {
    guard case .mesh(let mesh) = gradient.paint.geometry else { throw Failure() }
    return mesh
  }

  private struct Failure: Error {}

  @Test func `The patches of a grid cover the area, with the colors of its points at the corners`() throws {
    let mesh = try mesh(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white]))
    let patches = mesh.patches(of: [Self.black, Self.white, Self.black, Self.white])
    let corners = patches.flatMap(\.corners)
    #expect(abs((corners.map(\.x).max() ?? 0) - 1) < 1e-9)
    #expect(abs(corners.map(\.y).min() ?? 1) < 1e-9)
    #expect(patches.first?.colors.first == Self.black)
    #expect(patches.last?.colors[2] == Self.white)
    // Even in space: the tenth of the way.
    #expect(abs((patches.first?.corners[1].x ?? 0) - 0.1) < 1e-9)
  }

  @Test func `Colors that aren't smooth change in equal steps`() throws {
    func second(smooths: Bool) throws -> Double {
      let mesh = try mesh(
        MeshGradient(width: 2, height: 2, points: [], colors: [], smoothsColors: smooths))
      return mesh.patches(of: [Self.black, Self.white, Self.black, Self.white])[0].colors[1].x
    }
    #expect(try abs(second(smooths: false) - 0.1) < 1e-9)
    #expect(try second(smooths: true) < 0.05)
  }

  @Test func `A curve between two points bends the lines of the grid`() throws {
    func point(_ x: Float, _ y: Float, down: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x, y + down], topControlPoint: [x, y],
        trailingControlPoint: [x, y + down],
        bottomControlPoint: [x, y])
    }
    let mesh = try mesh(
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point(0, 0, down: 0.4), point(1, 0, down: 0.4), point(0, 1, down: 0), point(1, 1, down: 0),
        ], colors: []))
    let patches = mesh.patches(of: Array(repeating: Self.black, count: 4))
    #expect(abs(patches[5].corners[0].y - 0.3) < 1e-6)
  }

  @Test func `A mesh fills what it is offered, and survives too few points`() throws {
    let screen = Screen(size: ProposedViewSize(width: 80, height: 40)) {
      MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red]).accessibilityIdentifier("mesh")
    }
    #expect(try screen.frame(of: "mesh") == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(try mesh(MeshGradient(width: 0, height: 3, points: [], colors: [])).patches(of: []).isEmpty)
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What effects say to the platform, and how far they reach.
@MainActor struct EffectTests {
  /// The effect around a colour of 100 by 40, and the area in which it is drawn.
  private func effect(_ modify: (OrielCore.Color) -> some View) throws -> (LayoutEffect, Rect) {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) { modify(Color.red) }
    _ = screen.size
    let node = try #require(screen.find(.color).view.node.parent as? EffectNode)
    return (node.effect, Rect(node.drawnFrame))
  }

  private let frame = Rect(x: 0, y: 0, width: 100, height: 40)

  @Test func `Transforms change what is drawn, and not the frame`() throws {
    let (scaled, area) = try effect { $0.scaleEffect(2) }
    #expect(scaled.scale == Size(width: 2, height: 2) && scaled.anchor == .center)
    #expect(area == Rect(x: -50, y: -20, width: 200, height: 80))
    #expect(try effect { $0.scaleEffect(x: 2, anchor: .leading) }.1 == Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(try effect { $0.scaleEffect(CGSize(width: 1, height: 0.5)) }.0.scale == Size(width: 1, height: 0.5))
    let (turned, around) = try effect { $0.rotationEffect(.degrees(90)) }
    #expect(turned.rotation == .degrees(90))
    #expect(abs(around.minY + 30) < 1e-6 && abs(around.height - 100) < 1e-6)
    let moved = try effect { $0.transformEffect(CGAffineTransform(translationX: 30, y: 0)) }.1
    #expect(moved == Rect(x: 0, y: 0, width: 130, height: 40))
  }

  private struct Half: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }

  @Test func `Transforms may depend on the size`() throws {
    #expect(try effect { $0.modifier(Half().ignoredByLayout()) }.1 == Rect(x: 0, y: 0, width: 150, height: 40))
    let moved = ProjectionTransform(CGAffineTransform(translationX: 30, y: 0))
    #expect(try effect { $0.projectionEffect(moved) }.1 == Rect(x: 0, y: 0, width: 130, height: 40))
    #expect(moved.isAffine && !moved.isIdentity && moved.concatenating(ProjectionTransform()) == moved)
  }

  @Test func `Without perspective a rotation in space is seen from far away`() throws {
    let flat = try effect { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0) }.0
    let matrix = flat.matrix(in: frame)
    #expect(matrix.isAffine)
    #expect(abs(matrix.m11 - 0.5) < 1e-6 && abs(matrix.m31 - 25) < 1e-6 && abs(matrix.m22 - 1) < 1e-6)
    let turned = try effect { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2), anchor: .topLeading) }.0
    #expect(abs(turned.matrix(in: frame).m12 - 1) < 1e-6)
  }

  @Test func `In perspective the edge that is turned away is shorter`() throws {
    let (turned, area) = try effect { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    let matrix = turned.matrix(in: frame)
    #expect(!matrix.isAffine)
    func height(x: CGFloat) throws -> CGFloat {
      try #require(matrix.apply(to: Point(x: x, y: 40))).y - (try #require(matrix.apply(to: Point(x: x, y: 0)))).y
    }
    // The right edge is sin(60°) * 50 pixels farther away than the view, which is seen from 100 pixels.
    #expect(try abs(height(x: 100) - 40 / (1 + 0.5 * sin(.pi / 3))) < 1e-6)
    #expect(try abs(height(x: 0) - 40 / (1 - 0.5 * sin(.pi / 3))) < 1e-6)
    #expect(try abs(height(x: 50) - 40) < 1e-6)
    #expect(area.height > 60 && area.minY < 0 && area.width == 100)
    let strong = try effect { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5) }.0
    #expect(strong.matrix(in: frame).m13 < matrix.m13)
    // With its axis 50 pixels in front of it, the view is seen from 150 instead of 100 pixels.
    let behind = try effect { $0.rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0), anchorZ: 50) }.0
    let corner = try #require(behind.matrix(in: frame).apply(to: Point(x: 0, y: 0)))
    #expect(abs(corner.x - (50 - 50 / 1.5)) < 1e-6 && abs(corner.y - (20 - 20 / 1.5)) < 1e-6)
  }

  @Test func `A transform in perspective has an inverse`() throws {
    let turned = try effect { $0.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0.3), anchorZ: 8) }.0
    var matrix = turned.matrix(in: frame)
    let point = try #require(matrix.apply(to: Point(x: 90, y: 7)))
    let back = try #require(matrix.inverted().apply(to: point))
    #expect(abs(back.x - 90) < 1e-6 && abs(back.y - 7) < 1e-6)
    #expect(CGPoint(x: 90, y: 7).applying(matrix) == point.cgPoint)
    let wasInverted = matrix.invert()
    #expect(wasInverted)
    var flat = try effect { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }.0.matrix(in: frame)
    flat.m11 = 0
    flat.m13 = 0
    #expect(flat.inverted() == flat)
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  @Test func `A view in perspective is tapped where it is drawn`() throws {
    let screen = Screen(size: ProposedViewSize(width: 100, height: 40)) {
      Color.red.contentShape(Rectangle()).onTapGesture {}.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    _ = screen.size
    let surface = try #require(screen.find(.color).view.node.surface)
    // The left edge is 70 pixels high there, the right one 28.
    #expect(surface.hasInput(at: CGPoint(x: 16, y: -8)))
    #expect(!surface.hasInput(at: CGPoint(x: 64, y: 2)))
    #expect(surface.hasInput(at: CGPoint(x: 64, y: 20)))
  }

  @Test func `Blurs and shadows reach beyond the frame, clips don't`() throws {
    #expect(try effect { $0.blur(radius: 2) }.1 == frame.grown(x: 6, y: 6))
    #expect(try effect { $0.blur(radius: 2, opaque: true) }.1 == frame)
    let shadow = try effect { $0.shadow(color: .black, radius: 0, x: 5, y: -3) }.1
    #expect(shadow == Rect(x: 0, y: -3, width: 105, height: 43))
    #expect(try effect { $0.clipShape(Circle()) }.1 == frame)
    #expect(try effect { $0.clipped() }.1 == frame)
  }

  @Test func `Each effect is a value on its node`() throws {
    #expect(try effect { $0.blendMode(.multiply) }.0.picture == .blend(.multiply))
    #expect(try effect { $0.compositingGroup() }.0.picture == .group)
    #expect(try effect { $0.drawingGroup() }.0.picture == .group)
    #expect(try effect { $0.colorMultiply(.red) }.0.picture == .multiply(.red))
    #expect(try effect { $0.grayscale(0.25) }.0.picture == .colors(.saturation(0.75)))
    #expect(try effect { $0.luminanceToAlpha() }.0.picture == .colors(.luminanceToAlpha))
    #expect(try effect { $0.clipShape(Circle()) }.0 == effect { $0.clipShape(Circle()) }.0)
    #expect(try effect { $0.clipShape(Circle()) }.0 != effect { $0.cornerRadius(4) }.0)
  }

  @Test func `Colour matrices that change nothing are the identity`() {
    func isIdentity(_ matrix: ColorMatrix) -> Bool {
      let identity = ColorMatrix.identity
      let rows = [
        matrix.red - identity.red, matrix.green - identity.green, matrix.blue - identity.blue,
        matrix.alpha - identity.alpha, matrix.constant,
      ]
      return rows.allSatisfy { row in (0..<4).allSatisfy { abs(row[$0]) < 1e-9 } }
    }
    #expect(isIdentity(.brightness(0)) && isIdentity(.contrast(1)) && isIdentity(.saturation(1)))
    #expect(isIdentity(.hueRotation(.zero)) && isIdentity(.multiply(SIMD4(repeating: 1))))
    #expect(!isIdentity(.inverted()) && !isIdentity(.hueRotation(.degrees(90))))
  }

  @Test func `A mask isn't seen itself, and takes no input`() throws {
    let screen = Screen { Text("seen").mask { Text("mask") } }
    #expect(screen.texts == ["seen"])
    let old = Screen { Text("seen").mask(Circle()) }
    #expect(old.texts == ["seen"])
    let layers = try #require(screen.text("seen").view.node.parent as? LayerNode)
    #expect(layers.kind == .mask)
    let masked = try #require(layers.layer?.firstChild)
    #expect(masked.isOnlyPicture && layers.content?.isOnlyPicture == false)
  }
}

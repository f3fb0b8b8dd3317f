import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The positions that gestures report in views with effects.
@MainActor struct GesturePositionTests {
  @MainActor private final class Notes {
    var places: [CGPoint] = []
    var drags: [DragGesture.Value] = []
    var screens: [Screen] = []
  }

  private let notes = Notes()

  private func open(@ViewBuilder _ content: () -> some View) throws -> (surface: LayoutSurface, frame: CGRect) {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 300), content: content)
    notes.screens.append(screen)
    _ = screen.size
    let view = try screen.find(identifier: "pad").view
    var outermost: LayoutNode = view.node
    while let around = outermost.parent ?? outermost.surface?.host?.container { outermost = around }
    let frame = try screen.frame(of: "pad")
    return (try #require(outermost.surface), frame)
  }

  private var pad: some View { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad") }

  private func tap(_ surface: LayoutSurface, _ x: CGFloat, _ y: CGFloat) throws -> CGPoint {
    let pointer = PointerDispatcher(surface)
    pointer.press(at: CGPoint(x: x, y: y), time: 1)
    pointer.release(at: CGPoint(x: x, y: y), time: 1.05)
    pointer.advance(to: 3)
    return try last
  }

  /// The position that was reported last, which is removed.
  private var last: CGPoint {
    get throws {
      let place = notes.places.popLast()
      return try #require(place)
    }
  }

  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `A tap in a scaled view has the position in the view as it is without the scale`() throws {
    let (surface, frame) = try open { pad.onTapGesture { notes.places.append($0) }.scaleEffect(2) }
    #expect(isNear(try tap(surface, frame.minX - 48, frame.minY - 40), 1, 5))
    #expect(isNear(try tap(surface, frame.maxX + 48, frame.maxY + 48), 99, 99))
    #expect(isNear(try tap(surface, frame.midX, frame.midY), 50, 50))
  }

  @Test func `A nested surface that serves its views itself reports positions in the view`() throws {
    _ = try open {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        ScrollView {
          Color.blue.frame(height: 30)
          ScrollView(.horizontal) { pad.onTapGesture { notes.places.append($0) } }
        }
      }
    }
    let screen = try #require(notes.screens.last)
    let inner = try #require(try screen.find(identifier: "pad").view.node.surface)
    #expect(isNear(try tap(inner, 10, 15), 10, 15))
  }

  @Test func `Rotations and other transforms are undone`() throws {
    let (turned, frame) = try open { pad.onTapGesture { notes.places.append($0) }.rotationEffect(.degrees(90)) }
    #expect(isNear(try tap(turned, frame.maxX - 1, frame.minY + 2), 2, 1))
    let (moved, place) = try open {
      pad.onTapGesture { notes.places.append($0) }
        .scaleEffect(0.5, anchor: .topLeading)
        .transformEffect(CGAffineTransform(translationX: 30, y: 0))
    }
    #expect(isNear(try tap(moved, place.minX + 31, place.minY + 2), 2, 4))
  }

  @Test func `The position in another space is that of the space`() throws {
    let (surface, frame) = try open {
      pad.onTapGesture(coordinateSpace: .named("inside")) { notes.places.append($0) }
        .coordinateSpace(name: "inside")
        .scaleEffect(2)
    }
    #expect(isNear(try tap(surface, frame.minX - 48, frame.minY - 48), 1, 1))
    let (outer, place) = try open {
      pad.onTapGesture(coordinateSpace: .named("outside")) { notes.places.append($0) }
        .scaleEffect(2)
        .coordinateSpace(name: "outside")
    }
    #expect(isNear(try tap(outer, place.minX - 48, place.minY - 48), -48, -48))
    let (window, _) = try open {
      pad.onTapGesture(coordinateSpace: .global) { notes.places.append($0) }.scaleEffect(2)
    }
    #expect(isNear(try tap(window, 140, 130), 140, 130))
  }

  @Test func `Effects around a scroll view apply to the views in it`() throws {
    let (surface, frame) = try open {
      ScrollView { pad.onTapGesture { notes.places.append($0) } }.frame(width: 100, height: 100).scaleEffect(2)
    }
    #expect(isNear(try tap(surface, frame.minX - 48, frame.minY - 48), 1, 1))
  }

  @Test func `A drag in a scaled view has the distance in the view`() throws {
    let (surface, frame) = try open {
      pad.gesture(DragGesture(minimumDistance: 0).onEnded { notes.drags.append($0) }).scaleEffect(2)
    }
    let pointer = PointerDispatcher(surface)
    pointer.press(at: CGPoint(x: frame.midX, y: frame.midY), time: 1)
    pointer.drag(to: CGPoint(x: frame.midX + 40, y: frame.midY), time: 1.05)
    pointer.release(at: CGPoint(x: frame.midX + 40, y: frame.midY), time: 1.06)
    let drag = try #require(notes.drags.first)
    #expect(isNear(drag.startLocation, 50, 50) && isNear(drag.location, 70, 50))
    #expect(abs(drag.velocity.width - 400) < 1e-6)
  }

  @Test func `Hovering and dropping have the position in the view`() throws {
    let (surface, frame) = try open {
      pad.onContinuousHover { if case .active(let place) = $0 { notes.places.append(place) } }
        .onDrop(of: [.plainText], delegate: Target(note: { notes.places.append($0) }))
        .scaleEffect(2)
    }
    let corner = CGPoint(x: frame.minX - 48, y: frame.minY - 48)
    PointerDispatcher(surface).move(to: corner)
    #expect(isNear(try last, 1, 1))
    #expect(DropDispatcher(surface).move(Source(), to: corner) == .copy)
    #expect(isNear(try last, 1, 1))
  }

  private struct Target: DropDelegate {
    let note: (CGPoint) -> Void
    func dropUpdated(info: DropInfo) -> DropProposal? {
      note(info.location)
      return nil
    }
    func performDrop(info: DropInfo) -> Bool { true }
  }

  private final class Source: TransferSource {
    var localItems: [NSItemProvider]? { nil }
    var contentTypes: [UTType] { [.plainText] }
    func read(_ type: UTType) async throws -> Data { Data() }
  }

  @Test func `A gesture that the keyboard performs is in the middle of the view`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 300)) {
      pad.onTapGesture { notes.places.append($0) }.scaleEffect(2, anchor: .topLeading)
    }
    _ = screen.size
    var next: LayoutNode? = try screen.find(identifier: "pad").view.node
    while let node = next, !(node is GestureInputNode) { next = node.parent }
    try #require(next as? GestureInputNode).activate()
    #expect(isNear(try #require(notes.places.first), 50, 50))
  }
}

import Oriel
import Testing

@testable import Shots

/// Where the keys lead in a grid of five pictures in a line, and twelve in all.
struct GridMoveTests {
  private func target(_ move: GridMove, from place: Int?) -> Int? {
    move.target(from: place, count: 12, columns: 5, rows: 2)
  }

  @Test func `Keys move between pictures and lines, and stop at the ends`() {
    #expect(target(.next, from: nil) == 0)
    #expect(target(.last, from: nil) == 11)
    #expect(target(.next, from: 4) == 5)
    #expect(target(.next, from: 11) == 11)
    #expect(target(.previous, from: 0) == 0)
    #expect(target(.down, from: 1) == 6)
    #expect(target(.up, from: 3) == 3)
    #expect(target(.first, from: 7) == 0)
  }

  @Test func `The last line may be shorter`() {
    #expect(target(.down, from: 8) == 11)
    #expect(target(.down, from: 10) == 10)
    #expect(target(.pageDown, from: 3) == 8)
    #expect(target(.pageDown, from: 0) == 10)
    #expect(target(.pageUp, from: 11) == 1)
    #expect(GridMove.next.target(from: nil, count: 0, columns: 5, rows: 2) == nil)
  }

  @Test func `The next picture is on the left where texts begin on the right`() {
    #expect(GridMove(.leftArrow, isRightToLeft: true) == .next)
    #expect(GridMove(.leftArrow, isRightToLeft: false) == .previous)
    #expect(GridMove(.return, isRightToLeft: false) == nil)
  }
}

import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Items that the user moves in a container.
@MainActor struct ReorderTests {
  struct Card: Identifiable, Equatable {
    let id: String
  }

  @Observable @MainActor final class Deck {
    var cards = ["a", "b", "c", "d"].map { Card(id: $0) }
    var done: [Card] = []
    var isEnabled = true
    var names: [String] { cards.map(\.id) }

    func move(_ sources: [String], before id: String?) {
      let moved = cards.filter { sources.contains($0.id) }
      cards.removeAll { sources.contains($0.id) }
      cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.count)
    }

    func apply<C>(_ difference: ReorderDifference<String, C>) {
      if case .before(let id) = difference.destination.position {
        move(difference.sources, before: id)
      } else {
        move(difference.sources, before: nil)
      }
    }
  }

  private struct Column: View {
    let deck: Deck
    var body: some View {
      VStack(spacing: 0) {
        ForEach(deck.cards) { Text($0.id).frame(width: 100, height: 20).accessibilityIdentifier($0.id) }.reorderable()
      }
      .reorderContainer(for: Card.self, isEnabled: deck.isEnabled) { deck.apply($0) }
    }
  }

  @Test func `A view that is dragged below another one is moved there`() throws {
    let deck = Deck()
    let screen = Screen { Column(deck: deck) }
    try screen.find(identifier: "a").drag(by: CGSize(width: 0, height: 45))
    #expect(deck.names == ["b", "c", "a", "d"])
    try screen.advanceToRest()
    try screen.find(identifier: "d").drag(by: CGSize(width: 0, height: -70))
    #expect(deck.names == ["d", "b", "c", "a"])
    try screen.advanceToRest()
    try screen.find(identifier: "b").drag(by: CGSize(width: 0, height: 200))
    #expect(deck.names == ["d", "c", "a", "b"])
  }

  @Test func `A short drag moves nothing, and neither does one in a container that is disabled`() throws {
    let deck = Deck()
    let screen = Screen { Column(deck: deck) }
    try screen.find(identifier: "a").drag(by: CGSize(width: 0, height: 12))
    #expect(deck.names == ["a", "b", "c", "d"])
    deck.isEnabled = false
    #expect(throws: ScreenError.self) { try screen.find(identifier: "a").drag(by: CGSize(width: 0, height: 45)) }
    #expect(deck.names == ["a", "b", "c", "d"])
  }

  @Test func `A drag that the desktop cancels moves nothing, and the view is where it was`() throws {
    let deck = Deck()
    let screen = Screen { Column(deck: deck) }
    let view = screen.find(identifier: "a")
    let frame = try view.frame
    let pointer = PointerDispatcher(try #require(try view.view.node.surface))
    var place = CGPoint(x: frame.midX, y: frame.midY)
    pointer.press(at: place, time: 1)
    for step in 1...4 {
      place.y += 12
      pointer.drag(to: place, time: 1 + Double(step) / 10)
    }
    #expect(try view.opacity < 1)
    pointer.cancel(time: 2)
    try screen.advanceToRest()
    #expect(try view.opacity == 1)
    #expect(deck.names == ["a", "b", "c", "d"])
  }

  @Test func `After an element has been removed, the others are moved to where they are dragged`() throws {
    let deck = Deck()
    let screen = Screen { Column(deck: deck) }
    _ = screen.size
    deck.cards.remove(at: 1)
    try screen.find(identifier: "a").drag(by: CGSize(width: 0, height: 25))
    #expect(deck.names == ["c", "a", "d"])
  }

  @Test func `Rows of a list are moved as with onMove`() throws {
    let deck = Deck()
    struct Rows: View {
      let deck: Deck
      var body: some View {
        List { ForEach(deck.cards) { Text($0.id) }.reorderable() }
          .reorderContainer(for: Card.self) { deck.apply($0) }
      }
    }
    let screen = Screen { Rows(deck: deck) }
    try screen.row("a").move(toRow: 3)
    #expect(deck.names == ["b", "c", "a", "d"])
    try screen.row("b").move(toRow: 4)
    #expect(deck.names == ["c", "a", "d", "b"])
  }

  @Test func `A view moves between the collections of a container`() throws {
    let deck = Deck()
    struct Board: View {
      let deck: Deck
      let log: (ReorderDifference<String, String>) -> Void
      var body: some View {
        HStack(alignment: .top, spacing: 20) {
          VStack(spacing: 0) {
            ForEach(deck.cards) { Text($0.id).frame(width: 100, height: 20).accessibilityIdentifier($0.id) }
              .reorderable(collectionID: "open")
          }
          VStack(spacing: 0) {
            ForEach([Card(id: "x")]) { Text($0.id).frame(width: 100, height: 20).accessibilityIdentifier($0.id) }
              .reorderable(collectionID: "done")
          }
        }
        .reorderContainer(for: Card.self, in: String.self) { log($0) }
      }
    }
    var moves: [ReorderDifference<String, String>] = []
    let screen = Screen { Board(deck: deck) { moves.append($0) } }
    try screen.find(identifier: "c").drag(by: CGSize(width: 100, height: -40))
    #expect(moves.map(\.sources) == [["c"]])
    #expect(moves.first?.destination.collectionID == "done")
  }
}

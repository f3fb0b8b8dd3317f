import OrielCore
import OrielTesting
import Testing

/// Rows of a bound collection that are made after the collection has changed without notice.
@MainActor struct BoundRowsTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  /// A model that sends no notifications.
  @MainActor private final class Store { var items = (0..<300).map(Item.init) }

  @Test func aRowThatHasLeftSinceShowsItsLastValue() throws {
    let store = Store()
    let items = Binding(get: { store.items }, set: { store.items = $0 })
    let screen = Screen(size: ProposedViewSize(width: 300, height: 200)) {
      List(items) { $item in Text(item.name) }
    }
    #expect(screen.text("item 0").exists)
    store.items.removeLast(290)
    try screen.find(.list).scroll(toRow: 299)
    #expect(screen.text("item 299").exists)
  }
}

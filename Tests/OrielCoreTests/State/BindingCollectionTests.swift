import OrielCore
import OrielTesting
import Testing

/// Bindings to collections, as collections of bindings to their elements.
@MainActor struct BindingCollectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Numbered: View {
    @State private var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Bob"), Item(id: 3, name: "Cy")]
    var body: some View {
      ForEach(Array($items.enumerated()), id: \.element.id) { index, $item in
        TextField("Item \(index)", text: $item.name)
        Button("Shout \(index)") { item.name += "!" }
      }
      ForEach($items) { $item in Toggle(item.name, isOn: .constant(true)) }
      ForEach($items, id: \.name) { $item in Text(item.name) }
      Button("Drop") { items.removeLast() }
      Button("Reverse") { items.reverse() }
    }
  }

  @Test func `Elements are edited through the collection of their bindings`() throws {
    let screen = Screen { Numbered() }
    try screen.textField("Item 1").replaceText(with: "Bea")
    #expect(screen.texts.filter { $0.count == 3 } == ["Ada", "Bea", "Ada", "Bea"])
    try screen.button("Reverse").tap()
    #expect(try screen.textField("Item 0").string == "Cy")
    try screen.button("Drop").tap()
    #expect(try screen.textField("Item 1").string == "Bea")
    #expect(!screen.button("Shout 2").exists)
  }

  @Test func `A binding to a collection is one of bindings`() {
    var letters = ["a", "b", "c", "d"]
    let binding = Binding(get: { letters }, set: { letters = $0 })
    #expect(binding.count == 4)
    #expect(binding.map(\.wrappedValue) == letters)
    #expect(binding.reversed().map(\.wrappedValue) == ["d", "c", "b", "a"])
    #expect(binding.first?.wrappedValue == "a")
    #expect(binding.last?.wrappedValue == "d")
    #expect(binding[1...2].map(\.wrappedValue) == ["b", "c"])
    #expect(binding.indices == 0..<4)
    #expect(binding.index(0, offsetBy: 2) == 2)
    #expect(binding.index(0, offsetBy: 5, limitedBy: 4) == nil)
    #expect(binding.distance(from: 1, to: 3) == 2)
    for (number, letter) in zip(1..., binding) { letter.wrappedValue += "\(number)" }
    #expect(letters == ["a1", "b2", "c3", "d4"])
    for letter in binding.dropFirst(2) { letter.wrappedValue = "" }
    #expect(letters == ["a1", "b2", "", ""])
  }

  @Test func `A binding of a loop outlives its element, read before or not`() {
    var letters = ["a", "b"]
    let binding = Binding(get: { letters }, set: { letters = $0 })
    let bindings = Array(binding)
    letters.removeLast()
    #expect(bindings[1].wrappedValue == "b")
    bindings[1].wrappedValue = "x"
    bindings[0].wrappedValue = "y"
    #expect(letters == ["y"])
  }

  private struct Unread: View {
    @State private var numbers = [1, 2, 3]
    @State private var kept: [Binding<Int>] = []
    @State private var sum = 0
    var body: some View {
      Button("Keep") { kept = [$numbers[0], $numbers[2], Pair(numbers: $numbers).$numbers[1]] }
      Button("Drop") { numbers = [] }
      Button("Sum") { sum = kept.map(\.wrappedValue).reduce(0, +) }
      Text("sum \(sum)")
    }
  }

  private struct Pair { @Binding var numbers: [Int] }

  @Test func `A binding to an element that is gone before it has been read reads what it was`() throws {
    let screen = Screen { Unread() }
    try screen.button("Keep").tap()
    try screen.button("Drop").tap()
    try screen.button("Sum").tap()
    #expect(screen.text("sum 6").exists)
  }
}

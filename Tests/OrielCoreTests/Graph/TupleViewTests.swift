import OrielTesting
import Testing

@testable import OrielCore

/// Tuples of views that are written as types, as libraries for Apple's systems do.
@MainActor struct TupleViewTests {
  /// A row of two views, which needs to know them apart.
  private struct Pair<First: View, Second: View>: View {
    let first: First
    let second: Second

    init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
      let views = content().value
      (first, second) = views
    }

    var body: some View {
      Text("before")
      second
      first
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `The views of a builder have the types of a tuple`() throws {
    let screen = Screen {
      Pair {
        Text("first")
        Counter(name: "second")
      }
    }
    #expect(screen.texts == ["before", "second 0", "first"])
    try screen.button("second 0").tap()
    #expect(screen.texts == ["before", "second 1", "first"])
  }

  @Test func `A tuple displays the views that aren't nil, and they keep their state`() throws {
    struct Root: View {
      @State private var isMarked = false
      var body: some View {
        Button("mark") { isMarked.toggle() }
        TupleView<(Counter, Text?, Counter)>((Counter(name: "a"), isMarked ? Text("marked") : nil, Counter(name: "b")))
      }
    }
    let screen = Screen { Root() }
    try screen.button("b 0").tap()
    try screen.button("mark").tap()
    #expect(screen.texts == ["mark", "a 0", "marked", "b 1"])
    try screen.button("mark").tap()
    #expect(screen.texts == ["mark", "a 0", "b 1"])
  }

  @Test func `The views of a tuple are rows of a list`() throws {
    let screen = Screen {
      List {
        TupleView((Text("one"), ForEach(0..<2, id: \.self) { Text("number \($0)") }))
        TupleView(Text("alone"))
        TupleView(())
      }
    }
    #expect(screen.texts == ["one", "number 0", "number 1", "alone"])
  }

  @Test func `Newer source names the views one by one`() throws {
    let views: TupleContent<Text, Text> = TupleContent((Text("one"), Text("two")))
    #expect(Screen { views }.texts == ["one", "two"])
    var other = views
    other.content.1 = Text("three")
    #expect(Screen { other }.texts == ["one", "three"])
  }
}

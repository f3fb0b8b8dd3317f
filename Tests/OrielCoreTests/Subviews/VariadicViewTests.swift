import OrielTesting
import Testing

@testable import OrielCore

private struct RankKey: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

/// The views of a view under the names that older source uses.
@MainActor struct VariadicViewTests {
  private struct Separated: _VariadicView.MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        Text("\(child[RankKey.self])")
        child
        if child.id != last { Text("|") }
      }
    }
  }

  private struct Root: View {
    @State private var count = 2
    var body: some View {
      Button("more") { count += 1 }
      _VariadicView.Tree(Separated()) {
        ForEach(0..<count, id: \.self) { Text("item \($0)")._trait(RankKey.self, $0 * 10) }
        Text("end")
      }
    }
  }

  @Test func `A root makes a view of each, with its traits`() throws {
    let screen = Screen { Root() }
    #expect(screen.texts == ["more", "0", "item 0", "|", "10", "item 1", "|", "0", "end"])
    try screen.button("more").tap()
    #expect(screen.texts == ["more", "0", "item 0", "|", "10", "item 1", "|", "20", "item 2", "|", "0", "end"])
  }

  @Test func `A function without isolation makes views of elements`() {
    nonisolated func rows(_ names: [String]) -> some View {
      ForEach(names, id: \.self) { Text($0).id($0) }
    }
    #expect(Screen { rows(["a", "b"]) }.texts == ["a", "b"])
  }

  @Test func `A function without isolation places and draws views`() {
    nonisolated func mark(_ color: Color) -> some View {
      Text("Mark").padding(4).frame(width: 80, height: 30, alignment: .leading).offset(x: 2)
        .background { Capsule().fill(color).colorInvert().rotationEffect(.degrees(45)) }
        .overlay(.red, in: Circle()).clipShape(Rectangle()).zIndex(1)
    }
    #expect(Screen { mark(.blue) }.texts == ["Mark"])
  }
}

import OrielTesting
import Testing

@testable import OrielCore

/// Tokens, the selection and the focus of search fields.
@MainActor struct SearchTokenTests {
  private struct Tag: Identifiable, Equatable {
    let id: String
  }

  private struct Search: View {
    @State private var query = ""
    @State private var tags = [Tag(id: "red")]
    @State private var suggested = [Tag(id: "green"), Tag(id: "blue")]

    var body: some View {
      Text("\(query) in \(tags.map(\.id).joined(separator: ", "))").frame(width: 400, height: 300)
        .searchable(
          text: $query, tokens: $tags,
          suggestedTokens: Binding {
            suggested.filter { !tags.contains($0) }
          } set: { _ in
          },
          prompt: "Find"
        ) { Text($0.id) }
      Button("Elsewhere") {}
    }
  }

  @Test func `A click on a token removes it, and Backspace in an empty field the last one`() throws {
    let screen = Screen { Search() }
    #expect(screen.contains(text: " in red"))
    try screen.button("red").tap()
    #expect(screen.contains(text: " in "))
    try screen.textField("Find").focus()
    try screen.button("blue").tap()
    try screen.textField("Find").type("x")
    try screen.press(.delete, modifiers: [])
    #expect(screen.contains(text: " in blue"))
    try screen.press(.delete, modifiers: [])
    #expect(screen.contains(text: " in "))
  }

  @Test func `A suggested token is added, and the text is removed`() throws {
    let screen = Screen { Search() }
    try screen.textField("Find").type("gr")
    try screen.press(.downArrow, modifiers: [])
    try screen.pressReturn()
    #expect(screen.contains(text: " in red, green"))
    #expect(try screen.textField("Find").hasFocus)
    #expect(try screen.textField("Find").string == "")
  }

  private struct Presented: View {
    @State private var query = ""
    @State private var tags = [Tag(id: "red")]
    @State private var isPresented = false

    var body: some View {
      Text("searching \(isPresented)").frame(width: 400, height: 300)
        .searchable(
          text: $query, tokens: $tags, isPresented: $isPresented,
          placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
        ) { Text($0.id) }
      Button("Search") { isPresented = true }
    }
  }

  @Test func `A field with tokens is presented by a binding`() throws {
    let screen = Screen { Presented() }
    #expect(screen.contains(text: "searching false"))
    try screen.button("Search").tap()
    #expect(try screen.textField("Find").hasFocus)
    #expect(screen.contains(text: "searching true"))
    try screen.button("red").tap()
  }

  private struct Bound: View {
    enum Place: Hashable { case search, other }
    let byValue: Bool
    @State private var query = "abc"
    @State private var selection: TextSelection?
    @FocusState private var place: Place?
    @FocusState private var isSearching: Bool

    var body: some View {
      let page = Text("focus \(byValue ? place == .search : isSearching), \(selected)").frame(width: 400, height: 300)
        .searchable(text: $query, prompt: "Find").searchSelection($selection)
      if byValue {
        page.searchFocused($place, equals: .search)
      } else {
        page.searchFocused($isSearching)
      }
      Button("Search") {
        if byValue { place = .search } else { isSearching = true }
        selection = TextSelection(range: query.startIndex..<query.endIndex)
      }
      Button("Leave") { if byValue { place = nil } else { isSearching = false } }
    }

    private var selected: String {
      guard let range = selection?.range(in: query) else { return "nothing" }
      return "\(range.lowerBound) to \(range.upperBound)"
    }
  }

  @Test(arguments: [true, false]) func `A focus state and a selection are bound to the field`(_ byValue: Bool) throws {
    let screen = Screen { Bound(byValue: byValue) }
    #expect(screen.contains(text: "focus false, nothing"))
    try screen.button("Search").tap()
    #expect(try screen.textField("Find").hasFocus)
    #expect(screen.contains(text: "focus true, 0 to 3"))
    try screen.textField("Find").type("x")
    #expect(try screen.textField("Find").string == "x")
    try screen.button("Leave").tap()
    #expect(try !screen.textField("Find").hasFocus)
    #expect(screen.contains(text: "focus false, 1 to 1"))
  }
}

import OrielTesting
import Testing

@testable import OrielCore

/// Suggestions and scopes of search fields.
@MainActor struct SearchTests {
  private static let fruit = ["Apple", "Apricot", "Pear"]

  private struct Search: View {
    let placement: SearchFieldPlacement
    let log: Log
    @State private var query = ""

    var body: some View {
      Found(query: query)
        .searchable(text: $query, placement: placement, prompt: "Find")
        .searchSuggestions {
          ForEach(SearchTests.fruit.filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) {
            Text("Find \($0)").searchCompletion($0)
          }
        }
        .onSubmit(of: .search) { log("submitted \(query)") }
      Button("Elsewhere") {}
    }
  }

  private struct Found: View {
    let query: String
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text("\(isSearching ? "searching" : "found") \(query)").frame(width: 400, height: 300) }
  }

  private func suggestions(_ screen: Screen) -> [String] {
    SearchTests.fruit.filter { screen.button("Find \($0)").exists }
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .sidebar])
  func `Suggestions are displayed while the field has the focus`(_ placement: SearchFieldPlacement) throws {
    let screen = Screen { Search(placement: placement, log: Log()) }
    try screen.button("Elsewhere").focus()
    #expect(suggestions(screen) == [])
    try screen.textField("Find").focus()
    #expect(suggestions(screen) == ["Apple", "Apricot", "Pear"])
    try screen.textField("Find").type("Ap")
    #expect(suggestions(screen) == ["Apple", "Apricot"])
    try screen.button("Elsewhere").focus()
    #expect(suggestions(screen) == [])
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .sidebar])
  func `A suggestion becomes the text of the field, which has the focus`(_ placement: SearchFieldPlacement) throws {
    let screen = Screen { Search(placement: placement, log: Log()) }
    try screen.textField("Find").focus()
    try screen.button("Find Apricot").tap()
    #expect(try screen.textField("Find").string == "Apricot")
    #expect(try screen.textField("Find").hasFocus)
    #expect(suggestions(screen) == [])
    try screen.textField("Find").replaceText(with: "A")
    #expect(suggestions(screen) == ["Apple", "Apricot"])
  }

  @Test func `The arrow keys lead through the suggestions, and Return chooses one`() throws {
    let screen = Screen { Search(placement: .automatic, log: Log()) }
    try screen.textField("Find").focus()
    try screen.press(.downArrow, modifiers: [])
    #expect(try screen.button("Find Apple").hasFocus)
    #expect(screen.text("searching ").exists)
    try screen.press(.upArrow, modifiers: [])
    #expect(try screen.textField("Find").hasFocus)
    try screen.press(.downArrow, modifiers: [])
    try screen.press(.downArrow, modifiers: [])
    #expect(try screen.button("Find Apricot").hasFocus)
    try screen.pressReturn()
    #expect(screen.text("searching Apricot").exists)
    #expect(try screen.textField("Find").hasFocus)
    #expect(suggestions(screen) == [])
  }

  @Test func `Escape closes the suggestions, and typing displays them again`() throws {
    let screen = Screen { Search(placement: .automatic, log: Log()) }
    try screen.textField("Find").focus()
    try screen.press(.downArrow, modifiers: [])
    try screen.pressEscape()
    #expect(suggestions(screen) == [])
    #expect(try screen.textField("Find").hasFocus)
    try screen.textField("Find").type("A")
    #expect(suggestions(screen) == ["Apple", "Apricot"])
    try screen.pressEscape()
    #expect(suggestions(screen) == [])
    #expect(try screen.textField("Find").string == "A")
  }

  @Test func `A search closes the suggestions`() throws {
    let log = Log()
    let screen = Screen { Search(placement: .automatic, log: log) }
    try screen.textField("Find").type("Ap")
    try screen.textField("Find").submit()
    #expect(suggestions(screen) == [])
    #expect(log.take() == ["submitted Ap"])
  }

  @Test func `Outside of a search a completion changes nothing`() {
    let screen = Screen { Text("plain").searchCompletion("text") }
    #expect(screen.text("plain").exists)
    #expect(!screen.button("plain").exists)
  }

  // MARK: Scopes

  private struct Mail: View {
    enum Scope: String { case inbox, all }
    let activation: SearchScopeActivation?
    @State private var query = ""
    @State private var scope = Scope.inbox

    var body: some View {
      let mail = Text("in \(scope.rawValue)").searchable(text: $query, prompt: "Find")
      if let activation {
        mail.searchScopes($scope, activation: activation) { scopes }
      } else {
        mail.searchScopes($scope) { scopes }
      }
      Button("Elsewhere") {}
    }

    @ViewBuilder private var scopes: some View {
      Text("Inbox").tag(Scope.inbox)
      Text("All").tag(Scope.all)
    }
  }

  @Test func `The user chooses a scope while searching`() throws {
    let screen = Screen { Mail(activation: nil) }
    #expect(!screen.picker("Scope").exists)
    try screen.textField("Find").focus()
    #expect(try screen.picker("Scope").options == ["Inbox", "All"])
    try screen.picker("Scope").select("All")
    #expect(screen.text("in all").exists)
    #expect(screen.picker("Scope").exists)
    try screen.button("Elsewhere").focus()
    #expect(!screen.picker("Scope").exists)
  }

  @Test func `Scopes may need a text`() throws {
    let screen = Screen { Mail(activation: .onTextEntry) }
    try screen.textField("Find").focus()
    #expect(!screen.picker("Scope").exists)
    try screen.textField("Find").type("a")
    #expect(screen.picker("Scope").exists)
  }
}

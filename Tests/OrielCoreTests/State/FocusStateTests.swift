import OrielCore
import OrielTesting
import Testing

/// How the keyboard's focus and focus states follow each other.
@MainActor struct FocusStateTests {
  private enum Field: Hashable { case name, city }

  private struct Form: View {
    @State private var name = ""
    @State private var city = ""
    @State private var hasCity = true
    @FocusState private var focus: Field?

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
        .onSubmit { focus = .city }
      if hasCity { TextField("City", text: $city).focused($focus, equals: .city) }
      TextField("Other", text: .constant(""))
      Text(focus.map { "\($0)" } ?? "nothing")
      Button("To city") { focus = .city }
      Button("To nothing") { focus = nil }
      Button("Remove city") { hasCity = false }
      Button("Remove city for name") {
        hasCity = false
        focus = .name
      }
    }
  }

  @Test func `The state is set to the field that the user has focused`() throws {
    let screen = Screen { Form() }
    // The first field has the focus when a window opens.
    #expect(screen.text("name").exists)
    try screen.textField("City").focus()
    #expect(screen.text("city").exists)
    try screen.textField("Other").focus()
    #expect(screen.text("nothing").exists)
  }

  @Test func `Writing the state moves the focus`() throws {
    let screen = Screen { Form() }
    try screen.button("To city").tap()
    #expect(try screen.textField("City").hasFocus)
    #expect(screen.text("city").exists)
    try screen.button("To nothing").tap()
    #expect(try !screen.textField("City").hasFocus)
    #expect(screen.text("nothing").exists)
    try screen.textField("Name").submit()
    #expect(try screen.textField("City").hasFocus)
  }

  @Test func `Focus survives updates of the field`() throws {
    let screen = Screen { Form() }
    try screen.textField("Name").type("Ada Lovelace")
    #expect(try screen.textField("Name").hasFocus)
  }

  @Test func `The focus goes with the field that is removed`() throws {
    let screen = Screen { Form() }
    try screen.textField("City").focus()
    try screen.button("Remove city").tap()
    #expect(try screen.button("Remove city").hasFocus)
    #expect(screen.text("nothing").exists)
  }

  @Test func `What is removed in the turn in which the focus is moved takes nothing along`() throws {
    let screen = Screen { Form() }
    try screen.textField("City").focus()
    try screen.button("Remove city for name").tap()
    #expect(try screen.textField("Name").hasFocus)
    #expect(screen.text("name").exists)
  }

  private struct Within: View {
    @State private var isShown = true
    @FocusState private var isFocused: Bool

    var body: some View {
      Group {
        if isShown { TextField("Search", text: .constant("")) }
        Text("below")
      }
      .focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func `The state is false when the field goes that has the focus, and what it is set on stays`() throws {
    let screen = Screen { Within() }
    try screen.textField("Search").focus()
    #expect(screen.text("focused").exists)
    try screen.button("Toggle").tap()
    #expect(screen.text("not focused").exists)
    try screen.button("Toggle").tap()
    #expect(try !screen.textField("Search").hasFocus)
    try screen.textField("Search").focus()
    #expect(screen.text("focused").exists)
  }

  private struct Starting: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Search", text: .constant("")).focused($isFocused)
        .onAppear { isFocused = true }
      Text(isFocused ? "focused" : "not focused")
    }
  }

  @Test func `A view may take the focus when it appears`() throws {
    let screen = Screen { Starting() }
    #expect(try screen.textField("Search").hasFocus)
    #expect(screen.text("focused").exists)
  }
}

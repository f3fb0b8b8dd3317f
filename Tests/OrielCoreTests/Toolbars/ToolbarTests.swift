import Testing

@testable import OrielCore
@testable import OrielTesting

/// Items of toolbars.
@MainActor struct ToolbarTests {
  private struct Editor: View {
    let log: Log
    @State private var isDirty = false
    @State private var showsMore = false

    var body: some View {
      Text(isDirty ? "changed" : "saved")
        .toolbar { Toggle("More", isOn: $showsMore) }
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Edit", systemImage: "pencil") { isDirty = true } }
          if showsMore {
            ToolbarItemGroup(placement: .primaryAction) {
              Button("Cut") {}
              Button("Copy") {}
            }
          }
          SaveItem(isDirty: isDirty, log: log)
        }
        .environment(\.locale, .init(identifier: "de"))
    }
  }

  private struct SaveItem: ToolbarContent {
    let isDirty: Bool
    let log: Log
    @Environment(\.locale) private var locale
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save \(count)") {
          count += 1
          log(locale.identifier)
        }
        .disabled(!isDirty)
      }
    }
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.everything.matches.flatMap { view in
      var labels: [String] = []
      view.forEachInside { if $0.kind == .button || $0.kind == .toggle { labels.append($0.label ?? "") } }
      return labels
    }
  }

  @Test func `Items are in the order of their placements`() throws {
    let screen = Screen { Editor(log: Log()) }
    #expect(labels(screen) == ["Edit", "More", "Save 0"])
    try screen.toggle("More").tap()
    #expect(labels(screen) == ["Edit", "More", "Cut", "Copy", "Save 0"])
    try screen.toggle("More").tap()
    #expect(labels(screen) == ["Edit", "More", "Save 0"])
  }

  @Test func `An item has the state and the environment of its declaration`() throws {
    let log = Log()
    let screen = Screen { Editor(log: log) }
    #expect(try screen.button("Save 0").isEnabled == false)
    try screen.button("Edit").tap()
    #expect(screen.text("changed").exists)
    try screen.button("Save 0").tap()
    #expect(screen.button("Save 1").exists)
    #expect(log.entries == ["de"])
  }

  @Test func `A view hides the background of the window's toolbar`() throws {
    let screen = Screen { Plain() }
    #expect(screen.window.request.hidesToolbarBackground == false)
    try screen.toggle("Plain").tap()
    #expect(screen.window.request.hidesToolbarBackground)
  }

  private struct Plain: View {
    @State private var isPlain = false

    var body: some View {
      Toggle("Plain", isOn: $isPlain).toolbarBackground(isPlain ? .hidden : .automatic)
        .toolbarBackground(.hidden, for: .tabBar)
    }
  }

  @Test func `A presentation of an item has the styles of views, not those of items`() throws {
    let screen = Screen { Attached() }
    try screen.button("Show").tap()
    #expect(try screen.popover.text("Inside").exists)
  }

  private struct Attached: View {
    @State private var isShown = false

    var body: some View {
      Text("a").toolbar {
        Button("Show", systemImage: "star") { isShown = true }
          .popover(isPresented: $isShown) { Label("Inside", systemImage: "star") }
      }
    }
  }

  @Test func `Items disappear with their view`() throws {
    let screen = Screen { Vanishing() }
    #expect(screen.button("Item").exists)
    try screen.toggle("Shown").tap()
    #expect(!screen.button("Item").exists)
    #expect(screen.find(.toolbar).count == 0)
  }

  private struct Vanishing: View {
    @State private var isShown = true

    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown { Text("a").toolbar { Button("Item") {} }.toolbar(.automatic) }
    }
  }

  @Test func `A sheet has its own toolbar, whose buttons dismiss it`() throws {
    let screen = Screen { Presenting() }
    try screen.button("New").tap()
    #expect(!screen.button("Cancel").exists)
    try screen.sheet.button("Cancel").tap()
    #expect(screen.text("closed").exists)
  }

  private struct Presenting: View {
    @State private var isPresented = false

    var body: some View {
      Text(isPresented ? "open" : "closed")
        .toolbar(id: "main") { ToolbarItem(id: "new") { Button("New") { isPresented = true } } }
        .sheet(isPresented: $isPresented) { Form() }
    }

    private struct Form: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("form").toolbar {
          ToolbarSpacer()
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        }
      }
    }
  }

  private struct Search: View {
    @State private var query = ""
    @State private var submitted = ""
    @State private var isPresented = false
    let placement: SearchFieldPlacement

    var body: some View {
      Found(query: query)
        .searchable(text: $query, isPresented: $isPresented, placement: placement, prompt: "Find")
        .onSubmit(of: .search) { submitted = query }
      Text("submitted \(submitted)")
      Button("Present") { isPresented = true }
    }
  }

  private struct Found: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text("found \(query)")
      if isSearching { Button("Stop") { dismissSearch() } }
    }
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .sidebar])
  func `A search field has the text, and Return submits it`(_ placement: SearchFieldPlacement) throws {
    let screen = Screen { Search(placement: placement) }
    try screen.button("Present").focus()
    #expect(!screen.button("Stop").exists)
    try screen.textField("Find").type("pear")
    #expect(screen.text("found pear").exists)
    try screen.textField("Find").submit()
    #expect(screen.text("submitted pear").exists)
    try screen.button("Stop").tap()
    #expect(screen.text("found ").exists)
    try screen.button("Present").tap()
    #expect(try screen.textField("Find").hasFocus)
  }
}

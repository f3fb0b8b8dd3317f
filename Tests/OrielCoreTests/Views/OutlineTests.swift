import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")]), Folder(id: "d")]), Folder(id: "e"),
  ]

  @Test func `A group shows its content while it is expanded`() throws {
    let screen = Screen { DisclosureGroup("More") { Text("details") } }
    #expect(!screen.text("details").exists)
    try screen.button("More").tap()
    #expect(screen.text("details").exists)
    try screen.button("More").tap()
    #expect(!screen.text("details").exists)
  }

  @Test func `A group follows its binding`() throws {
    struct Groups: View {
      @State private var isExpanded = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("details") }
        Button("Collapse") { isExpanded = false }
      }
    }
    let screen = Screen { Groups() }
    #expect(screen.text("details").exists)
    try screen.button("Collapse").tap()
    #expect(!screen.text("details").exists)
  }

  @Test func `In a list a group is a row, and its content are indented rows`() throws {
    let screen = Screen {
      List {
        DisclosureGroup("More") {
          Text("one").accessibilityIdentifier("one")
          Text("two")
        }
        Text("last").accessibilityIdentifier("last")
      }
    }
    #expect(screen.texts == ["More", "last"])
    let row = screen.row("More")
    #expect(try row.isExpanded == false)
    try row.setExpanded(true)
    #expect(screen.texts == ["More", "one", "two", "last"])
    #expect(try screen.find(.list).rowCount == 4)
    #expect(try screen.frame(of: "one").minX > screen.frame(of: "last").minX)
    try row.setExpanded(false)
    #expect(screen.texts == ["More", "last"])
    #expect(try screen.row("last").isExpanded == nil)
  }

  @Test func `A tree is expanded level by level, and keeps the selection`() throws {
    struct Tree: View {
      let folders: [Folder]
      @State private var selection: String?
      var body: some View {
        Text("selected: \(selection ?? "none")")
        List(folders, children: \.folders, selection: $selection) { Text($0.id) }
      }
    }
    let screen = Screen { Tree(folders: folders) }
    let list = screen.find(.list)
    #expect(list.texts == ["a", "e"])
    try screen.row("a").setExpanded(true)
    #expect(list.texts == ["a", "b", "d", "e"])
    try screen.row("b").setExpanded(true)
    #expect(list.texts == ["a", "b", "c", "d", "e"])
    try screen.row("c").select()
    #expect(screen.text("selected: c").exists)
    try screen.row("a").select()
    #expect(screen.text("selected: a").exists)
    try screen.row("a").setExpanded(false)
    #expect(list.texts == ["a", "e"])
    #expect(try screen.row("a").isSelected)
  }

  @Test func `An outline of a root element outside of a list`() throws {
    let screen = Screen { OutlineGroup(folders[0], children: \.folders) { Text($0.id) } }
    try screen.button("a").tap()
    #expect(screen.text("d").exists)
    #expect(!screen.text("c").exists)
  }

  private struct Sections: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Places", isExpanded: $isExpanded) {
          Text("Inbox")
          Text("Drafts")
        }
        Section(isExpanded: .constant(false)) {
          Text("hidden")
        } header: {
          Text("Labels")
        }
      }
    }
  }

  @Test func `A section of a list is collapsed by the button in its header`() throws {
    let screen = Screen { Sections() }
    #expect(screen.texts == ["Places", "Inbox", "Drafts", "Labels"])
    try screen.find(.button)[0].tap()
    #expect(screen.texts == ["Places", "Labels"])
    try screen.find(.button)[0].tap()
    #expect(screen.texts == ["Places", "Inbox", "Drafts", "Labels"])
  }

  @Test func `A section of a form is collapsed as well`() throws {
    struct Settings: View {
      @State private var isExpanded = true
      var body: some View {
        Form { Section("More", isExpanded: $isExpanded) { Text("content") } }
      }
    }
    let screen = Screen { Settings() }
    #expect(screen.text("content").exists)
    try screen.find(.button).tap()
    #expect(!screen.text("content").exists)
  }

  @Test func `A row has a badge unless its number is zero`() {
    let screen = Screen {
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
        Text("Drafts").badge(Text("new"))
        Text("Junk").badge("many")
      }
    }
    #expect(screen.texts == ["Inbox", "3", "Sent", "Drafts", "new", "Junk", "many"])
  }

  @Test func `A separator is hidden if one of its rows hides it`() throws {
    let screen = Screen {
      List {
        Text("0")
        Text("1").listRowSeparator(.hidden, edges: .bottom)
        Text("2")
        Text("3").listRowSeparator(.hidden)
        Text("4")
      }
    }
    #expect(try (0..<5).map { try screen.row("\($0)").hasSeparator } == [true, false, false, false, false])
  }

  private func separators(in style: some ListStyle) throws -> [Bool] {
    let screen = Screen {
      List {
        Text("0")
        Text("1")
        Text("2").listRowSeparator(.visible, edges: .bottom)
        Text("3").listRowSeparator(.hidden, edges: .bottom)
        Text("4").listRowSeparator(.visible)
      }
      .listStyle(style)
    }
    return try (0..<5).map { try screen.row("\($0)").hasSeparator }
  }

  @Test func `Only some styles have separators, but rows can show theirs`() throws {
    #expect(try separators(in: .insetGrouped) == [true, true, true, false, false])
    #expect(try separators(in: .bordered) == [true, true, true, false, false])
    #expect(try separators(in: .sidebar) == [false, false, true, false, false])
    #expect(try separators(in: .inset) == [false, false, true, false, false])
  }

  @Test func `Sections have separators where they are made visible`() throws {
    let screen = Screen {
      List {
        Section("A") { Text("0") }.listSectionSeparator(.visible, edges: .bottom)
        Section("B") { Text("1") }
        Section { Text("2") }
        Section { Text("3") }.listSectionSeparator(.hidden)
        Text("4")
      }
    }
    let rows = ["A", "0", "B", "1", "2", "3", "4"]
    #expect(try rows.map { try screen.row($0).hasSeparator } == [false, true, false, true, false, false, false])
  }

  @Test func `Separators have the color of the upper row, or of the lower one`() throws {
    let screen = Screen {
      List {
        Text("0").listRowSeparatorTint(.red)
        Text("1").listRowSeparatorTint(.green, edges: .top)
        Text("2")
        Section { Text("3").listRowSeparatorTint(.red) }.listSectionSeparatorTint(.blue)
        Text("4").listRowSeparatorTint(nil)
      }
    }
    let content = try #require(screen.find(.list).view.element as? ListElement).content
    #expect((0..<5).map { content.separatorTint(below: $0) } == [.red, nil, .blue, .blue, nil])
  }

  @Test func `A section without a binding is collapsed by its own button`() throws {
    let screen = Screen {
      List {
        Section("More") { Text("content") }.collapsible(true)
      }
    }
    #expect(screen.text("content").exists)
    try screen.find(.button).tap()
    #expect(!screen.text("content").exists)
    try screen.find(.button).tap()
    #expect(screen.text("content").exists)
  }

  @Test func `A section that can't be collapsed has no button, but follows its binding`() throws {
    struct Settings: View {
      @State private var isExpanded = false
      var body: some View {
        Button("Show") { isExpanded = true }
        List { Section("More", isExpanded: $isExpanded) { Text("content") }.collapsible(false) }
      }
    }
    let screen = Screen { Settings() }
    #expect(screen.find(.button).count == 1)
    #expect(!screen.text("content").exists)
    try screen.button("Show").tap()
    #expect(screen.text("content").exists)
  }

  @Test func `Prominent headers are in a larger font`() throws {
    func font(_ prominence: Prominence) throws -> Font? {
      let screen = Screen { List { Section("Header") { Text("row") }.headerProminence(prominence) } }
      return try (screen.text("Header").view.element as? TextElement)?.style.font
    }
    #expect(try font(.increased) == .title3)
    #expect(try font(.standard) != .title3)
  }

  @Test func `Icons of labels are tinted in lists only`() throws {
    func paints(_ view: some View) throws -> [Paint?] {
      try Screen { view }.find(.image).all.map { try ($0.view.element as? ImageElement)?.foreground }
    }
    let label = Label("Flag", systemImage: "flag")
    #expect(try paints(List { label.listItemTint(.red) }) == [.color(.red)])
    #expect(try paints(List { label.listItemTint(.monochrome) }.listItemTint(.red)) == [.color(.primary)])
    #expect(try paints(List { label.listItemTint(ListItemTint.preferred(.red)) }) == [.color(.red)])
    #expect(try paints(VStack { label.listItemTint(.red) }) == [nil])
    #expect(Screen { List { label.listItemTint(.red) } }.texts == ["Flag"])
  }

  @Test func `A list is refreshed by key, once at a time`() async throws {
    let model = Loader()
    let screen = Screen { LoaderView(model: model) }
    try screen.find(.list).refresh()
    try await screen.wait { model.loads == 1 }
    #expect(screen.find(.progress).exists)
    #expect(throws: ScreenError.self) { try screen.find(.list).refresh() }
    model.finish()
    try await screen.wait { !screen.find(.progress).exists }
    #expect(screen.text("loaded").exists)
  }

  @Test func `A vertical scroll view is refreshed, once at a time`() async throws {
    let model = Loader()
    let screen = Screen { ScrollView { Text("rows") }.refreshable { await model.load() } }
    try screen.find(.scrollView).refresh()
    try await screen.wait { model.loads == 1 }
    #expect(throws: ScreenError.self) { try screen.find(.scrollView).refresh() }
    model.finish()
    try await screen.wait { !screen.find(.progress).exists }
    try screen.find(.scrollView).refresh()
    try await screen.wait { model.loads == 2 }
    model.finish()
    let other = Screen { ScrollView(.horizontal) { Text("rows") }.refreshable {} }
    #expect(throws: ScreenError.self) { try other.find(.scrollView).refresh() }
  }

  @Observable @MainActor final class Loader {
    var loads = 0
    var items: [String] = []
    private var continuation: CheckedContinuation<Void, Never>?

    func load() async {
      loads += 1
      await withCheckedContinuation { continuation = $0 }
      items = ["loaded"]
    }

    func finish() { continuation?.resume() }
  }

  private struct LoaderView: View {
    let model: Loader
    var body: some View {
      List(model.items, id: \.self) { Text($0) }.refreshable { await model.load() }
    }
  }
}

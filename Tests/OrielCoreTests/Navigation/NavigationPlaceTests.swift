import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Stacks, titles and toolbars wherever they are: in tabs, in columns of split views, and in each other.
@MainActor struct NavigationPlaceTests {
  enum Place: CaseIterable { case plain, tab, secondTab, nestedTab, sidebar, content, detail, tabInDetail, detailInTab }

  /// Content in a place.
  private struct Placed<Content: View>: View {
    let place: Place
    @ViewBuilder let content: Content

    var body: some View {
      switch place {
      case .plain: content
      case .tab: tabs { content }
      case .secondTab:
        TabView(selection: .constant(2)) {
          Text("other").tabItem { Text("Other") }.tag(1)
          content.tabItem { Text("Its") }.tag(2)
        }
      case .nestedTab: tabs { tabs { content } }
      case .sidebar:
        NavigationSplitView {
          content
        } detail: {
          Text("detail")
        }
      case .content:
        NavigationSplitView {
          Text("sidebar")
        } content: {
          content
        } detail: {
          Text("detail")
        }
      case .detail:
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          content
        }
      case .tabInDetail:
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          tabs { content }
        }
      case .detailInTab:
        tabs {
          NavigationSplitView {
            Text("sidebar")
          } detail: {
            content
          }
        }
      }
    }

    private func tabs(@ViewBuilder _ page: () -> some View) -> some View {
      TabView {
        page().tabItem { Text("Its") }
        Text("other").tabItem { Text("Other") }
      }
    }
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Push") {
          NavigationLink("Deeper") { Text("third page").navigationTitle("Third") }.navigationTitle("Second")
        }
      }
    }
  }

  @Test(arguments: Place.allCases) func `A page that is pushed has a title and a way back`(place: Place) throws {
    let screen = Screen { Placed(place: place) { Stack() } }
    #expect(screen.title == "Test")
    #expect(!screen.button("Back").exists)
    try screen.button("Push").tap()
    #expect(screen.title == "Second")
    try screen.button("Deeper").tap()
    #expect(screen.title == "Third")
    #expect(screen.find(.button, label: "Back").count == 1)
    try screen.button("Back").tap()
    #expect(screen.title == "Second")
    try screen.button("Back").tap()
    #expect(screen.title == "Test")
    #expect(try screen.button("Push").isVisible)
    #expect(!screen.button("Back").exists)
  }

  @Test(arguments: Place.allCases) func `Alt and the left arrow go back`(place: Place) throws {
    let screen = Screen { Placed(place: place) { Stack() } }
    try screen.button("Push").tap()
    try screen.button("Deeper").tap()
    try screen.press(.leftArrow, modifiers: .option)
    #expect(screen.title == "Second")
    try screen.press(.leftArrow, modifiers: .option)
    #expect(try screen.button("Push").isVisible)
  }

  @Test func `The keys go back in the detail column if both columns have a way back`() throws {
    let screen = Screen {
      NavigationSplitView {
        NavigationStack(path: .constant([1])) {
          Text("sidebar").navigationDestination(for: Int.self) { Text("sidebar page \($0)") }
        }
      } detail: {
        Stack()
      }
    }
    #expect(screen.find(.button, label: "Back").count == 1)
    try screen.button("Push").tap()
    #expect(screen.find(.button, label: "Back").count == 2)
    try screen.press(.leftArrow, modifiers: .option)
    #expect(try screen.button("Push").isVisible)
    #expect(screen.find(.button, label: "Back").count == 1)
  }

  private struct Hiding: View {
    @State private var tab = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Push") {
          TabView(selection: $tab) {
            Text("with").tabItem { Text("With") }.tag(0)
            Text("without").navigationBarBackButtonHidden().tabItem { Text("Without") }.tag(1)
          }
        }
      }
    }
  }

  @Test func `A page hides its way back while it is shown, and no other page's`() throws {
    let screen = Screen { Hiding() }
    try screen.button("Push").tap()
    #expect(screen.button("Back").exists)
    try screen.find(.picker).select("Without")
    #expect(!screen.button("Back").exists)
    try screen.find(.picker).select("With")
    #expect(screen.button("Back").exists)
  }

  private struct Late: View {
    @State private var shows = false
    @State private var query = ""

    var body: some View {
      VStack {
        Button("Change") { shows.toggle() }
        if shows {
          Text("late").navigationTitle("Late").navigationSubtitle("Later").searchable(text: $query)
            .toolbar { Button("Item") {} }
        }
      }
    }
  }

  @Test(arguments: Place.allCases) func `What a page adds to the window later is shown`(place: Place) throws {
    let screen = Screen { Placed(place: place) { Late() } }
    for _ in 0..<3 {
      try screen.button("Change").tap()
      #expect(screen.title == "Late")
      #expect(screen.window.request.subtitle == "Later")
      #expect(screen.button("Item").exists)
      #expect(screen.find(.textField, label: "Search").exists)
      try screen.button("Change").tap()
      #expect(screen.title == "Test")
      #expect(screen.window.request.subtitle == "")
      #expect(!screen.button("Item").exists)
      #expect(!screen.find(.textField, label: "Search").exists)
    }
  }

  private struct Covered: View {
    let model: Shown

    var body: some View {
      VStack {
        if model.isOn { Text("late").navigationTitle("Late").toolbar { Button("Item") {} } }
        NavigationLink("Push") { Text("pushed") }
      }
    }
  }

  @Test(arguments: Place.allCases) func `What a covered page adds to the window is shown when it is uncovered`(
    place: Place
  ) throws {
    let model = Shown()
    let screen = Screen { Placed(place: place) { NavigationStack { Covered(model: model) } } }
    try screen.button("Push").tap()
    model.isOn = true
    #expect(screen.title == "Test")
    #expect(!screen.button("Item").exists)
    try screen.button("Back").tap()
    #expect(screen.title == "Late")
    #expect(screen.button("Item").exists)
  }

  @Observable @MainActor final class Shown { var isOn = false }

  // MARK: Titles of split views

  private struct Columns: View {
    let model: Titles

    var body: some View {
      NavigationSplitView {
        column("sidebar", model.sidebar)
      } content: {
        NavigationStack { column("content", model.content) }
      } detail: {
        NavigationStack {
          column("detail", model.detail)
          NavigationLink("Push") { column("page", model.page) }
        }
      }
    }

    @ViewBuilder private func column(_ text: String, _ title: String?) -> some View {
      if let title {
        Text(text).navigationTitle(title).navigationSubtitle("of " + title)
      } else {
        Text(text)
      }
    }
  }

  @Observable @MainActor final class Titles {
    var sidebar: String?
    var content: String?
    var detail: String?
    var page: String?
  }

  @Test func `The window has the title of the detail column, then of the content, then of the sidebar`() throws {
    let model = Titles()
    let screen = Screen { Columns(model: model).navigationTitle("Around") }
    func expect(_ title: String) {
      #expect(screen.title == title)
      #expect(screen.window.request.subtitle == (title == "Around" ? "" : "of " + title))
    }
    expect("Around")
    model.sidebar = "Sidebar"
    expect("Sidebar")
    model.detail = "Detail"
    expect("Detail")
    model.content = "Content"
    expect("Detail")
    model.sidebar = "Other"
    expect("Detail")
    model.detail = nil
    expect("Content")
    model.content = nil
    expect("Other")
    model.detail = "Detail"
    try screen.button("Push").tap()
    // The detail's page has none.
    expect("Other")
    model.page = "Page"
    expect("Page")
    try screen.button("Back").tap()
    expect("Detail")
  }

  @Test func `The window has the title and the subtitle of one column`() {
    let untitled = Screen {
      NavigationSplitView {
        Text("a").navigationTitle("Library").navigationSubtitle("of all")
      } content: {
        Text("b")
      } detail: {
        Text("c").navigationSubtitle("detail only")
      }
    }
    #expect(untitled.title == "Library")
    #expect(untitled.window.request.subtitle == "of all")
    let titled = Screen {
      NavigationSplitView {
        Text("a").navigationTitle("Library").navigationSubtitle("of all")
      } content: {
        List([1], id: \.self) { Text("\($0)") }.searchable(text: .constant("")).navigationTitle("All Books")
      } detail: {
        TabView {
          Tab("Details", systemImage: "info.circle") { Text("c") }
          Tab("Notes", systemImage: "note.text") { Text("d") }
        }
        .navigationTitle("Middlemarch")
        .inspector(isPresented: .constant(false)) { Text("e").navigationTitle("Inspector") }
      }
      .toolbar { Button("Add") {} }
    }
    #expect(titled.title == "Middlemarch")
    #expect(titled.window.request.subtitle == "")
  }

  @Test func `The first of several titles in a column applies`() {
    let screen = Screen {
      NavigationSplitView {
        Text("a").navigationTitle("Sidebar")
      } detail: {
        Text("b").navigationTitle("First")
        Text("c").navigationTitle("Second")
      }
    }
    #expect(screen.title == "First")
  }

  private struct Removing: View {
    let model: Shown

    var body: some View {
      NavigationSplitView {
        Text("sidebar").toolbar(removing: .sidebarToggle).toolbar(removing: model.isOn ? nil : .sidebarToggle)
      } detail: {
        Text("detail")
      }
    }
  }

  @Test func `The sidebar's button stays removed while one of two modifiers removes it`() throws {
    let model = Shown()
    let screen = Screen { Removing(model: model) }
    #expect(!screen.button("Toggle Sidebar").exists)
    model.isOn = true
    #expect(!screen.button("Toggle Sidebar").exists)
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Split views in windows without room for all their columns.
@MainActor struct CollapsedSplitViewTests {
  private struct Library: View {
    @State var shelf: String?
    @State var book: String?
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Count \(count)") { count += 1 }
          List(["Poems", "Novels"], id: \.self, selection: $shelf) { Text($0) }
        }
        .navigationTitle("Library")
      } content: {
        List(["\(shelf ?? "no") 1", "\(shelf ?? "no") 2"], id: \.self, selection: $book) { Text($0) }
          .navigationTitle(shelf ?? "Nothing")
      } detail: {
        VStack {
          Text("Reading \(book ?? "nothing")")
          Button("Close") { book = nil }
        }
        .navigationTitle(book ?? "No Book")
      }
    }
  }

  private func shown(_ screen: Screen) -> [String] {
    var columns: [String] = []
    if screen.row("Poems").isShown { columns.append("sidebar") }
    if ["no 1", "Poems 1", "Novels 1"].contains(where: { screen.row($0).isShown }) { columns.append("content") }
    if screen.button("Close").isShown { columns.append("detail") }
    return columns
  }

  @Test func `A wide window has all columns beside each other, a narrow one has one`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 1000, height: 600)
    #expect(shown(screen) == ["sidebar", "content", "detail"])
    try screen.resize(width: 859, height: 600)
    #expect(shown(screen) == ["sidebar", "detail"])
    try screen.resize(width: 499, height: 600)
    #expect(shown(screen) == ["sidebar"])
    try screen.resize(width: 860, height: 600)
    #expect(shown(screen) == ["sidebar", "content", "detail"])
  }

  @Test func `A click on a row opens the next column, and Back returns`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 360, height: 600)
    #expect(!screen.button("Back").exists)
    #expect(!screen.button("Toggle Sidebar").exists)
    try screen.row("Novels").select()
    #expect(shown(screen) == ["content"])
    #expect(screen.title == "Novels")
    try screen.row("Novels 2").select()
    #expect(shown(screen) == ["detail"])
    #expect(screen.title == "Novels 2")
    try screen.button("Back").tap()
    #expect(shown(screen) == ["content"])
    // The row is selected already.
    try screen.row("Novels 2").select()
    #expect(shown(screen) == ["detail"])
    try screen.press(.leftArrow, modifiers: .option)
    try screen.press(.leftArrow, modifiers: .option)
    #expect(shown(screen) == ["sidebar"])
    #expect(screen.title == "Library")
    #expect(!screen.button("Back").exists)
  }

  private struct Mail: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $chosen) { Text("Mail \($0)") }
      } detail: {
        Text("\(chosen.count) chosen")
        Button("None") { chosen = [] }
      }
    }
  }

  @Test func `In a list with several selected rows, a click that leaves one selected opens the next column`() throws {
    let screen = Screen { Mail() }
    try screen.resize(width: 360, height: 600)
    try screen.row("Mail 1").select()
    #expect(screen.text("1 chosen").isShown && !screen.row("Mail 1").isShown)
    try screen.button("Back").tap()
    try screen.row("Mail 2").toggleSelection()
    #expect(screen.row("Mail 2").isShown)
    try screen.row("Mail 2").select()
    #expect(screen.text("1 chosen").isShown)
    try screen.button("None").tap()
    #expect(screen.row("Mail 1").isShown)
  }

  @Test func `Between the widths, sidebar and content share a place`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 700, height: 600)
    try screen.row("Poems").select()
    #expect(shown(screen) == ["content", "detail"])
    try screen.row("Poems 1").select()
    #expect(shown(screen) == ["content", "detail"])
    try screen.button("Back").tap()
    #expect(shown(screen) == ["sidebar", "detail"])
    #expect(try screen.row("Poems").isSelected)
    try screen.button("Toggle Sidebar").tap()
    try screen.advanceToRest()
    #expect(shown(screen) == ["detail"])
  }

  @Test func `The column that was used last is in front, and all keep their state`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 1000, height: 600)
    try screen.button("Count 0").tap()
    try screen.row("Poems").select()
    try screen.resize(width: 400, height: 600)
    #expect(shown(screen) == ["content"])
    try screen.row("Poems 1").select()
    try screen.resize(width: 1000, height: 600)
    #expect(screen.button("Count 1").isShown)
    #expect(try screen.row("Poems").isSelected && screen.row("Poems 1").isSelected)
    try screen.resize(width: 400, height: 600)
    #expect(shown(screen) == ["detail"])
  }

  @Test func `An initial selection is open, and one that the app clears goes back`() throws {
    let screen = Screen { Library(shelf: "Poems", book: "Poems 1") }
    try screen.resize(width: 400, height: 600)
    #expect(shown(screen) == ["detail"])
    try screen.button("Close").tap()
    #expect(shown(screen) == ["content"])
  }

  @Test func `Arrow keys select without opening, and Return opens`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 400, height: 600)
    try screen.press(.tab, modifiers: [])
    // The first time it selects the focused row.
    for _ in 1...2 { try screen.press(.downArrow, modifiers: []) }
    #expect(shown(screen) == ["sidebar"])
    #expect(try screen.row("Novels").isSelected)
    try screen.press(.return, modifiers: [])
    #expect(shown(screen) == ["content"])
    #expect(screen.title == "Novels")
  }

  private struct Preferred: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number)")
            NavigationLink("Next", value: number + 1)
            Text(column == .detail ? "in detail" : "elsewhere")
          }
          .navigationTitle("Page \(number)")
        }
      } detail: {
        Button("To Sidebar") { column = .sidebar }
      }
    }
  }

  @Test func `The app has a binding to the column in front`() throws {
    let screen = Screen { Preferred() }
    try screen.resize(width: 400, height: 600)
    #expect(!screen.button("Open").isShown)
    try screen.button("To Sidebar").tap()
    #expect(screen.button("Open").isShown)
    try screen.button("Open").tap()
    #expect(screen.text("Page 1").isShown && screen.text("in detail").isShown)
    // A page above another one goes back to that first.
    try screen.button("Next").tap()
    #expect(screen.text("Page 2").isShown)
    try screen.button("Back").tap()
    #expect(screen.text("Page 1").isShown)
    try screen.button("Back").tap()
    #expect(screen.button("Open").isShown)
  }

  @Test func `Larger text of the desktop requires more room`() throws {
    let screen = Screen { Library() }
    try screen.resize(width: 900, height: 600)
    screen.desktop.textScale = 2
    #expect(shown(screen) == ["sidebar"])
  }
}

extension ScreenElement {
  fileprivate var isShown: Bool { exists && (try? isVisible) == true }
}

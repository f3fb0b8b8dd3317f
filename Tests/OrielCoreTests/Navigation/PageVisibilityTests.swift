import OrielTesting
import Testing

@testable import OrielCore

/// `onAppear`, `onDisappear` and `task` follow what is seen; the state of the pages remains.
@MainActor struct PageVisibilityTests {
  private let log = Log()

  /// A view that notes when it appears and disappears, and how long its task runs.
  private struct Noted: View {
    let name: String
    let log: Log
    var clock: TestClock?
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
        .task {
          guard let clock else { return }
          log("task \(name)")
          try? await clock.sleep(for: .seconds(1_000))
          log(Task.isCancelled ? "cancelled \(name)" : "ended \(name)")
        }
    }
  }

  // MARK: Tabs

  private func tabs(_ clock: TestClock? = nil) -> some View {
    TabView {
      Noted(name: "a", log: log, clock: clock).tabItem { Text("A") }
      Noted(name: "b", log: log, clock: clock).tabItem { Text("B") }
      Noted(name: "c", log: log, clock: clock).tabItem { Text("C") }
    }
  }

  @Test func `The page of a tab disappears when another tab is chosen, and appears on return with its state`() throws {
    let screen = Screen { tabs() }
    #expect(log.take() == ["+a"])
    try screen.button("a 0").tap()
    try screen.find(.picker).select("B")
    #expect(log.take() == ["+b", "-a"])
    try screen.find(.picker).select("A")
    #expect(log.take() == ["+a", "-b"])
    #expect(try screen.button("a 1").isVisible)
    try screen.closeWindow()
    #expect(log.take() == ["-a"])
  }

  @Test func `The task of a left tab is cancelled, and runs again on return`() async throws {
    let clock = TestClock()
    let screen = Screen(clock: clock) { tabs(clock) }
    try await screen.wait { clock.sleeperCount == 1 }
    #expect(log.take() == ["+a", "task a"])
    try screen.find(.picker).select("B")
    try await screen.wait { log.entries.count == 4 && clock.sleeperCount == 1 }
    #expect(log.take().sorted() == ["+b", "-a", "cancelled a", "task b"])
    try screen.find(.picker).select("A")
    try await screen.wait { log.entries.count == 4 && clock.sleeperCount == 1 }
    #expect(log.take().sorted() == ["+a", "-b", "cancelled b", "task a"])
  }

  private struct Removable<Tabs: View>: View {
    let animation: Animation?
    @ViewBuilder let tabs: () -> Tabs
    @State private var isThere = true
    var body: some View {
      Button("Remove") { withAnimation(animation) { isThere.toggle() } }
      if isThere { tabs() } else { Text("nothing") }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `Removed tabs disappear if they were shown, and none appears`(animation: Animation?) throws {
    let screen = Screen { Removable(animation: animation) { tabs() } }
    try screen.find(.picker).select("B")
    _ = log.take()
    try screen.button("Remove").tap()
    try screen.advanceToRest()
    #expect(log.take() == ["-b"])
    try screen.button("Remove").tap()
    try screen.advanceToRest()
    #expect(log.take() == ["+a"])
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func `Removed tabs with a selection disappear if they were shown, and none appears`(animation: Animation?) throws {
    let screen = Screen {
      Removable(animation: animation) {
        TabView(selection: .constant(1)) {
          Noted(name: "a", log: log).tabItem { Text("A") }.tag(0)
          Noted(name: "b", log: log).tabItem { Text("B") }.tag(1)
          Tab("C", systemImage: "star", value: 2) { Noted(name: "c", log: log) }
        }
      }
    }
    #expect(log.take() == ["+b"])
    try screen.button("Remove").tap()
    try screen.advanceToRest()
    #expect(log.take() == ["-b"])
  }

  private struct Indirect: View {
    let log: Log
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Noted(name: "a", log: log).tabItem { Text("A") }.tag(0)
        Noted(name: "b", log: log).onAppear { tab = 2 }.tabItem { Text("B") }.tag(1)
        Noted(name: "c", log: log).tabItem { Text("C") }.tag(2)
      }
    }
  }

  @Test func `A page that shows another one as it appears disappears as well`() throws {
    let screen = Screen { Indirect(log: log) }
    _ = log.take()
    try screen.find(.picker).select("B")
    #expect(log.take() == ["+b", "+c", "-a", "-b"])
    #expect(try screen.button("c 0").isVisible)
  }

  // MARK: Stacks

  private var stack: some View {
    NavigationStack {
      VStack {
        Noted(name: "root", log: log)
        NavigationLink("Push") {
          VStack {
            Noted(name: "second", log: log)
            NavigationLink("Deeper") { Noted(name: "third", log: log) }
          }
        }
      }
    }
  }

  @Test func `A covered page disappears after the new one has appeared, and appears when it is uncovered`() throws {
    let screen = Screen { stack }
    try screen.button("root 0").tap()
    #expect(log.take() == ["+root"])
    try screen.button("Push").tap()
    #expect(log.take() == ["+second", "-root"])
    try screen.button("second 0").tap()
    try screen.button("Deeper").tap()
    #expect(log.take() == ["+third", "-second"])
    try screen.button("Back").tap()
    #expect(log.take() == ["+second", "-third"])
    #expect(try screen.button("second 1").isVisible)
    try screen.button("Back").tap()
    #expect(log.take() == ["+root", "-second"])
    #expect(try screen.button("root 1").isVisible)
  }

  @Test func `The pages of a stack in a tab follow both`() throws {
    let screen = Screen {
      TabView {
        stack.tabItem { Text("A") }
        Noted(name: "other", log: log).tabItem { Text("B") }
      }
    }
    try screen.button("Push").tap()
    _ = log.take()
    try screen.find(.picker).select("B")
    #expect(log.take() == ["+other", "-second"])
    try screen.find(.picker).select("A")
    #expect(log.take() == ["+second", "-other"])
    try screen.button("Back").tap()
    #expect(log.take() == ["+root", "-second"])
  }

  private struct Rewound: View {
    let log: Log
    @State private var path = [1, 2, 3]
    var body: some View {
      NavigationStack(path: $path) {
        Noted(name: "root", log: log).navigationDestination(for: Int.self) { Noted(name: "\($0)", log: log) }
      }
      Button("Rewind") { path = [] }
      Button("Forward") { path = [7, 8] }
    }
  }

  @Test func `Only the top page of a path appears`() throws {
    let screen = Screen { Rewound(log: log) }
    #expect(log.take() == ["+3"])
    try screen.button("Rewind").tap()
    #expect(log.take() == ["+root", "-3"])
    try screen.button("Forward").tap()
    #expect(log.take() == ["+8", "-root"])
    try screen.button("Back").tap()
    #expect(log.take() == ["+7", "-8"])
  }

  // MARK: Columns

  @Test func `A hidden column disappears once, and appears when it is shown`() throws {
    let screen = Screen {
      NavigationSplitView {
        Noted(name: "sidebar", log: log)
      } detail: {
        Noted(name: "detail", log: log)
      }
    }
    #expect(log.take().sorted() == ["+detail", "+sidebar"])
    try screen.button("sidebar 0").tap()
    try screen.button("Toggle Sidebar").tap()
    #expect(log.take() == ["-sidebar"])
    try screen.advanceToRest()
    #expect(log.take() == [])
    try screen.button("Toggle Sidebar").tap()
    try screen.advanceToRest()
    #expect(log.take() == ["+sidebar"])
    #expect(screen.button("sidebar 1").exists)
  }

  @Test func `A column that is hidden from the start hasn't appeared`() throws {
    let screen = Screen {
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Noted(name: "sidebar", log: log)
      } detail: {
        Noted(name: "detail", log: log)
      }
    }
    #expect(log.take() == ["+detail"])
    try screen.closeWindow()
    #expect(log.take() == ["-detail"])
  }

  // MARK: Others

  private struct Presenter: View {
    let log: Log
    @State private var isPresented = false
    var body: some View {
      VStack {
        Noted(name: "presenter", log: log)
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { Noted(name: "sheet", log: log) }
    }
  }

  @Test func `The views behind a sheet don't disappear`() throws {
    let screen = Screen { TabView { Presenter(log: log).tabItem { Text("A") } } }
    #expect(log.take() == ["+presenter"])
    try screen.button("Present").tap()
    try screen.advanceToRest()
    #expect(log.take() == ["+sheet"])
    try screen.pressEscape()
    try screen.advanceToRest()
    #expect(log.take() == ["-sheet"])
  }

  @Test func `The rows of a list disappear and appear with their page`() throws {
    let screen = Screen {
      TabView {
        List(1..<3, id: \.self) { Noted(name: "row \($0)", log: log) }.tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    #expect(log.take().sorted() == ["+row 1", "+row 2"])
    try screen.find(.picker).select("B")
    #expect(log.take().sorted() == ["-row 1", "-row 2"])
    try screen.find(.picker).select("A")
    #expect(log.take().sorted() == ["+row 1", "+row 2"])
  }

  private struct Replaced: View {
    let log: Log
    @State private var isFirst = true
    var body: some View {
      Button("Replace") { withAnimation { isFirst.toggle() } }
      if isFirst { Noted(name: "first", log: log) } else { Noted(name: "second", log: log) }
    }
  }

  @Test func `A view that leaves in a motion disappears once, after its replacement has appeared`() throws {
    let screen = Screen { Replaced(log: log) }
    _ = log.take()
    try screen.button("Replace").tap()
    #expect(log.take() == ["+second", "-first"])
    try screen.advanceToRest()
    #expect(log.take() == [])
  }
}

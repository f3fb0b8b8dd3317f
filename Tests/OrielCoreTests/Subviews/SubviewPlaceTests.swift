import OrielTesting
import Testing

@testable import OrielCore

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Subviews in unusual places, and their release.
@MainActor struct SubviewPlaceTests {
  @MainActor private final class Census {
    var alive = 0
  }

  @MainActor private final class Citizen {
    private let census: Census
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    isolated deinit { census.alive -= 1 }
  }

  private struct Owner: View {
    let citizen: Citizen
    var body: some View { Text("owner") }
  }

  @Test func `A container that goes releases its subviews`() throws {
    struct Root: View {
      let census: Census
      @State private var isShown = true
      var body: some View {
        Button("hide") { isShown = false }
        if isShown {
          Group(subviews: Owner(citizen: Citizen(census))) { subviews in
            Text("\(subviews.count)")
            subviews
          }
          ForEach(sections: Section("title") { Owner(citizen: Citizen(census)) }) { $0.content }
        }
      }
    }
    let census = Census()
    let screen = Screen { Root(census: census) }
    #expect(screen.texts == ["hide", "1", "owner", "owner"])
    #expect(census.alive > 0)
    try screen.button("hide").tap()
    #expect(screen.texts == ["hide"])
    #expect(census.alive == 0)
  }

  private struct Switching: View {
    @State private var isLong = false
    var body: some View {
      Button("more") { isLong.toggle() }
      if isLong { Text("long") }
    }
  }

  @Test func `A subview in a sheet changes in the sheet, and presents from there`() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("present") { isShown = true }
        Group(subviews: Switching()) { subviews in
          Text("behind").sheet(isPresented: $isShown) { subviews }
        }
      }
    }
    let screen = Screen { Root() }
    try screen.button("present").tap()
    try screen.sheet.button("more").tap()
    #expect(try screen.sheet.texts == ["more", "long"])
    #expect(screen.texts == ["present", "behind"])
    try screen.sheet.button("more").tap()
    #expect(try screen.sheet.texts == ["more"])
  }

  @Test func `A value that the place sets later reaches a subview`() throws {
    struct Reader: View {
      @Environment(\.mark) private var mark
      var body: some View { Text(verbatim: mark) }
    }
    struct Root: View {
      @State private var mark: String?
      var body: some View {
        Button("set") { mark = mark == nil ? "set" : nil }
        Group(
          subviews: Group {
            Reader()
            ForEach(0..<1) { _ in Reader() }
          }
        ) { subviews in
          subviews.transformEnvironment(\.self) { [mark] in if let mark { $0.mark = mark } }
        }
      }
    }
    let screen = Screen { Root() }
    #expect(screen.texts == ["set", "none", "none"])
    try screen.button("set").tap()
    #expect(screen.texts == ["set", "set", "set"])
    try screen.button("set").tap()
    #expect(screen.texts == ["set", "none", "none"])
    try screen.button("set").tap()
    #expect(screen.texts == ["set", "set", "set"])
  }

  @Test func `A subview that is placed twice keeps its state when its container is updated`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var title = "old"
      var body: some View {
        Button("rename") { title = "new" }
        Group(subviews: Counter()) { subviews in
          Text(verbatim: title)
          subviews
          Text("between")
          subviews
        }
      }
    }
    let screen = Screen { Root() }
    try screen.button("count 0").tap()
    #expect(screen.texts == ["rename", "old", "between", "count 1"])
    try screen.button("rename").tap()
    #expect(screen.texts == ["rename", "new", "between", "count 1"])
  }

  @Test func `The identifier that the place sets is that of one view`() throws {
    let screen = Screen {
      Group(subviews: Group { Text("a").padding(1) }.padding(2)) { subviews in
        ForEach(subviews) { $0.accessibilityIdentifier("x") }
      }
    }
    #expect(screen.find(identifier: "x").all.count == 1)
  }
}

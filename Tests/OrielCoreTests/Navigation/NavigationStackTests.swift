import OrielTesting
import Testing

@testable import OrielCore

/// Stacks of pages, and the links that push them.
@MainActor struct NavigationStackTests {
  private struct Library: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Fruit", value: "fruit")
          NavigationLink("Number", value: 7)
          NavigationLink("Unknown", value: 1.5)
          NavigationLink("Counter") { Stepper("Count \(count)", value: $count) }
          Toggle("Kept", isOn: .constant(true))
        }
        .navigationTitle("Library")
        .navigationDestination(for: String.self) { name in Shelf(name: name) }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  private struct Shelf: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @State private var note = ""

    var body: some View {
      VStack {
        Text("shelf \(name)")
        TextField("Note", text: $note)
        NavigationLink("Deeper", value: name + "/pear")
        Button("Leave") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  @Test func `A link shows the destination of its value in place of the root`() throws {
    let screen = Screen { Library() }
    #expect(screen.title == "Library")
    try screen.button("Fruit").tap()
    #expect(screen.text("shelf fruit").exists)
    #expect(screen.title == "fruit")
    #expect(try !screen.button("Number").isVisible)
    try screen.button("Back").tap()
    #expect(screen.title == "Library")
    #expect(try screen.button("Number").isVisible)
    #expect(!screen.button("Back").exists)
  }

  @Test func `A page below keeps its state, and dismiss goes back to it`() throws {
    let screen = Screen { Library() }
    try screen.button("Fruit").tap()
    try screen.textField("Note").type("ripe")
    try screen.button("Deeper").tap()
    #expect(screen.title == "fruit/pear")
    // The page below keeps its button.
    try screen.button("Leave")[1].tap()
    #expect(screen.title == "fruit")
    #expect(try screen.textField("Note").string == "ripe")
  }

  @Test func `A link's own destination follows the state around the link`() throws {
    let screen = Screen { Library() }
    try screen.button("Counter").tap()
    try screen.stepper("Count 0").increment()
    #expect(screen.stepper("Count 1").exists)
  }

  private struct Bound: View {
    @State private var path: [Int] = [1]

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Add", value: 9)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              NavigationLink("More", value: number + 1)
              Button("Home") { path = [] }
              Button("Replace") { path[path.count - 1] = 100 }
            }
          }
      }
      Text("path \(path.map { "\($0)" }.joined(separator: ","))")
    }
  }

  @Test func `The path of a stack is read and written`() throws {
    let screen = Screen { Bound() }
    #expect(try screen.text("page 1").isVisible)
    try screen.button("More").tap()
    #expect(screen.text("path 1,2").exists)
    try screen.button("Back").tap()
    #expect(screen.text("path 1").exists)
    try screen.button("Replace").tap()
    #expect(try screen.text("page 100").isVisible)
    try screen.button("Home").tap()
    #expect(screen.text("path ").exists)
    try screen.button("Add").tap()
    #expect(screen.text("path 9").exists)
  }

  private struct Presented: View {
    @State private var isShown = false
    @State private var item: String?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Item") { item = "plum" }
        }
        .navigationDestination(isPresented: $isShown) { Text("shown").navigationBarBackButtonHidden() }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
      Button("Hide") { isShown = false }
      Text(isShown || item != nil ? "is shown" : "is hidden")
    }
  }

  @Test func `A binding shows a page and is reset when the user goes back`() throws {
    let screen = Screen { Presented() }
    try screen.button("Show").tap()
    #expect(try screen.text("shown").isVisible)
    #expect(!screen.button("Back").exists)
    try screen.button("Hide").tap()
    #expect(!screen.text("shown").exists)
    try screen.button("Item").tap()
    #expect(try screen.text("item plum").isVisible)
    try screen.button("Back").tap()
    #expect(screen.text("is hidden").exists)
  }

  @available(*, deprecated)
  private struct Tagged: View {
    @State private var tag: Int?
    @State private var isActive = false

    var body: some View {
      NavigationStack {
        NavigationLink("One", tag: 1, selection: $tag) { Text("first") }
        NavigationLink("Two", destination: Text("second"), tag: 2, selection: $tag)
        NavigationLink("Three", isActive: $isActive) { Text("third") }
        NavigationLink(String("Four"), destination: Text("fourth"), isActive: .constant(false))
      }
      Text("tag \(tag ?? 0), \(isActive ? "active" : "inactive")")
      Button("Select two") { tag = 2 }
    }
  }

  @available(*, deprecated)
  @Test func `Links with tags follow a selection, and write it`() throws {
    let screen = Screen { Tagged() }
    try screen.button("One").tap()
    #expect(try screen.text("first").isVisible)
    #expect(screen.text("tag 1, inactive").exists)
    try screen.button("Back").tap()
    #expect(screen.text("tag 0, inactive").exists)
    try screen.button("Select two").tap()
    #expect(try screen.text("second").isVisible)
    try screen.button("Back").tap()
    try screen.button("Three").tap()
    #expect(screen.text("tag 0, active").exists)
  }

  @Test func `A path holds values of several types`() {
    var path = NavigationPath(["a"])
    path.append(1)
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath(["a"]))
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test func `A link outside of a stack is disabled`() throws {
    let screen = Screen { NavigationLink("Nowhere", value: 1) }
    #expect(try screen.button("Nowhere").isEnabled == false)
  }
}

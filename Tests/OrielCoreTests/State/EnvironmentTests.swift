import Observation
import OrielCore
import OrielTesting
import Testing

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
private struct WidthKey: EnvironmentKey { static let defaultValue = 0 }
private struct NameKey: EnvironmentKey { static let defaultValue = "nobody" }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// What views find in their surroundings, and who runs again when that changes.
@MainActor struct EnvironmentTests {
  private let log = Log()

  private struct DepthReader: View {
    let tag: String
    let log: Log
    @Environment(\.depth) private var depth
    var body: some View {
      let _ = log("depth \(tag)")
      Text("\(tag) depth \(depth)")
    }
  }

  private struct NameReader: View {
    let tag: String
    let log: Log
    @Environment(\.name) private var name
    var body: some View {
      let _ = log("name \(tag)")
      Text("\(tag) name \(name)")
    }
  }

  private struct Idle: View {
    let log: Log
    var body: some View {
      let _ = log("idle")
      Text("idle")
    }
  }

  private struct Tree: View {
    let log: Log
    @State private var depth = 1
    @State private var name = "Ada"
    var body: some View {
      let _ = log("owner")
      DepthReader(tag: "outside", log: log)
      VStack {
        DepthReader(tag: "inside", log: log)
        NameReader(tag: "inside", log: log)
        Idle(log: log)
        DepthReader(tag: "overridden", log: log).environment(\.depth, 100)
      }
      .environment(\.depth, depth)
      .environment(\.name, name)
      Button("Deeper") { depth += 1 }
      Button("Same") { name = String("Ada") }
      Button("Rename") { name = "Grace" }
    }
  }

  @Test func `A value is what the nearest modifier says, and its default where none does`() {
    let screen = Screen { Tree(log: log) }
    #expect(
      screen.texts.prefix(5) == [
        "outside depth 0", "inside depth 1", "inside name Ada", "idle", "overridden depth 100",
      ])
  }

  @Test func `A change runs only the bodies that read the value there`() throws {
    let screen = Screen { Tree(log: log) }
    _ = log.take()
    try screen.button("Deeper").tap()
    #expect(log.take() == ["owner", "depth inside"])
    #expect(screen.text("inside depth 2").exists)

    try screen.button("Rename").tap()
    #expect(log.take() == ["owner", "name inside"])
    #expect(screen.text("inside name Grace").exists)

    try screen.button("Same").tap()
    #expect(log.take() == ["owner", "name inside"])
    try screen.button("Same").tap()
    #expect(log.take() == [])
  }

  private struct Transformed: View {
    let log: Log
    @State private var depth = 1
    @State private var step = 10
    var body: some View {
      DepthReader(tag: "a", log: log)
        .transformEnvironment(\.depth) { [step] in $0 += step }
        .transformEnvironment(\.depth) { $0 *= 2 }
        .environment(\.depth, depth)
      Button("Deeper") { depth += 1 }
      Button("Wider") { step += 10 }
    }
  }

  @Test func `A transformation starts from what is set above, and follows it`() throws {
    let screen = Screen { Transformed(log: log) }
    #expect(screen.text("a depth 12").exists)
    try screen.button("Deeper").tap()
    #expect(screen.text("a depth 14").exists)
    try screen.button("Wider").tap()
    #expect(screen.text("a depth 24").exists)
  }

  // MARK: Key paths that change

  private struct PathReader: View {
    let log: Log
    @Environment private var value: Int
    init(_ path: KeyPath<EnvironmentValues, Int>, log: Log) {
      _value = Environment(path)
      self.log = log
    }
    var body: some View {
      let _ = log("path")
      Text("path \(value)")
    }
  }

  private struct PathOwner: View {
    let log: Log
    @State private var isDepth = true
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      PathReader(isDepth ? \.depth : \.width, log: log).environment(\.depth, 1).environment(\.width, 2)
      Button("Switch") { isDepth.toggle() }
      Button("Count") { count += 1 }
    }
  }

  @Test func `A view that is given another key path reads what is there`() throws {
    let screen = Screen { PathOwner(log: log) }
    #expect(screen.text("path 1").exists)
    try screen.button("Switch").tap()
    #expect(screen.text("path 2").exists)
    #expect(log.take() == ["path", "path"])
    try screen.button("Count").tap()
    #expect(log.take() == [])
  }

  private struct WidthReader: View {
    let log: Log
    @Environment(\.width) private var width
    var body: some View {
      let _ = log("width")
      Text("width \(width)")
    }
  }

  private struct Switching: View {
    let log: Log
    @State private var isDepth = true
    @State private var value = 7
    var body: some View {
      VStack {
        VStack {
          DepthReader(tag: "a", log: log)
          WidthReader(log: log)
          Idle(log: log)
        }
        .environment(isDepth ? \.depth : \.width, value)
        Idle(log: log)
      }
      .environment(\.depth, 3)
      Button("Switch") { isDepth.toggle() }
      Button("Grow") { value += 1 }
    }
  }

  @Test func `A modifier that is given another key path sets that one, and no longer the other`() throws {
    let screen = Screen { Switching(log: log) }
    #expect(screen.texts.prefix(2) == ["a depth 7", "width 0"])
    try screen.button("Switch").tap()
    #expect(screen.texts.prefix(2) == ["a depth 3", "width 7"])
    try screen.button("Grow").tap()
    #expect(screen.texts.prefix(2) == ["a depth 3", "width 8"])
    try screen.button("Switch").tap()
    #expect(screen.texts.prefix(2) == ["a depth 8", "width 0"])
    _ = log.take()
    try screen.button("Switch").tap()
    #expect(screen.texts.prefix(2) == ["a depth 3", "width 8"])
    #expect(log.take().sorted() == ["depth a", "width"])
    try screen.button("Grow").tap()
    #expect(log.take() == ["width"])
  }

  private struct TransformSwitching: View {
    let log: Log
    @State private var isDepth = true
    var body: some View {
      VStack {
        DepthReader(tag: "a", log: log)
        WidthReader(log: log)
      }
      .transformEnvironment(isDepth ? \.depth : \.width) { $0 += 5 }
      .environment(\.depth, 1)
      .environment(\.width, 2)
      Button("Switch") { isDepth.toggle() }
    }
  }

  @Test func `A transformation that is given another key path changes that one, and no longer the other`() throws {
    let screen = Screen { TransformSwitching(log: log) }
    #expect(screen.texts.prefix(2) == ["a depth 6", "width 2"])
    for _ in 0..<2 {
      try screen.button("Switch").tap()
      #expect(screen.texts.prefix(2) == ["a depth 1", "width 7"])
      try screen.button("Switch").tap()
      #expect(screen.texts.prefix(2) == ["a depth 6", "width 2"])
    }
  }

  private struct SheetSwitching: View {
    let log: Log
    @State private var isDepth = true
    var body: some View {
      VStack {
        Text("window").sheet(isPresented: .constant(true)) {
          WidthReader(log: log)
          Button("Switch") { isDepth.toggle() }
        }
      }
      .environment(isDepth ? \.depth : \.width, 7)
    }
  }

  @Test func `A sheet follows as well`() throws {
    let screen = Screen { SheetSwitching(log: log) }
    #expect(try screen.sheet.texts.contains("width 0"))
    try screen.sheet.button("Switch").tap()
    #expect(try screen.sheet.texts.contains("width 7"))
    try screen.sheet.button("Switch").tap()
    #expect(try screen.sheet.texts.contains("width 0"))
  }

  // MARK: Objects

  @Observable @MainActor final class Library {
    var title = "Books"
    var count = 1
  }

  final class Legacy: ObservableObject {
    @Published var title = "Old"
    var quiet = 0
  }

  private struct LibraryReader: View {
    let log: Log
    @Environment(Library.self) private var library
    var body: some View {
      let _ = log("library")
      Text(library.title)
    }
  }

  private struct MaybeLibraryReader: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library?.title ?? "no library") }
  }

  private struct LegacyReader: View {
    let log: Log
    @EnvironmentObject private var legacy: Legacy
    var body: some View {
      let _ = log("legacy")
      Text(legacy.title)
      TextField("Title", text: $legacy.title)
    }
  }

  @Test func `An observable object is found by its type and followed property by property`() {
    let library = Library()
    let screen = Screen { LibraryReader(log: log).environment(library) }
    #expect(screen.texts == ["Books"])
    library.count += 1
    #expect(screen.changes {} == .none)
    #expect(log.take() == ["library"])
    library.title = "More"
    #expect(screen.texts == ["More"])
  }

  private struct Swapping: View {
    let first: Library
    let second: Library
    let log: Log
    @State private var isFirst = true
    var body: some View {
      Button("Swap") { isFirst.toggle() }
      LibraryReader(log: log).environment(isFirst ? first : second)
      MaybeLibraryReader()
    }
  }

  @Test func `Another object in the environment is read, and the old one no longer followed`() throws {
    let first = Library()
    let second = Library()
    second.title = "Second"
    let screen = Screen { Swapping(first: first, second: second, log: log) }
    #expect(screen.texts == ["Swap", "Books", "no library"])
    try screen.button("Swap").tap()
    #expect(screen.text("Second").exists)
    _ = log.take()
    first.title = "Ignored"
    #expect(screen.text("Second").exists)
    #expect(log.take() == [])
    second.title = "Followed"
    #expect(screen.text("Followed").exists)
  }

  @Test func `An environment object is followed as a whole, and gives bindings`() throws {
    let legacy = Legacy()
    let screen = Screen { LegacyReader(log: log).environmentObject(legacy) }
    try screen.textField("Title").replaceText(with: "New")
    #expect(legacy.title == "New")
    #expect(screen.text("New").exists)
    _ = log.take()
    legacy.quiet += 1
    _ = screen.texts
    #expect(log.take() == [])
    legacy.objectWillChange.send()
    _ = screen.texts
    #expect(log.take() == ["legacy"])
  }

  // MARK: In actions

  private struct Acting: View {
    let log: Log
    @Environment(\.name) private var name
    var body: some View {
      let _ = log("body")
      Button("Say") { log("name is \(name)") }
    }
  }

  private struct ActingOwner: View {
    let log: Log
    @State private var name = "Ada"
    var body: some View {
      Acting(log: log).environment(\.name, name)
      Button("Rename") { name = "Grace" }
    }
  }

  @Test func `Reading a value in an action gives the present one, and is no dependency`() throws {
    let screen = Screen { ActingOwner(log: log) }
    try screen.button("Say").tap()
    try screen.button("Rename").tap()
    try screen.button("Say").tap()
    #expect(log.take() == ["body", "name is Ada", "name is Grace"])
  }
}

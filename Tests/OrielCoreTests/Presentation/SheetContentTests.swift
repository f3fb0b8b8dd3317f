import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What is in a sheet: live, and in the environment of the view that presents it.
@MainActor struct SheetContentTests {
  private struct Live: View {
    @State private var count = 0
    @State private var isShown = false
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Text("outside \(count) \(name)")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("inside \(count)")
          Button("More") { count += 1 }
          TextField("Name", text: $name)
          Own()
        }
      }
      .task { count += 100 }
    }
  }

  /// What containers tell the views in them.
  private struct Around: View {
    @Environment(\.linkHeight) private var linkHeight
    @Environment(\.isScrolled) private var isScrolled
    @Environment(\.isInList) private var isInList
    @Environment(\.rowSelector) private var rowSelector
    let name: String
    var body: some View {
      Text("\(name): \(linkHeight == nil) \(isScrolled) \(isInList) \(rowSelector == nil)")
    }
  }

  /// How views around a presentation have set up their controls.
  private struct Controls: View {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.menuIndicatorVisibility) private var indicators
    @Environment(\.lineLimit) private var lineLimit
    let name: String
    var body: some View {
      let isUsual = size == .regular && shape == .automatic && indicators == .automatic
      Text("\(name): \(isUsual ? "usual" : "changed"), \(lineLimit ?? 0)")
    }
  }

  @Test(arguments: [true, false])
  func `Controls in a sheet and a popover are the usual ones again, and what is for texts stays`(isSheet: Bool) throws {
    let screen = Screen {
      VStack {
        if isSheet {
          Controls(name: "outside").sheet(isPresented: .constant(true)) { Controls(name: "inside") }
        } else {
          Controls(name: "outside").popover(isPresented: .constant(true), arrowEdge: nil) { Controls(name: "inside") }
        }
      }
      .controlSize(.large).buttonBorderShape(.capsule).menuIndicator(.hidden).lineLimit(3)
    }
    #expect(screen.text("outside: changed, 3").exists)
    #expect(try (isSheet ? screen.sheet : screen.popover).text("inside: usual, 3").exists)
  }

  private struct Presenter: View {
    @State private var isShown = true
    var body: some View {
      Around(name: "outside").sheet(isPresented: $isShown) { Around(name: "inside") }
    }
  }

  private struct Selecting: View {
    @State private var selection: Int?
    var body: some View { List(selection: $selection) { Presenter() } }
  }

  @Test func `A sheet isn't a part of the form or the list that presents it`() throws {
    let form = Screen { Form { Presenter() } }
    #expect(form.text("outside: false true false true").exists)
    #expect(try form.sheet.text("inside: true false false true").exists)
    let list = Screen { Selecting() }
    #expect(list.text("outside: true false true false").exists)
    #expect(try list.sheet.text("inside: true false false true").exists)
  }

  private struct Own: View {
    @State private var taps = 0
    var body: some View { Button("Taps \(taps)") { taps += 1 } }
  }

  @Test func `State shows on both sides at once, and only what differs is touched`() throws {
    let screen = Screen { Live() }
    try screen.button("Open").tap()
    let sheet = try screen.sheet
    try sheet.button("Taps 0").tap()
    let changes = try screen.changes { try sheet.button("More").tap() }
    #expect(changes == WidgetChanges(updated: 2))
    #expect(screen.text("outside 1 Ada").exists)
    #expect(sheet.text("inside 1").exists)
    try sheet.textField("Name").replaceText(with: "Grace")
    #expect(screen.text("outside 1 Grace").exists)
    #expect(sheet.button("Taps 1").exists)
  }

  @Test func `What the presenter changes shows in the open sheet`() async throws {
    let screen = Screen { Live() }
    try screen.button("Open").tap()
    let sheet = try screen.sheet
    try sheet.button("Taps 0").tap()
    await screen.settle()
    #expect(sheet.text("inside 100").exists)
    #expect(sheet.button("Taps 1").exists)
  }

  @Test func `A sheet opened again has new state`() throws {
    let screen = Screen { Live() }
    for _ in 0..<3 {
      try screen.button("Open").tap()
      try screen.sheet.button("Taps 0").tap()
      #expect(try screen.sheet.button("Taps 1").exists)
      try screen.sheet.close()
    }
    screen.window.close()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  // MARK: Environment

  @Observable @MainActor final class Store {
    var word = "stored"
  }

  private struct Surroundings: View {
    @State private var isShown = true
    @State private var word = "first"
    @State private var store = Store()
    var body: some View {
      VStack {
        Button("Behind") {}
      }
      .environment(\.word, "inner")
      .sheet(isPresented: $isShown) {
        Reader()
        Button("Change") { word = "second" }
      }
      .disabled(true)
      .environment(\.word, word)
      .environment(store)
    }
  }

  private struct Reader: View {
    @Environment(\.word) private var word
    @Environment(\.isEnabled) private var isEnabled
    @Environment(Store.self) private var store
    var body: some View { Text("\(word) \(isEnabled) \(store.word)") }
  }

  @Test func `The content has the surroundings of the modifier, follows them, and is enabled`() throws {
    let screen = Screen { Surroundings() }
    let sheet = try screen.sheet
    #expect(sheet.text("first true stored").exists)
    try sheet.button("Change").tap()
    #expect(sheet.text("second true stored").exists)
  }

  // MARK: Title

  private struct Titled: View {
    @State private var title = "One"
    var body: some View {
      Text("window").navigationTitle("Window")
        .sheet(isPresented: .constant(true)) {
          Button("Retitle") { title = "Two" }
            .navigationTitle(title)
            .navigationTitle("Outer")
        }
    }
  }

  @Test func `The navigation title inside is the sheet's, and doesn't touch the window's`() throws {
    let screen = Screen { Titled() }
    let sheet = try screen.sheet
    #expect(sheet.title == "One")
    #expect(screen.title == "Window")
    try sheet.button("Retitle").tap()
    #expect(sheet.title == "Two")
    #expect(screen.title == "Window")
  }

  // MARK: Appearing

  private struct Appearing: View {
    let log: Log
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) {
          Text("x").onAppear { log("appeared") }.onDisappear { log("disappeared") }
        }
    }
  }

  @Test func `Views in a sheet appear and disappear with it`() throws {
    let log = Log()
    let screen = Screen { Appearing(log: log) }
    #expect(log.take() == [])
    try screen.button("Open").tap()
    #expect(log.take() == ["appeared"])
    try screen.sheet.close()
    #expect(log.take().sorted() == ["disappeared", "dismissed"])
  }

  // MARK: Focus

  private struct Focusing: View {
    @State private var isShown = false
    @FocusState private var field: String?
    var body: some View {
      TextField("Behind", text: .constant(""))
        .focused($field, equals: "behind")
      Text("focus \(field ?? "nowhere")")
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          TextField("First", text: .constant("")).focused($field, equals: "first")
          TextField("Second", text: .constant("")).focused($field, equals: "second")
            .onAppear { field = "second" }
          Button("Back") { field = "behind" }
        }
    }
  }

  @Test func `A field that asks for the focus has it instead of the first`() throws {
    let screen = Screen { Focusing() }
    #expect(screen.text("focus behind").exists)
    try screen.button("Open").tap()
    #expect(try screen.sheet.textField("Second").hasFocus)
    #expect(screen.text("focus second").exists)
    try screen.sheet.close()
    #expect(try screen.button("Open").hasFocus)
    #expect(screen.text("focus nowhere").exists)
  }

  @Test func `What is behind a sheet gets the focus when the sheet is gone`() throws {
    let screen = Screen { Focusing() }
    try screen.button("Open").tap()
    try screen.sheet.button("Back").tap()
    #expect(try !screen.textField("Behind").hasFocus)
    try screen.sheet.close()
    #expect(try screen.textField("Behind").hasFocus)
  }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private enum WordKey: EnvironmentKey { static var defaultValue: String { "none" } }

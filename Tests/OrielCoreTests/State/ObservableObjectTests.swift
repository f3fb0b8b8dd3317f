import OrielCore
import OrielTesting
import Testing

/// Objects that announce their changes as a whole, and who owns them.
@MainActor struct ObservableObjectTests {
  private let log = Log()

  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "Ada"
    let tag: String
    init(_ tag: String = "") { self.tag = tag }
  }

  private struct Watcher: View {
    @ObservedObject var counter: Counter
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("\(counter.tag) \(counter.count)")
      TextField("Name", text: $counter.name)
    }
  }

  @Test func `Every announcement runs the body, once for each turn`() throws {
    let counter = Counter()
    let screen = Screen { Watcher(counter: counter, log: log) }
    _ = log.take()
    counter.count = 1
    counter.count = 2
    counter.name = "Grace"
    #expect(screen.text(" 2").exists)
    #expect(try screen.textField("Name").string == "Grace")
    #expect(log.take() == ["body"])
    try screen.textField("Name").replaceText(with: "Edsger")
    #expect(counter.name == "Edsger")
  }

  private struct Owner: View {
    let log: Log
    let first: Counter
    let second: Counter
    @State private var isFirst = true
    var body: some View {
      Watcher(counter: isFirst ? first : second, log: log)
      Button("Swap") { isFirst.toggle() }
    }
  }

  @Test func `Another object is followed, and the old one no longer`() throws {
    let first = Counter("first")
    let second = Counter("second")
    let screen = Screen { Owner(log: log, first: first, second: second) }
    try screen.button("Swap").tap()
    #expect(screen.text("second 0").exists)
    _ = log.take()
    first.count = 5
    _ = screen.texts
    #expect(log.take() == [])
    second.count = 7
    #expect(screen.text("second 7").exists)
  }

  // MARK: StateObject

  private struct Keeper: View {
    @StateObject private var counter: Counter
    let label: String
    init(label: String, log: Log) {
      self.label = label
      _counter = StateObject(
        wrappedValue: {
          log("made")
          return Counter("own")
        }())
    }
    var body: some View {
      Text("\(label) \(counter.count)")
      Button("Count") { counter.count += 1 }
      TextField("Name", text: $counter.name)
    }
  }

  private struct KeeperOwner: View {
    let log: Log
    @State private var label = "a"
    @State private var isShown = true
    var body: some View {
      if isShown { Keeper(label: label, log: log) }
      Button("Relabel") { label += "'" }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func `A view's own object is made once for each time that the view appears`() throws {
    let screen = Screen { KeeperOwner(log: log) }
    #expect(log.take() == ["made"])
    try screen.button("Count").tap()
    try screen.button("Relabel").tap()
    #expect(screen.text("a' 1").exists)
    #expect(log.take() == [])
    try screen.button("Toggle").tap()
    try screen.button("Toggle").tap()
    #expect(log.take() == ["made"])
    #expect(screen.text("a' 0").exists)
  }

  @Test func `Each object has one publisher, and objects that share an address don't`() {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<200 { publishers.append(Counter().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
  }
}

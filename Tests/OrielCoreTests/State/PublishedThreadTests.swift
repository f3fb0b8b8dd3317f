import OrielCore
import OrielTesting
import Testing

/// Observable objects that are used off the main thread.
@MainActor struct PublishedThreadTests {
  // Unchecked: nothing but published properties.
  final class Gauge: ObservableObject, @unchecked Sendable {
    @Published var level = 0
    @Published var name = ""
    @Published var list: [String] = []
  }

  private struct Display: View {
    @ObservedObject var gauge: Gauge
    var body: some View {
      Text("level \(gauge.level)")
      Text("name \(gauge.name)")
      Text("list \(gauge.list.count)")
    }
  }

  @Test func `No write is lost, whenever it comes`() async throws {
    let gauge = Gauge()
    let screen = Screen { Display(gauge: gauge) }
    for level in 1...1_000 {
      var isWritten = false
      let write = Task.detached { gauge.level = level }
      let end = Task {
        await write.value
        isWritten = true
      }
      // The screen is brought up to date as often as it can be in the meantime.
      while !isWritten {
        _ = screen.texts
        await Task.yield()
      }
      await end.value
      try await screen.wait { screen.text("level \(level)").exists }
    }
  }

  @Test func `Many threads may write while the main thread reads`() async throws {
    let gauge = Gauge()
    let screen = Screen { Display(gauge: gauge) }
    let reading = Task {
      for _ in 0..<500 {
        _ = screen.texts
        await Task.yield()
      }
    }
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for count in 1...500 {
            gauge.name = "\(writer) \(String(repeating: "long ", count: 9)) \(count)"
            gauge.list = (0..<count % 7).map { "\($0) \(writer) and more than fits inline" }
            gauge.level = count
          }
        }
      }
    }
    await reading.value
    try await screen.wait { screen.text("level \(gauge.level)").exists }
    #expect(screen.text("name \(gauge.name)").exists)
    #expect(screen.text("list \(gauge.list.count)").exists)
  }

  // Unchecked: the test awaits each thread before it continues, so that one thread at a time uses the object.
  final class Announcing: ObservableObject, @unchecked Sendable {
    @Published var number = 0
    // Unsafe: used by one thread at a time.
    nonisolated(unsafe) var noted: [Int] = []
    private let publisher = ObservableObjectPublisher()
    var objectWillChange: ObservableObjectPublisher {
      noted.append(number)
      return publisher
    }
  }

  @Test func `A change is announced before it is made on the main thread, and elsewhere once it is made`() async {
    let object = Announcing()
    object.number = 1
    #expect(object.noted == [0])
    await Task.detached { object.number = 2 }.value
    #expect(object.noted == [0, 2])
  }

  @Test func `An announcement by hand may come from anywhere`() async throws {
    let log = Log()
    let gauge = Gauge()
    let screen = Screen { Silent(gauge: gauge, log: log) }
    _ = log.take()
    await Task.detached { gauge.objectWillChange.send() }.value
    try await screen.wait { log.take() == ["body"] }
  }

  private struct Silent: View {
    @ObservedObject var gauge: Gauge
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("x")
    }
  }

  // MARK: Who may have one

  final class Store: ObservableObject, Codable, Equatable, CustomStringConvertible {
    @Published var items: [String]
    init(items: [String] = []) { self.items = items }
    init(from decoder: any Decoder) throws { items = try decoder.singleValueContainer().decode([String].self) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(items)
    }
    static func == (first: Store, second: Store) -> Bool { first.items == second.items }
    var description: String { items.joined(separator: ", ") }
  }

  actor Keeper: ObservableObject {
    private let store = Store()
    func add(_ item: String) -> Int {
      store.items.append(item)
      objectWillChange.send()
      return store.items.count
    }
  }

  private struct KeeperView: View {
    @ObservedObject var keeper: Keeper
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("x")
    }
  }

  @Test func `An actor may use an observable object, and be one`() async throws {
    let log = Log()
    let keeper = Keeper()
    let screen = Screen { KeeperView(keeper: keeper, log: log) }
    _ = log.take()
    #expect(await keeper.add("a") == 1)
    try await screen.wait { log.take() == ["body"] }
    #expect(Store(items: ["a", "b"]).description == "a, b")
    #expect(Store(items: ["a"]) == Store(items: ["a"]))
  }

  final class Ending: ObservableObject {
    @Published var other: Ending?
    @Published var count = 0
    let end: (Ending) -> Void
    init(end: @escaping (Ending) -> Void = { _ in }) { self.end = end }
    deinit {
      count += 1
      end(self)
    }
  }

  @Test func `An object may write and publish in its deinitializer, also when a write releases it`() {
    let counter = Ending()
    let holder = Ending()
    for _ in 0..<200 {
      holder.other = Ending {
        counter.count += $0.count
        $0.objectWillChange.send()
      }
    }
    holder.other = nil
    #expect(counter.count == 200)
  }
}

import Foundation
import Testing

@testable import OrielCore

@MainActor @Suite struct StoragePropertyTests {
  enum Color: String {
    case red
    case green
  }
  enum Size: Int {
    case small = 1
    case large
  }

  let folder: TemporaryFolder
  let recorder = StorageRecorder()
  let tree = StorageTree()
  let trace = StorageTrace()
  let store: AppStorageStore

  init() throws {
    folder = try TemporaryFolder()
    store = AppStorageStore(values: recorder.store(at: folder.settings))
  }

  struct Counter: View {
    let name: String
    let trace: StorageTrace
    @AppStorage var count: Int
    @AppStorage("other") var other = 0

    init(_ name: String, _ trace: StorageTrace, key: String = "count", store: AppStorageStore? = nil) {
      self.name = name
      self.trace = trace
      _count = AppStorage(wrappedValue: 0, key, store: store)
    }

    var body: some View {
      trace.counts[name] = $count
      trace.lines.append("\(name) \(count)")
      return Text("\(count)")
    }
  }

  @Test func `All views that read a key see its change, and no other body runs`() throws {
    tree.mount(
      VStack {
        Counter("first", trace)
        Counter("other key", trace, key: "other")
      }.defaultAppStorage(store))
    tree.mount(Counter("other window", trace, store: store))
    #expect(trace.take() == ["first 0", "other key 0", "other window 0"])
    trace.counts["first"]?.wrappedValue = 1
    trace.counts["first"]?.wrappedValue = 2
    #expect(trace.counts["other window"]?.wrappedValue == 2)
    tree.runTurn()
    #expect(trace.take().sorted() == ["first 2", "other window 2"])
    trace.counts["other window"]?.wrappedValue = 2
    tree.runTurn()
    #expect(trace.take() == [])
    recorder.runScheduled()
    #expect(try folder.text() == "{\n  \"count\" : 2\n}\n")
  }

  struct Switcher: View {
    let trace: StorageTrace
    let stores: [AppStorageStore]
    @AppStorage var chosen: Int

    init(_ trace: StorageTrace, _ stores: [AppStorageStore]) {
      self.trace = trace
      self.stores = stores
      _chosen = AppStorage(wrappedValue: 0, "chosen", store: stores[0])
    }

    var body: some View {
      trace.counts["chosen"] = $chosen
      return VStack {
        Counter("key", trace, key: "count\(chosen)", store: stores[0])
        Counter("store", trace).defaultAppStorage(stores[chosen])
      }
    }
  }

  @Test func `Another key and another store are followed`() throws {
    let second = AppStorageStore(values: recorder.store(at: "\(folder.path)/second.json"))
    store.values["count1"] = .int(11)
    second.values["count"] = .int(22)
    tree.mount(Switcher(trace, [store, second]))
    #expect(trace.take() == ["key 0", "store 0"])
    trace.counts["chosen"]?.wrappedValue = 1
    tree.runTurn()
    #expect(trace.take() == ["key 11", "store 22"])
    trace.counts["store"]?.wrappedValue = 23
    #expect(second.values["count"] == .int(23))
    #expect(store.values["count"] == nil)
  }

  @Test func `What another instance has written reaches the views`() throws {
    tree.mount(Counter("first", trace, store: store))
    let other = recorder.store(at: folder.settings)
    other["count"] = .int(7)
    other.flushNow()
    store.values["other"] = .int(1)
    store.values.flushNow()
    tree.runTurn()
    #expect(trace.take() == ["first 0", "first 7"])
  }

  @Test func `A property outside a view reads and writes its store`() throws {
    @AppStorage("name", store: store) var name = "nobody"
    #expect(name == "nobody")
    $name.wrappedValue = "somebody"
    #expect(name == "somebody")
    #expect(store.values["name"] == .string("somebody"))
  }

  @Test func `Every type of value comes back`() throws {
    func check<Value: Equatable>(_ property: (String) -> AppStorage<Value>, _ values: Value...) throws {
      for value in values {
        property("key").wrappedValue = value
        store.values.flushNow()
        let decoded = recorder.store(at: folder.settings)["key"]
        #expect(decoded == store.values["key"])
        #expect(property("key").wrappedValue == value)
      }
      store.values["key"] = nil
    }
    let dates = [0, 0.1, 800_000_000.123456, -1.5, -62_135_769_600, 1e15, 796_000_000].map(
      Date.init(timeIntervalSinceReferenceDate:))
    try check({ AppStorage(wrappedValue: false, $0, store: store) }, true, false)
    try check({ AppStorage(wrappedValue: 0, $0, store: store) }, .min, .max)
    try check(
      { AppStorage(wrappedValue: 0.5, $0, store: store) }, 0.1, 2, 1e300, .infinity, -.infinity, .leastNormalMagnitude)
    try check({ AppStorage(wrappedValue: "", $0, store: store) }, "a", "", "\u{0}")
    try check(
      { AppStorage(wrappedValue: URL(fileURLWithPath: "/"), $0, store: store) }, URL(fileURLWithPath: "/a b"),
      #require(URL(string: "/docs/intro?x=1")))
    try check({ AppStorage(wrappedValue: Data(), $0, store: store) }, Data([0, 255]), Data())
    for date in dates { try check({ AppStorage(wrappedValue: Date(), $0, store: store) }, date) }
    try check({ AppStorage(wrappedValue: Color.red, $0, store: store) }, .green, .red)
    try check({ AppStorage(wrappedValue: Size.small, $0, store: store) }, .large)
    try check({ AppStorage<Bool?>($0, store: store) }, true, nil)
    try check({ AppStorage<Int?>($0, store: store) }, 1, nil)
    try check({ AppStorage<Double?>($0, store: store) }, 1.5, nil)
    try check({ AppStorage<String?>($0, store: store) }, "x", nil)
    try check({ AppStorage<URL?>($0, store: store) }, URL(string: "https://example.org/?q=1#f"), nil)
    try check({ AppStorage<Data?>($0, store: store) }, Data([1]), nil)
    try check({ AppStorage<Date?>($0, store: store) }, dates[2], nil)
    try check({ AppStorage<Color?>($0, store: store) }, .green, nil)
    try check({ AppStorage<Size?>($0, store: store) }, .large, nil)
  }

  @Test func `A stored value of another type reads as the default, and stays`() throws {
    store.values["count"] = .string("many")
    @AppStorage("count", store: store) var count = 3
    @AppStorage("count", store: store) var color = Color.red
    #expect(count == 3)
    #expect(color == .red)
    #expect(store.values["count"] == .string("many"))
  }

  @Test func `Choosing the default is remembered`() throws {
    @AppStorage("count", store: store) var count = 3
    count = 3
    @AppStorage("count", store: store) var newer = 4
    #expect(newer == 3)
  }
}

import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor @Suite struct UserDefaultsStorageTests {
  enum Fruit: String {
    case apple
    case pear
  }

  /// User defaults with a suite of the test's own, whose file is removed.
  private func withDefaults(_ body: (UserDefaults, String) throws -> Void) throws {
    let suite = "oriel.test.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer {
      for key in ["flag", "count", "ratio", "name", "link", "file", "data", "date", "fruit"] {
        defaults.removeObject(forKey: key)
      }
      KeyValueStore.flushNow()
      let environment = ProcessInfo.processInfo.environment
      let config = environment["XDG_CONFIG_HOME"] ?? "\(NSHomeDirectory())/.config"
      try? FileManager.default.removeItem(atPath: "\(config)/\(suite).plist")
    }
    try body(defaults, suite)
  }

  @Test func `A value of each type is the same for a property and for UserDefaults`() throws {
    try withDefaults { defaults, _ in
      @AppStorage("flag", store: defaults) var flag = false
      @AppStorage("count", store: defaults) var count = 1
      @AppStorage("ratio", store: defaults) var ratio = 0.5
      @AppStorage("name", store: defaults) var name: String?
      @AppStorage("link", store: defaults) var link: URL?
      @AppStorage("file", store: defaults) var file = URL(filePath: "/")
      @AppStorage("data", store: defaults) var data = Data()
      @AppStorage("date", store: defaults) var date = Date.distantPast
      @AppStorage("fruit", store: defaults) var fruit = Fruit.apple
      (flag, count, ratio, name) = (true, 3, 2, "Ada")
      (link, file) = (URL(string: "https://example.org/a?b=c"), URL(filePath: "/tmp/a b"))
      (data, date, fruit) = (Data([0, 255]), Date(timeIntervalSinceReferenceDate: 800_000_000), .pear)
      #expect(defaults.bool(forKey: "flag"))
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.double(forKey: "ratio") == 2)
      #expect(defaults.string(forKey: "name") == "Ada")
      #expect(defaults.url(forKey: "file")?.path == "/tmp/a b")
      #expect(defaults.data(forKey: "data") == data)
      #expect(defaults.object(forKey: "date") as? Date == date)
      #expect(defaults.string(forKey: "fruit") == "pear")
      #expect(flag && count == 3 && ratio == 2 && name == "Ada" && fruit == .pear)
      #expect(link?.absoluteString == "https://example.org/a?b=c")
      #expect(file.path == "/tmp/a b")
      name = nil
      #expect(defaults.object(forKey: "name") == nil)
      defaults.set(4.5, forKey: "ratio")
      defaults.set(7, forKey: "count")
      #expect(ratio == 4.5)
      #expect(count == 7)
    }
  }

  @Test func `User defaults of one suite share their values, and others don't`() throws {
    try withDefaults { defaults, suite in
      @AppStorage("count", store: defaults) var count = 1
      @AppStorage("count", store: UserDefaults(suiteName: suite)) var same = 1
      @AppStorage("count", store: UserDefaults(suiteName: "\(suite).other")) var other = 1
      count = 2
      #expect(same == 2)
      #expect(other == 1)
      #expect(AppStorageStore(defaults).values !== AppStorageStore(.standard).values)
      #expect(AppStorageStore(.standard).values === AppStorageStore(UserDefaults()).values)
    }
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 1

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Suite: View {
    let name: String
    @AppStorage private var count: Int

    init(_ name: String) {
      self.name = name
      _count = AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: name))
    }

    var body: some View { Text("Suite \(count)") }
  }

  @Test func `Views with the same user defaults are updated together`() throws {
    try withDefaults { defaults, suite in
      let screen = Screen {
        Counter().defaultAppStorage(defaults)
        Suite(suite)
        Counter()
      }
      #expect(screen.texts == ["Count 1", "Suite 1", "Count 1"])
      try screen.button("Count 1")[0].tap()
      #expect(screen.texts == ["Count 2", "Suite 2", "Count 1"])
      #expect(defaults.integer(forKey: "count") == 2)
    }
  }

  @Test func `A registered default is before the property's, and nothing is written without a change`() throws {
    try withDefaults { defaults, suite in
      let key = "registered \(suite)"
      defaults.register(defaults: [key: 12])
      @AppStorage(key, store: defaults) var count = 1
      #expect(count == 12)
      count = 12
      #expect(UserDefaults.standard.integer(forKey: key) == 12)
    }
  }

  @Test func `Texts of numbers, such as the arguments of the process, are converted`() throws {
    try withDefaults { defaults, _ in
      @AppStorage("flag", store: defaults) var flag = false
      @AppStorage("count", store: defaults) var count = 1
      @AppStorage("ratio", store: defaults) var ratio: Double?
      @AppStorage("name", store: defaults) var name = ""
      for text in ["YES", "true", "1"] {
        defaults.set(text, forKey: "flag")
        #expect(flag)
      }
      for text in ["NO", "false", "0"] {
        defaults.set(text, forKey: "flag")
        #expect(!flag)
      }
      for (text, number) in [("12", 12), ("9007199254740993", 9_007_199_254_740_993), ("x", 1), ("YES", 1)] {
        defaults.set(text, forKey: "count")
        #expect(count == number)
      }
      defaults.set("2.5", forKey: "ratio")
      #expect(ratio == 2.5)
      defaults.set("7", forKey: "name")
      #expect(name == "7")
      defaults.set(1, forKey: "flag")
      #expect(flag)
    }
  }

  private struct Holder: View {
    let defaults: UserDefaults
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Update \(count)") { count += 1 }
      Reader(log: log).defaultAppStorage(defaults)
    }
  }

  private struct Reader: View {
    let log: Log
    @AppStorage("count") private var count = 1

    var body: some View {
      let _ = log("body")
      Text("\(count)")
    }
  }

  @Test func `An update with the same user defaults leaves their readers as they are`() throws {
    try withDefaults { defaults, _ in
      let log = Log()
      let screen = Screen { Holder(defaults: defaults, log: log) }
      #expect(screen.texts.last == "1")
      #expect(log.take() == ["body"])
      try screen.button("Update 0").tap()
      #expect(screen.button("Update 1").exists)
      #expect(log.take() == [])
    }
  }
}

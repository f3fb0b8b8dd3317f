import OrielCore
import OrielTesting
import Testing

/// The views that aren't updated because they are equal.
@MainActor struct ComparisonTests {
  private let log = Log()

  /// Shows a view, lets its owner's body run again, and tells whether the view's body ran as well.
  private func runsAgain<Content: View>(_ make: @escaping () -> Content) throws -> Bool {
    let screen = Screen { Owner(make: make) }
    _ = log.take()
    try screen.button("Again").tap()
    let entries = log.take()
    #expect(entries.count <= 1)
    return !entries.isEmpty
  }

  private struct Owner<Content: View>: View {
    let make: () -> Content
    @State private var turn = 0
    var body: some View {
      let _ = turn
      make()
      Button("Again") { turn += 1 }
    }
  }

  private struct Holder<Value>: View {
    let value: Value
    let log: Log
    @State private var own = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = log("body")
      Text("x")
    }
  }

  private struct Acting: View {
    let action: () -> Void
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("x")
    }
  }

  private enum Choice: Equatable {
    case a
    case b(String)
  }
  private enum Opaque {
    case a
    case b(String)
  }
  private struct Plain {
    var number = 1
    var text = "t"
  }
  private final class Reference {}

  @Test func `Equal values are the same, whether or not they are created again`() throws {
    #expect(try !runsAgain { Holder(value: 1, log: log) })
    #expect(try !runsAgain { Holder(value: String(repeating: "long text ", count: 9), log: log) })
    #expect(try !runsAgain { Holder(value: [1, 2, 3].map { $0 * 2 }, log: log) })
    #expect(try !runsAgain { Holder(value: String?.none, log: log) })
    #expect(try !runsAgain { Holder(value: Optional("a" + "b"), log: log) })
    #expect(try !runsAgain { Holder(value: Choice.b("x"), log: log) })
    #expect(try !runsAgain { Holder(value: Text("hello") + Text("world"), log: log) })
    #expect(try !runsAgain { Holder(value: LocalizedStringKey("hello \(1)"), log: log) })
  }

  @Test func `Structs that can't be compared are compared by their properties`() throws {
    let long = String(repeating: "long text ", count: 9)
    #expect(try !runsAgain { Holder(value: Plain(number: 1, text: long + "."), log: log) })
    #expect(try !runsAgain { Holder(value: (1, long + "."), log: log) })
  }

  @Test func `Objects are the same if they are one`() throws {
    let reference = Reference()
    #expect(try !runsAgain { Holder(value: reference, log: log) })
    #expect(try runsAgain { Holder(value: Reference(), log: log) })
  }

  @Test func `Closures are the same with the same context only`() throws {
    let reference = Reference()
    #expect(try !runsAgain { Acting(action: {}, log: log) })
    let closure = { _ = reference }
    #expect(try !runsAgain { Acting(action: closure, log: log) })
    var count = 0
    #expect(
      try runsAgain {
        count += 1
        let captured = [count]
        return Acting(action: { _ = captured }, log: log)
      })
  }

  @Test func `Different values run the body`() throws {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    #expect(try runsAgain { Holder(value: next(), log: log) })
    #expect(try runsAgain { Holder(value: "\(next())", log: log) })
    #expect(try runsAgain { Holder(value: Optional(next()), log: log) })
    #expect(try runsAgain { Holder(value: Choice.b("\(next())"), log: log) })
    #expect(try runsAgain { Holder(value: Plain(number: 1, text: "\(next())"), log: log) })
    #expect(try runsAgain { Holder(value: Opaque.b("\(next()) and more than fits inline"), log: log) })
    #expect(try runsAgain { Holder(value: ("same", next()), log: log) })
    #expect(try runsAgain { Holder(value: Text("\(next())"), log: log) })
  }

  private struct Version: Equatable {
    var id = 1
    var revision: Int
    static func == (first: Version, second: Version) -> Bool { first.id == second.id }
  }

  @Test func `Plain data differs if anything of it does, whatever its comparison says`() throws {
    var revision = 0
    #expect(
      try runsAgain {
        revision += 1
        return Holder(value: Version(revision: revision), log: log)
      })
    var zero = 0.0
    #expect(
      try runsAgain {
        defer { zero = -0.0 }
        return Holder(value: zero, log: log)
      })
    #expect(try !runsAgain { Holder(value: Double.nan, log: log) })
  }

  private final class Friend: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (first: Friend, second: Friend) -> Bool { first.name == second.name }
  }

  private struct Acquaintance: View {
    weak var friend: Friend?
    unowned let other: Friend
    let close: Friend
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("x")
    }
  }

  @Test func `Weak and unowned references are the same if they lead to the same object`() throws {
    let ada = Friend("Ada")
    let otherAda = Friend("Ada")
    #expect(try !runsAgain { Acquaintance(friend: ada, other: ada, close: Friend("Ada"), log: log) })
    var friends = [ada, otherAda]
    #expect(try runsAgain { Acquaintance(friend: friends.removeFirst(), other: ada, close: ada, log: log) })
    friends = [ada, otherAda]
    #expect(try runsAgain { Acquaintance(friend: ada, other: friends.removeFirst(), close: ada, log: log) })
  }

  @Test func `A weak or unowned reference to what is gone is compared without a look at it`() throws {
    let ada = Friend("Ada")
    var fleeting = [Friend("Bob")]
    #expect(
      try runsAgain {
        let friend = fleeting.popLast() ?? ada
        return Acquaintance(friend: friend, other: friend, close: ada, log: log)
      })
  }

  // MARK: Equatable views

  private struct Rounded: View, Equatable {
    let value: Double
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("\(Int(value))")
    }
    nonisolated static func == (first: Rounded, second: Rounded) -> Bool { Int(first.value) == Int(second.value) }
  }

  @Test func `A view's own idea of being equal counts`() throws {
    var value = 1.0
    #expect(
      try !runsAgain {
        value += 0.1
        return Rounded(value: value, log: log)
      })
    #expect(
      try runsAgain {
        value += 1
        return Rounded(value: value, log: log)
      })
  }

  @Test func `What holds no view of the app's own is the same through containers`() throws {
    var count = 0
    #expect(
      try !runsAgain {
        count += 1
        return VStack {
          Text("\(count)")
          HStack { if count > 0 { Holder(value: "same", log: log).padding(2) } }
        }
      })
  }
}

import OrielCore
import OrielTesting
import Testing

private struct ScaleKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// Properties of the app's own that bundle others.
@MainActor struct DynamicPropertyTests {
  private let log = Log()

  @propertyWrapper private struct Scaled: DynamicProperty {
    let log: Log
    @State private var base: Int
    @Environment(\.scale) private var scale
    private var product = 0

    init(wrappedValue: Int, log: Log) {
      self.log = log
      _base = State(wrappedValue: wrappedValue)
    }

    mutating func update() {
      product = base * scale
      log("update")
    }

    var wrappedValue: Int {
      get { product }
      nonmutating set { base = newValue }
    }
  }

  private struct Reader: View {
    let log: Log
    @Scaled private var value: Int
    @State private var other = 0

    init(log: Log) {
      self.log = log
      _value = Scaled(wrappedValue: 2, log: log)
    }

    var body: some View {
      let _ = log("body \(value)")
      Text("value \(value)")
      Button("Set") { value = 5 }
      Button("Other \(other)") { other += 1 }
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var scale = 1
    var body: some View {
      Reader(log: log).environment(\.scale, scale)
      Button("Scale") { scale = 10 }
    }
  }

  @Test func `It is updated once before each body, and what it reads runs the body again`() throws {
    let screen = Screen { Owner(log: log) }
    #expect(log.take() == ["update", "body 2"])
    try screen.button("Set").tap()
    #expect(log.take() == ["update", "body 5"])
    try screen.button("Scale").tap()
    #expect(log.take() == ["update", "body 50"])
    try screen.button("Other 0").tap()
    #expect(log.take() == ["update", "body 50"])
    #expect(screen.text("value 50").exists)
  }

  private struct Counting: DynamicProperty {
    @State private(set) var runs = 0
    mutating func update() { if runs < 3 { runs += 1 } }
  }

  private struct Counted: View {
    private let counting = Counting()
    let log: Log
    var body: some View {
      let _ = log("body \(counting.runs)")
      Text("runs \(counting.runs)")
    }
  }

  @Test func `What it writes while it is updated is shown in the same turn`() {
    let screen = Screen { Counted(log: log) }
    #expect(screen.text("runs 3").exists)
    // Something else might have read the state before the last write, so that has the body run once more.
    #expect(log.take() == ["body 1", "body 2", "body 3", "body 3"])
  }

  private struct Pair: DynamicProperty {
    @State var first = 1
    @State var second = 2
    @Scaled var scaled: Int
    init(log: Log) { _scaled = Scaled(wrappedValue: 3, log: log) }
  }

  private struct Nested: View {
    private var pair: Pair
    init(log: Log) { pair = Pair(log: log) }
    var body: some View {
      Text("\(pair.first) \(pair.second) \(pair.scaled)")
      Button("Swap") { (pair.first, pair.second) = (pair.second, pair.first) }
      TextField("First", value: pair.$first)
    }
  }

  @Test func `Properties may be nested`() throws {
    let screen = Screen { Nested(log: log) }
    #expect(screen.text("1 2 3").exists)
    try screen.button("Swap").tap()
    #expect(screen.text("2 1 3").exists)
  }

  private struct Bundled: ViewModifier {
    @Scaled private var value: Int
    init(log: Log) { _value = Scaled(wrappedValue: 4, log: log) }
    func body(content: Content) -> some View {
      content
      Text("modifier \(value)")
      Button("Raise") { value += 1 }
    }
  }

  @Test func `Modifiers may have such properties`() throws {
    let screen = Screen { Text("x").modifier(Bundled(log: log)) }
    #expect(screen.text("modifier 4").exists)
    _ = log.take()
    try screen.button("Raise").tap()
    #expect(screen.text("modifier 5").exists)
    #expect(log.take() == ["update"])
  }
}

extension TextField where Label == Text {
  /// Shows a number.
  fileprivate init(_ title: String, value: Binding<Int>) {
    self.init(title, text: Binding(get: { "\(value.wrappedValue)" }, set: { value.wrappedValue = Int($0) ?? 0 }))
  }
}

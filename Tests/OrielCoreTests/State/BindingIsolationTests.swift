import OrielCore
import OrielTesting
import Testing

private func negated(_ binding: Binding<Bool>) -> Binding<Bool> {
  Binding(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
}

extension Binding {
  fileprivate static func ?? <T>(base: Binding<T?>, fallback: T) -> Binding<T> where Value == T? {
    Binding<T>(get: { base.wrappedValue ?? fallback }, set: { base.wrappedValue = $0 })
  }

  fileprivate func onWrite(_ action: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        action($0)
      })
  }
}

/// Bindings that are made, read and written by code that isn't bound to the main actor.
@MainActor struct BindingIsolationTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private struct Form: View {
    @State private var name: String?
    @State private var isHidden = false
    let log: Log
    var body: some View {
      TextField("Name", text: ($name ?? "nobody").onWrite { log("wrote \($0)") })
      Toggle("Shown", isOn: negated($isHidden))
      Text(isHidden ? "hidden" : "shown")
    }
  }

  @Test func `Functions and operators make bindings out of others`() throws {
    let log = Log()
    let screen = Screen { Form(log: log) }
    #expect(try screen.textField("Name").string == "nobody")
    try screen.textField("Name").replaceText(with: "Ada")
    #expect(log.take().last == "wrote Ada")
    try screen.toggle("Shown").tap()
    #expect(screen.text("hidden").exists)
    let box = Box<Box<Int>?>(nil)
    let content = Binding(get: { box.value }, set: { box.value = $0 }) ?? Box(7)
    #expect(content.wrappedValue.value == 7)
  }

  private final class Model {
    var number = 1
    func read() -> Int { number }
    func write(_ number: Int) { self.number = number }
  }

  @MainActor private final class BoundModel {
    var number = 1
    func read() -> Int { number }
    func write(_ number: Int) { self.number = number }
  }

  @Test func `Methods do as well as closures, bound to the main actor or not`() {
    let model = Model()
    Binding(get: model.read, set: model.write).wrappedValue = 2
    #expect(model.number == 2)
    let bound = BoundModel()
    let binding = Binding(get: bound.read, set: bound.write)
    binding.wrappedValue = 3
    #expect(binding.wrappedValue == 3)
  }

  private struct Counter: View {
    @State private var count = 0
    let hand: (Binding<Int>) -> Void
    var body: some View {
      let _ = hand($count)
      Text("count \(count)")
    }
  }

  @Test func `Off the main thread a binding is written in order, and reads what was written`() async throws {
    var handed: Binding<Int>?
    let screen = Screen { Counter { handed = $0 } }
    let binding = try #require(handed)
    let read = await Task.detached {
      for count in 1...100 { binding.wrappedValue = count }
      return binding.wrappedValue
    }.value
    #expect(read == 100)
    #expect(screen.text("count 100").exists)
  }
}

import OrielCore
import OrielTesting
import Testing

/// Views that hold an observable object without reading it.
@MainActor struct ObjectSubscriptionTests {
  private let log = Log()

  final class Model: ObservableObject {
    @Published var number = 0
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    let log: Log
    init(model: Model, log: Log) {
      self.model = model
      self.log = log
    }
    var body: some View {
      let _ = log("observing")
      Text("x")
    }
  }

  @Test func `An object that a property holds runs the body that doesn't read it`() {
    let model = Model()
    let screen = Screen { Observing(model: model, log: log) }
    #expect(log.take() == ["observing"])
    model.number += 1
    model.number += 1
    _ = screen.texts
    #expect(log.take() == ["observing"])
    model.objectWillChange.send()
    _ = screen.texts
    #expect(log.take() == ["observing"])
  }

  private struct Owning: View {
    let log: Log
    let hand: (Model) -> Void
    @StateObject private var model = Model()
    var body: some View {
      let _ = log("owning")
      Text("x").onAppear { hand(model) }
    }
  }

  @Test func `So does an object of the view's own`() throws {
    var handed: Model?
    let screen = Screen { Owning(log: log) { handed = $0 } }
    let model = try #require(handed)
    #expect(log.take() == ["owning"])
    model.number += 1
    _ = screen.texts
    #expect(log.take() == ["owning"])
  }

  private struct Surrounded: View {
    let log: Log
    @EnvironmentObject private var model: Model
    var body: some View {
      let _ = log("surrounded")
      Text("x")
    }
  }

  private struct Surroundings: View {
    let log: Log
    let first: Model
    let second: Model
    @State private var isFirst = true
    var body: some View {
      Surrounded(log: log).environmentObject(isFirst ? first : second)
      Button("Swap") { isFirst.toggle() }
    }
  }

  @Test func `So does one of the environment, and then the one that takes its place`() throws {
    let first = Model()
    let second = Model()
    let screen = Screen { Surroundings(log: log, first: first, second: second) }
    #expect(log.take() == ["surrounded"])
    first.number += 1
    _ = screen.texts
    #expect(log.take() == ["surrounded"])
    second.number += 1
    _ = screen.texts
    #expect(log.take() == [])
    try screen.button("Swap").tap()
    #expect(log.take() == ["surrounded"])
    first.number += 1
    _ = screen.texts
    #expect(log.take() == [])
    second.number += 1
    _ = screen.texts
    #expect(log.take() == ["surrounded"])
  }

  @Test func `An object that isn't there matters to a body only that reads it`() {
    let screen = Screen { Surrounded(log: log) }
    #expect(screen.texts == ["x"])
  }

  private struct Both: View {
    @ObservedObject var first: Model
    @ObservedObject var second: Model
    let log: Log
    var body: some View {
      let _ = log("both")
      Text("x")
    }
  }

  private struct BothOwner: View {
    let log: Log
    let one: Model
    let other: Model
    @State private var isOne = true
    @State private var isShown = true
    var body: some View {
      if isShown { Both(first: one, second: isOne ? one : other, log: log) }
      Button("Swap") { isOne.toggle() }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `An object is followed as long as one of the view's properties holds it`() throws {
    let one = Model()
    let other = Model()
    let screen = Screen { BothOwner(log: log, one: one, other: other) }
    func runs(_ model: Model) -> Bool {
      _ = log.take()
      model.number += 1
      _ = screen.texts
      return log.take() == ["both"]
    }
    #expect(runs(one))
    #expect(!runs(other))
    try screen.button("Swap").tap()
    #expect(runs(one))
    #expect(runs(other))
    try screen.button("Swap").tap()
    #expect(runs(one))
    #expect(!runs(other))
    try screen.button("Hide").tap()
    #expect(!runs(one))
  }

  private struct Lending: View {
    let model: Model
    let log: Log
    var body: some View { Lent(model: model, log: log) }
  }

  private struct Lent: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      Borrowing(number: $model.number, log: log)
      Text("twice").background { Text("\(model.number)") }
    }
  }

  private struct Borrowing: View {
    @Binding var number: Int
    let log: Log
    var body: some View {
      let _ = log("borrowing \(number)")
      Text("borrowed \(number)")
    }
  }

  @Test func `A binding to a property updates its readers`() {
    let model = Model()
    let screen = Screen { Lending(model: model, log: log) }
    model.number = 5
    #expect(screen.text("borrowed 5").exists)
    #expect(screen.text("5").exists)
    #expect(log.take() == ["borrowing 0", "borrowing 5"])
  }

  private struct Switching: DynamicProperty {
    @ObservedObject private var current: Model
    private let other: Model
    @State private var isOther = false
    init(_ first: Model, or other: Model) {
      current = first
      self.other = other
    }
    mutating func update() { if isOther { current = other } }
    var number: Int { current.number }
    func change() { isOther = true }
  }

  private struct Switched: View {
    let models: Switching
    var body: some View {
      Text("number \(models.number)")
      Button("Change") { models.change() }
    }
  }

  @Test func `An object that a property of the app's own changes over to is followed`() throws {
    let first = Model()
    let second = Model()
    let screen = Screen { Switched(models: Switching(first, or: second)) }
    first.number = 1
    #expect(screen.text("number 1").exists)
    try screen.button("Change").tap()
    #expect(screen.text("number 0").exists)
    second.number = 2
    #expect(screen.text("number 2").exists)
  }
}

import Foundation
import Observation
import OrielCore
import OrielTesting
import Synchronization
import Testing

/// How views follow objects.
@MainActor struct ObservationTests {
  private let log = Log()

  @Observable @MainActor final class Model {
    var first = 0
    var second = 0
    var name = "Ada"
    var child: Model?
  }

  private struct FirstReader: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log("first")
      Text("first \(model.first)")
    }
  }

  private struct SecondReader: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log("second")
      Text("second \(model.second)")
    }
  }

  private struct Both: View {
    let model: Model
    let log: Log
    var body: some View {
      FirstReader(model: model, log: log)
      SecondReader(model: model, log: log)
    }
  }

  @Test func `A change runs only the bodies that read the property`() {
    let model = Model()
    let screen = Screen { Both(model: model, log: log) }
    _ = log.take()
    model.second = 5
    model.second = 6
    #expect(screen.texts == ["first 0", "second 6"])
    #expect(log.take() == ["second"])
    model.name = "Grace"
    #expect(screen.changes {} == .none)
    #expect(log.take() == [])
  }

  @Test func `Every change is seen, not only the first`() {
    let model = Model()
    let screen = Screen { FirstReader(model: model, log: log) }
    for value in 1...50 {
      model.first = value
      #expect(screen.texts == ["first \(value)"])
    }
    #expect(log.take().count == 51)
  }

  private struct Chain: View {
    let model: Model
    var body: some View { Text("\(model.child?.name ?? "none")") }
  }

  @Test func `Objects behind objects are followed, and those that are no longer there are not`() {
    let model = Model()
    let screen = Screen { Chain(model: model) }
    #expect(screen.texts == ["none"])
    let child = Model()
    model.child = child
    #expect(screen.texts == ["Ada"])
    child.name = "Grace"
    #expect(screen.texts == ["Grace"])
    model.child = nil
    #expect(screen.texts == ["none"])
    child.name = "Nobody"
    #expect(screen.changes {} == .none)
  }

  // MARK: Other threads

  /// May be written from anywhere; the lock is of the value only.
  @Observable final class Shared: Sendable {
    private let lock = Locked(0)
    var value: Int {
      get {
        access(keyPath: \.value)
        return lock.get()
      }
      set { withMutation(keyPath: \.value) { lock.set(newValue) } }
    }
  }

  private struct SharedReader: View {
    let model: Shared
    var body: some View { Text("value \(model.value)") }
  }

  @Test func `A change from another thread is shown on the next turn`() async throws {
    let model = Shared()
    let screen = Screen { SharedReader(model: model) }
    for value in 1...200 {
      await Task.detached { model.value = value }.value
      try await screen.wait { screen.text("value \(value)").exists }
    }
  }

  // MARK: Registrations

  /// Counts who watches it.
  final class Watched: Observable {
    private let registrar = ObservationRegistrar()
    private(set) var reads = 0
    var value: Int {
      registrar.access(self, keyPath: \.value)
      reads += 1
      return 1
    }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }

  private struct WatchedReader: View {
    let watched: Watched
    let log: Log
    @State private var turn = 0
    var body: some View {
      let _ = log("body")
      Text("turn \(turn) \(watched.value)")
      Button("Next") { turn += 1 }
    }
  }

  @Test func `A body that ran a thousand times is told of a change once`() throws {
    let watched = Watched()
    let screen = Screen { WatchedReader(watched: watched, log: log) }
    for _ in 0..<1_000 { try screen.button("Next").tap() }
    _ = log.take()
    let time = threadTime {
      watched.change()
      _ = screen.texts
    }
    #expect(log.take() == ["body"])
    // A thousand registrations left behind would each have to be told.
    #expect(time < .milliseconds(100))
  }

  @Test func `Neither view nor object is kept alive by the other`() {
    weak var model: Model?
    do {
      let made = Model()
      model = made
      let screen = Screen { FirstReader(model: made, log: log) }
      made.first = 1
      #expect(screen.texts == ["first 1"])
    }
    #expect(model == nil)
  }

  @Test func `After a view is gone, changes of its object lead to nothing`() {
    let model = Model()
    do {
      let screen = Screen { FirstReader(model: model, log: log) }
      #expect(screen.texts == ["first 0"])
    }
    _ = log.take()
    model.first = 1
    #expect(log.take() == [])
  }

  // MARK: Bindable

  private struct Editor: View {
    @Bindable var model: Model
    let log: Log
    var body: some View {
      let _ = log("editor")
      TextField("Name", text: $model.name)
    }
  }

  @Test func `Bindings to an object's properties read and write it`() throws {
    let model = Model()
    let screen = Screen { Editor(model: model, log: log) }
    try screen.textField("Name").replaceText(with: "Grace")
    #expect(model.name == "Grace")
    model.name = "Edsger"
    #expect(try screen.textField("Name").string == "Edsger")
    #expect(log.take() == ["editor"])
  }

  private struct LocalBindable: View {
    @State private var model = Model()
    var body: some View {
      @Bindable var model = model
      TextField("Name", text: $model.name)
      Text("Hello \(model.name)")
    }
  }

  @Test func `A state may hold an observable object, bound where it is needed`() throws {
    let screen = Screen { LocalBindable() }
    try screen.textField("Name").replaceText(with: "Grace")
    #expect(screen.text("Hello Grace").exists)
  }
}

/// A value behind a lock.
final class Locked<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }

  func get() -> Value { value.withLock { $0 } }
  func set(_ new: Value) { value.withLock { $0 = new } }
}

import OrielCore
import OrielTesting
import Testing

/// When `onAppear`, `onDisappear`, `onChange` and `task` run.
@MainActor struct LifecycleTests {
  private let log = Log()

  // MARK: Appearing

  private struct Family: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      let _ = log("body")
      Button("Toggle") { isShown.toggle() }
      if isShown {
        VStack {
          Text("child")
            .onAppear { log("child appears") }
            .onDisappear { log("child disappears") }
        }
        .onAppear { log("parent appears") }
        .onDisappear { log("parent disappears") }
      }
    }
  }

  @Test func `Views appear once their widgets are there, and disappear once they are gone`() throws {
    let screen = Screen { Family(log: log) }
    #expect(log.take() == ["body", "child appears", "parent appears"])
    try screen.button("Toggle").tap()
    #expect(log.take() == ["body", "parent disappears", "child disappears"])
    try screen.button("Toggle").tap()
    #expect(log.take() == ["body", "child appears", "parent appears"])
    try screen.closeWindow()
    #expect(log.take() == ["parent disappears", "child disappears"])
  }

  private struct Fleeting: View {
    let log: Log
    @State private var isShown = false
    var body: some View {
      Button("Flash") {
        isShown = true
        isShown = false
      }
      if isShown { Text("flash").onAppear { log("appears") }.onDisappear { log("disappears") } }
    }
  }

  @Test func `What is shown and hidden in one turn never appears`() throws {
    let screen = Screen { Fleeting(log: log) }
    try screen.button("Flash").tap()
    #expect(log.take() == [])
  }

  private struct Starter: View {
    @State private var text = "empty"
    var body: some View { Text(text).onAppear { text = "filled" } }
  }

  @Test func `A write from onAppear is shown in the same turn`() {
    let screen = Screen { Starter() }
    #expect(screen.texts == ["filled"])
  }

  private struct Fresh: View {
    let log: Log
    @State private var number = 1
    @State private var isShown = true
    var body: some View {
      Button("Next") { number += 1 }
      Button("Hide") { isShown = false }
      if isShown { Text("x").onDisappear { [number] in log("number was \(number)") } }
    }
  }

  @Test func `The action is the one that the view was given last`() throws {
    let screen = Screen { Fresh(log: log) }
    try screen.button("Next").tap()
    try screen.button("Next").tap()
    try screen.button("Hide").tap()
    #expect(log.take() == ["number was 3"])
  }

  // MARK: Changes

  private struct Changing: View {
    let log: Log
    @State private var number = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Button("One") { number += 1 }
        Button("Two at once") {
          number += 1
          number += 1
        }
        Button("There and back") {
          number += 1
          number -= 1
        }
        Button("Other") { other += 1 }
        Text("\(other)")
      }
      .onChange(of: number) { log("changed to \(number)") }
      .onChange(of: number) { old, new in log("\(old) -> \(new)") }
      .onChange(of: number, initial: true) { log("now \(number)") }
      .onChange(of: number, initial: true) { old, new in log("from \(old) to \(new)") }
    }
  }

  @Test func `A change is told once for each turn, in both forms, and at first where that is asked for`() throws {
    let screen = Screen { Changing(log: log) }
    #expect(log.take() == ["now 0", "from 0 to 0"])
    try screen.button("One").tap()
    #expect(log.take() == ["from 0 to 1", "now 1", "0 -> 1", "changed to 1"])
    try screen.button("Two at once").tap()
    #expect(log.take() == ["from 1 to 3", "now 3", "1 -> 3", "changed to 3"])
    try screen.button("Other").tap()
    try screen.button("There and back").tap()
    #expect(log.take() == [])
  }

  private struct Settling: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      Button("Go") { number = 1 }
        .onChange(of: number) { old, new in
          log("\(old) -> \(new)")
          if number < 3 { number += 1 }
        }
    }
  }

  @Test func `A change made by the action is told as well`() throws {
    let screen = Screen { Settling(log: log) }
    try screen.button("Go").tap()
    #expect(log.take() == ["0 -> 1", "1 -> 2", "2 -> 3"])
  }

  private struct Reverting: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      Button("Go") { number = 5 }
        .onChange(of: number) { _, new in if new == 5 { number = 0 } }
        .onChange(of: number) { old, new in log("\(old) -> \(new)") }
    }
  }

  @Test func `Each change is told with the values that it was about`() throws {
    let screen = Screen { Reverting(log: log) }
    try screen.button("Go").tap()
    #expect(log.take() == ["0 -> 5", "5 -> 0"])
  }

  private struct OptionalChange: View {
    let log: Log
    @State private var name: String?
    var body: some View {
      Button("Set") { name = "Ada" }
      Button("Clear") { name = nil }
      Text(name ?? "none").onChange(of: name) { old, new in log("\(old ?? "nil") -> \(new ?? "nil")") }
    }
  }

  @Test func `Optional values change from and to nil`() throws {
    let screen = Screen { OptionalChange(log: log) }
    try screen.button("Set").tap()
    try screen.button("Clear").tap()
    #expect(log.take() == ["nil -> Ada", "Ada -> nil"])
  }

  // MARK: Tasks

  private struct Tasked: View {
    let log: Log
    let clock: TestClock
    @State private var id = 1
    @State private var isShown = true
    @State private var unrelated = 0
    var body: some View {
      Button("Next") { id += 1 }
      Button("Unrelated") { unrelated += 1 }
      Button("Hide") { isShown = false }
      if isShown {
        Text("\(unrelated)")
          .task(id: id) {
            log("start \(id)")
            do {
              try await clock.sleep(for: .seconds(10))
              log("end \(id)")
            } catch {
              log("cancelled")
            }
          }
      }
    }
  }

  @Test func `A task runs while its view is there, and again when its id changes`() async throws {
    let clock = TestClock()
    let screen = Screen(clock: clock) { Tasked(log: log, clock: clock) }
    #expect(log.take() == [])
    await screen.settle()
    #expect(log.take() == ["start 1"])

    try screen.button("Unrelated").tap()
    await screen.settle()
    #expect(log.take() == [])

    try await screen.wait { clock.sleeperCount == 1 }
    try screen.button("Next").tap()
    try await screen.wait { log.entries.count == 2 && clock.sleeperCount == 1 }
    #expect(log.take().sorted() == ["cancelled", "start 2"])

    await clock.advance(by: .seconds(10))
    try await screen.wait { !log.entries.isEmpty }
    #expect(log.take() == ["end 2"])
  }

  @Test func `A task is cancelled when its view disappears`() async throws {
    let clock = TestClock()
    let screen = Screen(clock: clock) { Tasked(log: log, clock: clock) }
    try await screen.wait { clock.sleeperCount == 1 }
    try screen.button("Hide").tap()
    try await screen.wait { log.entries.count == 2 }
    #expect(log.take() == ["start 1", "cancelled"])
  }

  private struct Brief: View {
    let log: Log
    @State private var isShown = false
    var body: some View {
      Button("Flash") {
        isShown = true
        isShown = false
      }
      if isShown { Text("x").task { log("ran") } }
    }
  }

  @Test func `A view that never appears starts no task`() async throws {
    let screen = Screen { Brief(log: log) }
    try screen.button("Flash").tap()
    await screen.settle()
    #expect(log.take() == [])
  }

  private struct Early: View {
    let log: Log
    let isOutside: Bool
    @State private var id = 1
    var body: some View {
      if isOutside {
        Text("x").task(id: id) { log("start \(id)") }.onAppear { id = 2 }
      } else {
        Text("x").onAppear { id = 2 }.task(id: id) { [id] in log("start \(id)") }
      }
      Button("Next") { id += 1 }
      Button("Twice") {
        id += 1
        id += 1
      }
    }
  }

  @Test(arguments: [true, false]) func `A task whose id changes before it begins runs once for each id`(isOutside: Bool)
    async throws
  {
    let screen = Screen { Early(log: log, isOutside: isOutside) }
    await screen.settle()
    #expect(log.take() == ["start 2"])
    try screen.button("Next").tap()
    await screen.settle()
    #expect(log.take() == ["start 3"])
    try screen.button("Twice").tap()
    await screen.settle()
    #expect(log.take() == ["start 5"])
  }

  private struct Numberless: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onChange(of: Double.nan) { log("changed") }
        .task(id: Double.nan) { log("task") }
        .onAppear { log("appears") }
        .id(Double.nan)
      Button("Count") { count += 1 }
    }
  }

  @Test func `What doesn't even equal itself hasn't changed for that`() async throws {
    let screen = Screen { Numberless(log: log) }
    await screen.settle()
    #expect(log.take() == ["appears", "task"])
    try screen.button("Count").tap()
    await screen.settle()
    #expect(screen.text("1").exists)
    #expect(log.take() == [])
  }

  private struct OldChange: View {
    let log: Log
    @State private var number = 0
    @available(*, deprecated) var body: some View {
      Button("Next") { number += 1 }
        .onChange(of: number) { new in log("now \(new)") }
        .onChange(of: number, perform: { log("then \($0)") })
    }
  }

  @Test func `The older form of an action of changes gets the new value`() throws {
    let screen = Screen { OldChange(log: log) }
    #expect(log.take() == [])
    try screen.button("Next").tap()
    #expect(log.take().sorted() == ["now 1", "then 1"])
  }
}

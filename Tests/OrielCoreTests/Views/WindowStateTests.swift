import Observation
import OrielCore
import OrielTesting
import Testing

/// The state of windows, which each has for itself.
@MainActor struct WindowStateTests {
  @Observable @MainActor final class Counter {
    var count = 0
  }

  /// The whole content of a window: an object and a value in its own state.
  private struct Counting: View {
    @State private var counter = Counter()
    @State private var plain = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("\(counter.count) and \(plain)")
      Button("Count") {
        counter.count += 1
        plain += 1
      }
      ForEach(["notes", "tool", "settings"], id: \.self) { id in Button(id) { openWindow(id: id) } }
      Button("Close") { dismissWindow() }
    }
  }

  private struct Counters: App {
    init() {}
    var body: some Scene {
      WindowGroup("Notes", id: "notes") { Counting() }
      Window("Tool", id: "tool") { Counting() }
      Settings { Counting() }
    }
  }

  @Test func `Windows of a group count for themselves, though the counting view is the whole content`() throws {
    let app = TestApp { Counters() }
    let first = try app.frontScreen
    try first.button("Count").tap()
    try first.button("notes").tap()
    let second = try app.frontScreen
    #expect(second.text("0 and 0").exists)
    try second.button("Count").tap()
    try second.button("Count").tap()
    #expect(first.text("1 and 1").exists)
    #expect(second.text("2 and 2").exists)
  }

  @Test(arguments: ["notes", "tool", "settings"])
  func `A window that is closed and opened again counts from the beginning`(_ id: String) throws {
    let app = TestApp { Counters() }
    let main = try app.frontScreen
    for _ in 0..<2 {
      try main.button(id).tap()
      let opened = try app.frontScreen
      #expect(opened.text("0 and 0").exists)
      try opened.button("Count").tap()
      #expect(opened.text("1 and 1").exists)
      try opened.button("Close").tap()
    }
  }

  // MARK: What the content reads

  private struct Reading: App {
    @State private var name = "Ada"
    @State private var isLong = false
    let counter = Counter()
    init() {}
    var body: some Scene {
      WindowGroup("Notes", id: "notes") {
        Text("\(name) \(counter.count)")
        if isLong { Text("long") }
        Button("Rename") { name = "Grace" }
        Button("Count") { counter.count += 1 }
        Button("Lengthen") { isLong = true }
        Kept()
      }
    }
  }

  private struct Kept: View {
    @State private var isOn = false
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Toggle("Kept", isOn: $isOn)
      Button("Open") { openWindow(id: "notes") }
    }
  }

  @Test func `Each window follows the app's state that its content reads, and keeps its own`() throws {
    let app = TestApp { Reading() }
    let first = try app.frontScreen
    try first.button("Open").tap()
    let second = try app.frontScreen
    try first.toggle("Kept").tap()
    try second.button("Rename").tap()
    try first.button("Count").tap()
    try second.button("Lengthen").tap()
    for screen in [first, second] {
      #expect(screen.text("Grace 1").exists)
      #expect(screen.text("long").exists)
    }
    #expect(try first.toggle("Kept").isOn)
    #expect(try !second.toggle("Kept").isOn)
  }
}

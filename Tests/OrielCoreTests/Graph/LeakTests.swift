import Observation
import OrielCore
import OrielTesting
import Testing

/// Removed views are released.
@MainActor struct LeakTests {
  /// Counts live objects.
  @MainActor final class Census {
    var alive = 0
  }

  @Observable @MainActor final class Citizen {
    @ObservationIgnored private let census: Census
    var name = "Ada"
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    isolated deinit { census.alive -= 1 }
  }

  @MainActor final class LegacyCitizen: ObservableObject {
    private let census: Census
    @Published var name = "Ada"
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    isolated deinit { census.alive -= 1 }
  }

  private struct Everything: View {
    let census: Census
    @State private var citizen: Citizen
    @StateObject private var legacy: LegacyCitizen
    @FocusState private var isFocused: Bool
    @State private var asks = false
    @State private var count = 0

    init(census: Census) {
      self.census = census
      _citizen = State(wrappedValue: Citizen(census))
      _legacy = StateObject(wrappedValue: LegacyCitizen(census))
    }

    var body: some View {
      VStack {
        TextField("Name", text: Bindable(citizen).name).focused($isFocused)
        TextField("Legacy", text: $legacy.name)
        Toggle("Asks", isOn: $asks)
        Text("\(citizen.name) \(legacy.name)")
        ForEach(0..<3) { index in
          Button("Row \(index)") { citizen.name += "!" }
        }
        if asks { AnyView(Text("asks")).id(count) }
        Reader()
      }
      .environment(citizen)
      .environmentObject(legacy)
      .onAppear { citizen.name = "Grace" }
      .onDisappear { citizen.name = "gone" }
      .onChange(of: citizen.name) { count += 1 }
      .onSubmit { count += 1 }
      .alert("Sure?", isPresented: $asks) {
        Button("Yes \(citizen.name)") { legacy.name = "yes" }
        TextField("Field", text: Bindable(citizen).name)
      }
      .task { try? await Task.sleep(for: .seconds(1_000)) }
    }
  }

  private struct Reader: View {
    @Environment(Citizen.self) private var citizen
    @EnvironmentObject private var legacy: LegacyCitizen
    var body: some View { Text("\(citizen.name) \(legacy.name)").background { Text(legacy.name) } }
  }

  private struct Stage: View {
    let census: Census
    @State private var isShown = true
    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Everything(census: census) }
    }
  }

  private func use(_ screen: Screen) throws {
    try screen.textField("Name").type("x")
    try screen.textField("Legacy").type("y")
    try screen.button("Row 1").tap()
    try screen.textField("Name").submit()
    try screen.toggle("Asks").tap()
    try screen.replaceText(ofAlertField: "Field", with: "z")
    try screen.answer(try #require(screen.alert.buttons.first).label)
  }

  @Test func `Objects of a view die with it, whatever it was used for`() async throws {
    let census = Census()
    let screen = Screen { Stage(census: census) }
    for _ in 0..<5 {
      try use(screen)
      try screen.button("Toggle").tap()
      try await screen.wait { census.alive == 0 }
      try screen.button("Toggle").tap()
      #expect(census.alive == 2)
    }
  }

  @Test func `Objects of a window die with it`() async throws {
    let census = Census()
    let screen = Screen { Stage(census: census) }
    try use(screen)
    try screen.closeWindow()
    try await screen.wait { census.alive == 0 }
  }

  @Test func `An unreferenced screen is released with all its content`() async throws {
    let census = Census()
    weak var platform: HeadlessPlatform?
    do {
      let screen = Screen { Stage(census: census) }
      platform = screen.platform
      try use(screen)
      try screen.toggle("Asks").tap()
    }
    // The task that the view had begun, and the turn that it had asked for, still have to end.
    for _ in 0..<200 where platform != nil || census.alive > 0 {
      await Task.yield()
      await Task.detached {}.value
    }
    #expect(census.alive == 0)
    #expect(platform == nil)
  }

  // MARK: Nodes

  @Test func `Nodes and their widgets are gone when their view is`() throws {
    weak var widget: TestWidget?
    weak var node: AnyObject?
    let screen = Screen { Flipping(seen: { node = $0 }) }
    widget = try screen.text("x").widget
    #expect(widget != nil && node != nil)
    try screen.button("Flip").tap()
    #expect(widget == nil)
    #expect(node == nil)
  }

  private struct Flipping: View {
    let seen: (AnyObject) -> Void
    @State private var isShown = true
    var body: some View {
      Button("Flip") { isShown.toggle() }
      if isShown { Probe(seen: seen) }
    }
  }

  private struct Probe: View {
    let seen: (AnyObject) -> Void
    @State private var state = 0
    var body: some View {
      let _ = Graph.reader.map(seen)
      Text("x")
    }
  }
}

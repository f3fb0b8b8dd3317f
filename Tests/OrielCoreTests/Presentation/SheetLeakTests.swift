import Observation
import OrielCore
import OrielTesting
import Testing

/// What is left when something presented is gone: nothing.
@MainActor struct SheetLeakTests {
  @Observable @MainActor final class Guest {
    @ObservationIgnored private let census: Census
    var name = "Ada"
    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }
    isolated deinit { census.alive -= 1 }
  }

  @MainActor final class Census {
    var alive = 0
  }

  private struct Inside: View {
    let census: Census
    @State private var guest: Guest
    @State private var asks = false
    @State private var detent = PresentationDetent.medium
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    init(census: Census) {
      self.census = census
      _guest = State(wrappedValue: Guest(census))
    }

    var body: some View {
      VStack {
        TextField("Name", text: Bindable(guest).name).focused($isFocused)
        Button("Ask") { asks = true }
        Button("Done") {
          guest.name = "done"
          dismiss()
        }
      }
      .alert("Sure, \(guest.name)?", isPresented: $asks) { Button("Yes") { guest.name = "yes" } }
      .navigationTitle(guest.name)
      .presentationDetents([.medium, .large], selection: $detent)
      .presentationBackground { Text(guest.name) }
      .interactiveDismissDisabled(guest.name.isEmpty)
      .presentationSizing(Sizing(guest: guest))
      .task { try? await Task.sleep(for: .seconds(1_000)) }
    }
  }

  private struct Sizing: PresentationSizing {
    let guest: Guest
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      .unspecified
    }
  }

  enum Kind: CaseIterable { case sheet, cover, popover, inspector }

  private struct Stage: View {
    let census: Census
    let kind: Kind
    @State private var isShown = false
    var body: some View {
      let content = { Inside(census: census) }
      Toggle("Open", isOn: $isShown)
        .modifier(Presenting(kind: kind, isShown: $isShown, content: content))
    }
  }

  private struct Presenting<Inner: View>: ViewModifier {
    let kind: Kind
    let isShown: Binding<Bool>
    let content: () -> Inner
    func body(content view: Content) -> some View {
      switch kind {
      case .sheet: view.sheet(isPresented: isShown, onDismiss: {}, content: content)
      case .cover: view.fullScreenCover(isPresented: isShown, content: content)
      case .popover: view.popover(isPresented: isShown, content: content)
      case .inspector: view.inspector(isPresented: isShown, content: content)
      }
    }
  }

  @Test(arguments: Kind.allCases) func `Objects of the content die with the presentation`(kind: Kind) async throws {
    let census = Census()
    let screen = Screen { Stage(census: census, kind: kind) }
    // The closure of an inspector's content has run already, with the view that presents.
    let idle = census.alive
    weak var presentation: HeadlessPresentation?
    for round in 0..<3 {
      try screen.toggle("Open").tap()
      let opened = try #require(screen.presentations.last)
      presentation = opened.presentation
      try opened.textField("Name").type("x")
      try opened.button("Ask").tap()
      try screen.answer("Yes")
      if round == 1 { try screen.resize(width: 400, height: 300) }
      try #require(screen.presentations.last).button("Done").tap()
      #expect(screen.presentations.isEmpty)
      try await screen.wait { census.alive <= idle }
      try screen.resize(width: 900, height: 700)
    }
    #expect(presentation == nil)
    #expect(screen.platform.presentations.isEmpty)
  }

  @Test(arguments: Kind.allCases) func `Objects of the content die with the window`(kind: Kind) async throws {
    let census = Census()
    let screen = Screen { Stage(census: census, kind: kind) }
    try screen.toggle("Open").tap()
    try #require(screen.presentations.last).button("Ask").tap()
    screen.window.close()
    try await screen.wait { census.alive == 0 }
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }
}

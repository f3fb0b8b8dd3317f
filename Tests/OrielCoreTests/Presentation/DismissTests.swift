import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Dismissing from inside, and what keeps the user from dismissing.
@MainActor struct DismissTests {
  private enum Kind: CaseIterable { case sheet, cover, popover, inspector }

  @Observable @MainActor final class Model {
    var isShown = true
    var isHeld = false
    var inner = false
    var log: [String] = []
  }

  private struct Presenting<Inner: View>: View {
    let kind: Kind
    let model: Model
    @ViewBuilder let content: () -> Inner
    var body: some View {
      let gone = { model.log.append("gone") }
      switch kind {
      case .sheet: Text("x").sheet(isPresented: Bindable(model).isShown, onDismiss: gone) { content() }
      case .cover: Text("x").fullScreenCover(isPresented: Bindable(model).isShown, onDismiss: gone) { content() }
      case .popover: Text("x").popover(isPresented: Bindable(model).isShown) { content() }
      case .inspector: Text("x").inspector(isPresented: Bindable(model).isShown) { content() }
      }
    }
  }

  private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("presented \(isPresented)")
      Button("Dismiss") { dismiss() }
    }
  }

  // MARK: From inside

  @Test func `dismiss and isPresented work in everything that is presented`() throws {
    for kind in Kind.allCases {
      let model = Model()
      let screen = Screen { Presenting(kind: kind, model: model) { Leaf().interactiveDismissDisabled() } }
      let presented = try #require(screen.presentations.first)
      #expect(presented.text("presented true").exists)
      try presented.button("Dismiss").tap()
      #expect(!presented.isOnScreen)
      #expect(!model.isShown, "\(kind)")
      #expect(model.log == (kind == .sheet || kind == .cover ? ["gone"] : []))
    }
  }

  @Test func `In a window dismiss closes the window without asking`() throws {
    let screen = Screen {
      Leaf().dismissalConfirmationDialog("Sure?") { Button("Yes") {} }
    }
    #expect(screen.text("presented false").exists)
    try screen.button("Dismiss").tap()
    #expect(!screen.isOpen)
    #expect(screen.trace == [.windowOpened("Test"), .windowClosed("Test")])
  }

  @Test func `Each dismiss is for what its own view is in`() throws {
    let model = Model()
    let screen = Screen {
      Presenting(kind: .sheet, model: model) {
        Leaf().sheet(isPresented: Bindable(model).inner) { Leaf() }
      }
    }
    model.inner = true
    try #require(screen.presentations.last).button("Dismiss").tap()
    #expect(screen.presentations.count == 1)
    #expect(!model.inner && model.isShown)
    model.inner = true
    #expect(screen.presentations.count == 2)
  }

  private struct Eager: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("x").onAppear { dismiss() } }
  }

  @Test func `What dismisses itself as it appears is gone, once`() throws {
    for kind in Kind.allCases {
      let model = Model()
      let screen = Screen { Presenting(kind: kind, model: model) { Eager() } }
      #expect(screen.presentations.isEmpty)
      #expect(!model.isShown, "\(kind)")
      #expect(screen.trace.contains(.presented("sheet")) == false)
      #expect(model.log.count == (kind == .sheet || kind == .cover ? 1 : 0))
    }
  }

  @Test func `A dismiss kept for later does nothing when all is gone`() throws {
    let keeper = Keeper()
    let model = Model()
    let screen = Screen { Presenting(kind: .sheet, model: model) { Keeping(keeper: keeper) } }
    try screen.sheet.close()
    model.isShown = true
    let sheet = try screen.sheet
    keeper.actions.first?()
    #expect(sheet.isOnScreen)
    keeper.actions.last?()
    #expect(!sheet.isOnScreen)
  }

  @MainActor final class Keeper { var actions: [DismissAction] = [] }

  private struct Keeping: View {
    let keeper: Keeper
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("x").onAppear { keeper.actions.append(dismiss) } }
  }

  // MARK: Held open

  private struct Holding: View {
    let model: Model
    var body: some View {
      VStack {
        Leaf()
        if model.isHeld { Text("held").interactiveDismissDisabled().interactiveDismissDisabled(false) }
      }
      .interactiveDismissDisabled(false)
    }
  }

  @Test func `A single view that forbids dismissal is enough, as long as it is there`() throws {
    for kind in Kind.allCases {
      let model = Model()
      let screen = Screen { Presenting(kind: kind, model: model) { Holding(model: model) } }
      let presented = try #require(screen.presentations.first)
      model.isHeld = true
      #expect(presented.isDismissDisabled)
      #expect(throws: ScreenError.self, "\(kind)") { try presented.close() }
      // Nor does the core give way where a platform lets an attempt through.
      presented.presentation.send(.closeAttempt)
      #expect(presented.isOnScreen)
      model.isHeld = false
      try presented.close()
      #expect(!model.isShown)
    }
  }

  @Test func `The program dismisses what the user can't`() throws {
    for kind in Kind.allCases {
      let model = Model()
      model.isHeld = true
      let screen = Screen { Presenting(kind: kind, model: model) { Holding(model: model) } }
      model.isShown = false
      #expect(screen.presentations.isEmpty)
    }
  }

  @Test func `A sheet that holds itself open protects what is below it`() throws {
    let model = Model()
    let screen = Screen {
      Presenting(kind: .sheet, model: model) {
        Leaf().sheet(isPresented: Bindable(model).inner) { Holding(model: model) }
      }
    }
    model.inner = true
    model.isHeld = true
    let outer = try #require(screen.presentations.first)
    #expect(screen.presentations.count == 2)
    outer.presentation.send(.closeAttempt)
    #expect(screen.presentations.count == 2)
    model.isHeld = false
    _ = screen.texts
    outer.presentation.send(.closeAttempt)
    #expect(screen.presentations.isEmpty)
    #expect(!model.inner)
  }

  @Test func `A popover or an inspector that holds itself open doesn't hold its sheet`() throws {
    for kind in [Kind.popover, .inspector] {
      let model = Model()
      let screen = Screen {
        Plain { Presenting(kind: kind, model: model) { Leaf().interactiveDismissDisabled() } }
      }
      #expect(screen.presentations.count == 2)
      try screen.sheet.close()
      #expect(screen.presentations.isEmpty, "\(kind)")
    }
  }

  private struct Plain<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = true
    var body: some View { Text("x").sheet(isPresented: $isShown) { content() } }
  }

  // MARK: Asking first

  private struct Editor: View {
    let model: Model
    @State private var hasChanges = true
    var body: some View {
      VStack {
        Toggle("Changed", isOn: $hasChanges)
        Leaf()
      }
      .dismissalConfirmationDialog("Discard?", shouldPresent: hasChanges) {
        Button("Discard", role: .destructive) { model.log.append("discarded") }
        Button("Keep", role: .cancel) {}
      }
      .interactiveDismissDisabled(model.isHeld)
    }
  }

  private func editor() -> (Screen, Model) {
    let model = Model()
    return (Screen { Presenting(kind: .sheet, model: model) { Editor(model: model) } }, model)
  }

  @Test func `A sheet asks for confirmation before the user closes it`() throws {
    let (screen, model) = editor()
    let sheet = try screen.sheet
    try sheet.close()
    #expect(try screen.alert.title == "Discard?")
    try screen.answer("Keep")
    #expect(sheet.isOnScreen)
    try screen.pressEscape()
    try screen.answer("Discard")
    #expect(!sheet.isOnScreen)
    #expect(!model.isShown)
    #expect(model.log == ["discarded", "gone"])
    #expect(screen.isOpen)
  }

  @Test func `It doesn't ask where there is nothing to ask, nor the program`() throws {
    let (screen, model) = editor()
    try screen.sheet.button("Dismiss").tap()
    #expect(!model.isShown)
    model.isShown = true
    try screen.sheet.toggle("Changed").tap()
    try screen.sheet.close()
    #expect(!model.isShown)
    model.isShown = true
    _ = try screen.sheet
    model.isShown = false
    #expect(screen.presentations.isEmpty)
    #expect(screen.alerts.isEmpty)
    #expect(model.log == ["gone", "gone", "gone"])
  }

  @Test func `What can't be dismissed isn't asked about`() throws {
    let (screen, model) = editor()
    model.isHeld = true
    let sheet = try screen.sheet
    sheet.presentation.send(.closeAttempt)
    #expect(screen.alerts.isEmpty)
    #expect(sheet.isOnScreen)
  }

  @Test func `The window asks for itself, and not for its sheets`() throws {
    let model = Model()
    let screen = Screen {
      Presenting(kind: .inspector, model: model) { Editor(model: model) }
    }
    try screen.closeWindow()
    #expect(!screen.isOpen)
  }
}

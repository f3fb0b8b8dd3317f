import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Animatable views and modifiers of several views, whatever container these are in.
@MainActor struct AnimatableRowsTests {
  enum Container: CaseIterable { case stack, lazyStack, list, form }

  @Observable @MainActor final class Model {
    var value = 0.0
    var title = "before"
  }

  private struct Meter: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      Text(verbatim: "view \(Int(value.rounded()))")
      Text(verbatim: "end of the view")
    }
  }

  private struct Metered: ViewModifier, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func body(content: Content) -> some View {
      content
      Text(verbatim: "modifier \(Int(value.rounded()))")
    }
  }

  /// Reads the value itself.
  private struct Reader: View {
    let model: Model
    let title: String

    var body: some View {
      Text(verbatim: title)
      Meter(value: model.value)
    }
  }

  private struct Stage<Content: View>: View {
    let container: Container
    let change: @MainActor () -> Void
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Button("Change", action: change)
        switch container {
        case .stack: VStack { content }
        case .lazyStack: ScrollView { LazyVStack { content } }
        case .list: List { content }
        case .form: Form { content }
        }
      }
    }
  }

  private struct Driven: View {
    let container: Container
    @State private var value = 0.0

    var body: some View {
      Stage(container: container) {
        withAnimation(.linear(duration: 1)) { value = 100 }
      } content: {
        Meter(value: value)
        Group {
          Text(verbatim: "first")
          Text(verbatim: "second")
        }
        .modifier(Metered(value: value))
      }
    }
  }

  private func expect(
    _ screen: Screen, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = screen.texts.filter { $0 != "Change" }
    #expect(texts.allSatisfy { shown.contains($0) }, "\(shown)", sourceLocation: sourceLocation)
  }

  @Test(arguments: Container.allCases)
  func `The data of a view and of a modifier of several views go to their new values`(_ container: Container) throws {
    let screen = Screen(size: ProposedViewSize(width: 400, height: 600)) { Driven(container: container) }
    expect(screen, ["view 0", "first", "second", "modifier 0"])
    try screen.button("Change").tap()
    screen.advance(by: .milliseconds(500))
    expect(screen, ["view 50", "end of the view", "modifier 50"])
    try screen.advanceToRest()
    expect(screen, ["view 100", "first", "second", "modifier 100"])
  }

  @Test(arguments: Container.allCases)
  func `The animation of a write reaches a view that its parent updates without one`(_ container: Container) throws {
    let model = Model()
    struct Root: View {
      let model: Model
      let container: Container
      var body: some View {
        Stage(container: container) {
          withAnimation(.linear(duration: 1)) { model.value = 100 }
          model.title = "after"
        } content: {
          Reader(model: model, title: model.title)
        }
      }
    }
    let screen = Screen(size: ProposedViewSize(width: 400, height: 600)) { Root(model: model, container: container) }
    try screen.button("Change").tap()
    expect(screen, ["after", "view 0"])
    screen.advance(by: .milliseconds(500))
    expect(screen, ["after", "view 50"])
    try screen.advanceToRest()
    expect(screen, ["after", "view 100"])
  }
}

import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Views inside each other, thousands of levels deep: they work, or the app's author is told what is wrong.
@MainActor struct StackGuardTests {
  @Observable @MainActor final class Model {
    var depth: Int
    var title = "leaf"
    init(depth: Int) { self.depth = depth }
  }

  /// A view that contains itself. Each level depends on the title, so that a new one goes through all of them.
  struct Folder: View {
    let depth: Int
    let title: String
    var body: some View {
      if depth > 0 { VStack { Folder(depth: depth - 1, title: title) } } else { Text(title) }
    }
  }

  /// A view that contains itself without any widget on the way, and gets deeper by itself.
  struct Chain: View {
    let model: Model
    var level = 1
    var body: some View { if level < model.depth { Chain(model: model, level: level + 1) } else { Text(model.title) } }
  }

  struct Root: View {
    let model: Model
    var body: some View { Folder(depth: model.depth, title: model.title) }
  }

  @Test func `A thousand levels are made, changed and taken away again`() throws {
    let model = Model(depth: 1_000)
    let screen = Screen { Root(model: model) }
    #expect(screen.texts == ["leaf"])
    model.title = "other"
    #expect(screen.texts == ["other"])
    model.depth = 2
    #expect(screen.texts == ["other"])
    model.depth = 1_000
    #expect(screen.texts == ["other"])
    try screen.closeWindow()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  private func expectMessage(_ result: ExitTest.Result?, naming view: String) throws {
    let result = try #require(result)
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains("Oriel: views are nested too deeply for the stack: "))
    #expect(output.contains(" levels, at \(view), which is "), "\(output.prefix(2_000))")
  }

  @Test func `More than the stack holds end the app with the name of the view`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Root(model: Model(depth: 1_000_000)) } }
    }
    try expectMessage(result, naming: "Folder")
  }

  @Test func `Without widgets in between it is the same`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { Chain(model: Model(depth: 1_000_000)) } }
    }
    try expectMessage(result, naming: "Chain")
  }

  @Test func `Views whose type is erased are counted as well`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var view = AnyView(Text("x"))
        for _ in 0..<100_000 { view = AnyView(view.padding()) }
        _ = Screen { view }
      }
    }
    try expectMessage(result, naming: "AnyView")
  }

  // What was made little by little can be deeper than what can be made at once.
  @Test func `A tree that was made step by step and is updated at once has a message, too`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let model = Model(depth: 100)
        let screen = Screen { Root(model: model) }
        StackGuard.limit = 128 << 10
        model.title = "other"
        _ = screen.texts
      }
    }
    try expectMessage(result, naming: "Folder")
  }

  @Test func `A tree that was made step by step and is taken away at once has a message, too`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen { Root(model: Model(depth: 1_000)) }
        StackGuard.limit = 128 << 10
        screen.window.close()
      }
    }
    try expectMessage(result, naming: "Folder")
  }

  @Test func `A chain without widgets that was made step by step works, or has a message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let model = Model(depth: 1)
        let screen = Screen {
          Chain(model: model)
          Text("end")
        }
        for _ in 0..<1_000 {
          model.depth += 200
          _ = screen.title
        }
      }
    }
    try expectMessage(result, naming: "Chain")
  }
}

import Foundation
import Testing

@testable import OrielCore

@MainActor @Suite struct SceneStorageTests {
  let tree = StorageTree()
  let trace = StorageTrace()

  struct Tab: View {
    let name: String
    let trace: StorageTrace
    @SceneStorage("tab") var tab = 0
    @SceneStorage("title") var title: String?

    init(_ name: String, _ trace: StorageTrace) {
      self.name = name
      self.trace = trace
    }

    var body: some View {
      trace.counts[name] = $tab
      trace.lines.append("\(name) \(tab)")
      return Text("\(tab)")
    }
  }

  private func values(_ id: String, _ file: KeyValueStore) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.sceneStorage = SceneStorageStore(scene: id, in: file)
    return values
  }

  @Test func `Each window has its own values, and finds them again`() throws {
    let folder = try TemporaryFolder()
    let recorder = StorageRecorder()
    let file = recorder.store(at: folder.settings)
    tree.mount(
      VStack {
        Tab("one", trace)
        Tab("one's second", trace)
      }, values: values("1", file))
    tree.mount(Tab("two", trace), values: values("2", file))
    #expect(trace.take() == ["one 0", "one's second 0", "two 0"])
    trace.counts["one"]?.wrappedValue = 5
    tree.runTurn()
    #expect(trace.take().sorted() == ["one 5", "one's second 5"])
    recorder.runScheduled()
    let next = StorageTree()
    next.mount(Tab("again", trace), values: values("1", recorder.store(at: folder.settings)))
    #expect(trace.take() == ["again 5"])
  }

  @Test func `Without a window the value lives with the view`() throws {
    tree.mount(Tab("one", trace))
    tree.mount(Tab("two", trace))
    trace.counts["one"]?.wrappedValue = 5
    tree.runTurn()
    #expect(trace.take() == ["one 0", "two 0", "one 5"])
    #expect(trace.counts["one"]?.wrappedValue == 5)
  }
}

import Foundation
import OrielCore
import Testing

@testable import OrielTesting

/// Tests don't access the settings of the user.
@MainActor struct StorageIsolationTests {
  private struct Counter: View {
    @AppStorage("isolation.count") private var count = 0
    @SceneStorage("isolation.draft") private var draft = "none"

    var body: some View {
      Text("\(count) \(draft)")
      Button("Add") {
        count += 1
        draft = "begun"
      }
    }
  }

  private struct CounterApp: App {
    var body: some Scene { WindowGroup { Counter() } }
  }

  @Test func `A screen begins with nothing stored, whatever the one before has kept`() throws {
    let first = Screen { Counter() }
    try first.button("Add").tap()
    #expect(first.contains(text: "1 begun"))
    let second = Screen { Counter() }
    #expect(second.contains(text: "0 none"))
  }

  @Test func `An app's windows keep nothing beyond the test`() throws {
    let first = TestApp { CounterApp() }
    try first.screens[0].button("Add").tap()
    #expect(first.screens[0].contains(text: "1 begun"))
    let second = TestApp { CounterApp() }
    #expect(second.screens[0].contains(text: "0 none"))
    #expect(!FileManager.default.fileExists(atPath: StorageFolder.scenesPath))
  }
}

import Foundation
import Oriel

/// A browser of the pictures in a folder.
@main struct ShotsApp: App {
  static let applicationID: String? = "org.oriel.Shots"

  @State private var browser: Browser
  @State private var opensFolder = false

  init() { self.init(Library()) }

  /// - Parameter library: the pictures; another one in tests.
  init(_ library: Library) { _browser = State(initialValue: Browser(library)) }

  var body: some Scene {
    Window("Shots", id: "library") {
      LibraryWindow(browser: browser, opensFolder: $opensFolder)
    }
    .defaultSize(width: 1000, height: 680)
    .commands { ShotsCommands(browser: browser, opensFolder: $opensFolder) }
  }
}

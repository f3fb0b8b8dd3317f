import Foundation
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Recent files and watched ones, as the headless platform has them.
@MainActor struct FileServiceTests {
  private struct Recents: View {
    let platform: HeadlessPlatform

    var body: some View {
      platform.recentFileChanges.recordRead()
      return ForEach(platform.recentFiles, id: \.url) { Text($0.url.lastPathComponent) }
    }
  }

  private let a = URL(filePath: "/a.txt")
  private let b = URL(filePath: "/b.txt")

  @Test func `A view follows the recent files, the newest of which is the first`() {
    let platform = HeadlessPlatform()
    platform.addRecentFile(a, .plainText)
    platform.addRecentFile(b, .plainText)
    platform.addRecentFile(a, .plainText)
    #expect(platform.services.recentFiles?.recentFiles.map(\.url) == [a, b])
    let screen = Screen { Text("x") }
    screen.platform.addRecentFile(a, .plainText)
    let recents = Screen { Recents(platform: screen.platform) }
    #expect(recents.texts == ["a.txt"])
    screen.platform.addRecentFile(b, .plainText)
    #expect(recents.texts == ["b.txt", "a.txt"])
    screen.platform.clearRecentFiles()
    #expect(recents.texts == [])
  }

  @Test func `A watch follows its file until it is stopped or released`() throws {
    let platform = HeadlessPlatform()
    var seen: [FileChange] = []
    var watch = platform.services.fileWatching?.watchFile(a) { seen.append($0) }
    #expect(platform.watchedFiles == [a])
    platform.report(.changed, of: a)
    platform.report(.moved(to: b), of: a)
    platform.report(.replaced, of: a)
    platform.report(.replaced, of: b)
    #expect(seen == [.changed, .moved(to: b), .replaced])
    watch?.stop()
    platform.report(.changed, of: b)
    #expect(seen.count == 3)
    watch = platform.watchFile(a) { seen.append($0) }
    #expect(platform.watchedFiles == [a])
    watch = nil
    #expect(platform.watchedFiles == [])
  }
}

import Oriel

/// What a tour shows, where its pictures go, and what could not be shown.
@MainActor final class TourPlan {
  let folder: URL
  let isDark: Bool
  private(set) var pictureCount = 0
  private var failures: [String] = []

  nonisolated init(folder: String, isDark: Bool) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.isDark = isDark
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// In the dark style a few pages are enough: the style is the same everywhere.
  var pages: [Page] { isDark ? [.welcome, .text, .controls, .state, .alerts, .sheets] : Page.all }

  /// The samples that can be shown at once: there is nothing to move until something has been exported.
  private var present: [Sample] { Sample.all.filter { $0 != .move && $0 != .moveMany } }

  var samples: [Sample] {
    isDark
      ? [.deleteMessage, .login, .allOptions, .formSheet, .detents, .plainPopover, .inspector]
      : present + [.secondAlertNext, .comesBackNext]
  }

  /// Writes a picture into the folder.
  func save(_ picture: Data, as name: String) throws {
    let file = folder.appending(path: isDark ? "\(name)-dark.png" : "\(name).png")
    try picture.write(to: file)
    pictureCount += 1
    report(file.lastPathComponent)
  }

  /// Notes that something could not be shown. The tour goes on.
  func fail(_ subject: String, _ error: any Error) { failures.append("\(subject): \(error)") }

  /// Says how the tour went.
  ///
  /// - Throws: `TourError.incomplete` if something could not be shown.
  func finish() throws {
    guard failures.isEmpty else { throw TourError.incomplete(failures) }
    report("\(pictureCount) pictures in \(folder.path)")
  }

  /// Writes a line at once, also where standard output is no terminal.
  private func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

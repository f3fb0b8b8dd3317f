import Oriel

/// The steps of a tour, the folder of its pictures, and its failures.
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

  /// A few pages are sufficient for the dark style, which is the same everywhere.
  var pages: [Page] { isDark ? [.welcome, .text, .controls, .state, .alerts, .sheets] : Page.all }

  /// The samples that can be presented immediately: nothing can be moved before it has been exported.
  private var present: [Sample] { Sample.all.filter { $0 != .move && $0 != .moveMany } }

  var samples: [Sample] {
    isDark
      ? [.deleteMessage, .login, .allOptions, .formSheet, .detents, .plainPopover, .inspector]
      : present + [.secondAlertNext, .comesBackNext]
  }

  /// Writes a picture to the folder.
  func save(_ picture: Data, as name: String) throws {
    let file = folder.appending(path: isDark ? "\(name)-dark.png" : "\(name).png")
    try picture.write(to: file)
    pictureCount += 1
    report(file.lastPathComponent)
  }

  /// Records a failure. The tour continues.
  func fail(_ subject: String, _ error: any Error) { failures.append("\(subject): \(error)") }

  /// Reports the result of the tour.
  ///
  /// - Throws: `TourError.incomplete` if a step has failed.
  func finish() throws {
    guard failures.isEmpty else { throw TourError.incomplete(failures) }
    report("\(pictureCount) pictures in \(folder.path)")
  }

  /// Writes a line without buffering, even if standard output isn't a terminal.
  private func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

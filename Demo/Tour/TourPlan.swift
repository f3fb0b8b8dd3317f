import Oriel

/// The steps of a tour, the folder of its pictures, and its failures.
@MainActor final class TourPlan {
  let folder: URL
  let variant: TourVariant
  private(set) var pictureCount = 0
  private var failures: [String] = []

  nonisolated init(folder: String, variant: TourVariant) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.variant = variant
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// A few pages are sufficient for the dark style, which is the same everywhere.
  var pages: [Page] { variant == .dark ? [.welcome, .text, .controls, .state, .alerts, .sheets] : Page.all }

  /// The samples that can be presented immediately: nothing can be moved before it has been exported.
  private var present: [Sample] { Sample.all.filter { $0 != .move && $0 != .moveMany } }

  var samples: [Sample] {
    variant == .standard
      ? present + [.secondAlertNext, .comesBackNext]
      : [.deleteMessage, .login, .allOptions, .formSheet, .detents, .plainPopover, .inspector]
  }

  /// Writes a picture to the folder.
  func save(_ picture: Data, as name: String) throws {
    let file = folder.appending(path: "\(name)\(variant.suffix).png")
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

import Oriel

/// Something to do.
struct Plan: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
}

/// The plans of the user, in a file.
@MainActor @Observable final class Plans {
  var all: [Plan] { didSet { save() } }

  /// The file in which the plans are kept; nil to keep them in memory, for tests and previews.
  private let file: URL?

  init(file: URL? = nil, _ titles: [String] = []) {
    self.file = file
    let saved = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([Plan].self, from: $0) }
    all = saved ?? titles.map { Plan(title: $0) }
  }

  /// The number of plans that aren't done.
  var openCount: Int { all.count { !$0.isDone } }

  func add(_ title: String) { all.append(Plan(title: title)) }

  private func save() {
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(all).write(to: file, options: .atomic)
    } catch {
      print("The plans can't be saved: \(error.localizedDescription)")
    }
  }
}

extension URL {
  /// The file of the app's plans, where programs keep their data.
  static var plans: URL {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
    let folder = data ?? URL.homeDirectory.appending(path: ".local/share")
    return folder.appending(path: "org.example.Starter/plans.json")
  }
}

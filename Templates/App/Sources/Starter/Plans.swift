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
    var (file, saved) = (file, [Plan]?.none)
    if let url = file, FileManager.default.fileExists(atPath: url.path) {
      do {
        saved = try JSONDecoder().decode([Plan].self, from: Data(contentsOf: url))
      } catch {
        print("The plans in \(url.path) can't be read: \(error)")
        // The next change would overwrite them. What can't be renamed isn't written to.
        if !Self.setAside(url) { file = nil }
      }
    }
    self.file = file
    all = saved ?? titles.map { Plan(title: $0) }
  }

  /// Renames a file to `plans.json.bak`, or `plans.json.bak2` and so on if there is one. Returns whether it could.
  private static func setAside(_ file: URL) -> Bool {
    let names = (1...99).map { file.path + ($0 == 1 ? ".bak" : ".bak\($0)") }
    guard let name = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else { return false }
    do {
      try FileManager.default.moveItem(atPath: file.path, toPath: name)
      print("They are kept in \(name).")
      return true
    } catch {
      print("They can't be renamed, so new plans aren't saved: \(error)")
      return false
    }
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

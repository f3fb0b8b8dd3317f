import Foundation

/// A shared MIME database for a test. GIO reads one once, so each but the machine's own has a process of its own, which
/// runs the same tests.
enum MIMEDatabase: String, CaseIterable {
  /// Whatever is installed. `Scripts/setup` sees to it that there is one.
  case machine
  /// As shared-mime-info 2.2 has it: each extension means one type.
  case old
  /// As shared-mime-info 2.4 has it: `*.png` also means animated images, with less weight.
  case weighted
  /// The same in `mime.cache`, the form that an installed database has.
  case compiled
  /// None at all.
  case none

  private static let variable = "ORIEL_TEST_MIME_DATABASE"

  /// The one that this process has.
  static let current = ProcessInfo.processInfo.environment[variable].flatMap(MIMEDatabase.init) ?? .machine

  /// What the tests of a class print in a process that has this database, and no other.
  func output(ofTestsIn testClass: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(component: "oriel-mime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = folder.appending(path: "mime/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file)
    }
    let process = Process()
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: own)
    process.arguments = [testClass]
    let changes = [Self.variable: rawValue, "XDG_DATA_DIRS": folder.path, "XDG_DATA_HOME": "\(folder.path)/home"]
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private var files: [String: Data] {
    switch self {
    case .old: Self.texts.mapValues { Data($0.utf8) }
    case .weighted: Self.texts.merging(Self.animated) { $0 + $1 }.mapValues { Data($0.utf8) }
    case .compiled:
      Self.texts.merging(Self.animated) { $0 + $1 }.filter { $0.key.hasSuffix(".xml") }
        .mapValues { Data($0.utf8) }.merging(["mime.cache": Self.cache]) { $1 }
    case .none, .machine: [:]
    }
  }

  private static let texts = [
    "globs2": """
    50:application/x-compressed-tar:*.tar.gz
    50:image/png:*.png
    50:text/markdown:*.md
    50:application/gzip:*.gz
    50:text/markdown:*.markdown
    50:text/plain:*.txt

    """,
    "aliases": "text/x-markdown text/markdown\n",
    "subclasses": "application/x-compressed-tar application/gzip\ntext/markdown text/plain\n",
    "magic": "MIME-Magic\0\n[50:image/png]\n>1=\0\u{3}PNG\n",
    "text/plain.xml": xml("text/plain", "plain text document", ["*.txt"]),
    "text/markdown.xml": xml("text/markdown", "Markdown document", ["*.md", "*.markdown"], parent: "text/plain"),
    "application/gzip.xml": xml("application/gzip", "Gzip archive", ["*.gz"]),
    "application/x-compressed-tar.xml": xml(
      "application/x-compressed-tar", "Tar archive (gzip-compressed)", ["*.tar.gz"], parent: "application/gzip"),
    "image/png.xml": xml("image/png", "PNG image", ["*.png"]),
  ]

  /// What the newer one has besides.
  private static let animated = [
    "globs2": "50:image/apng:*.apng\n40:image/apng:*.png\n",
    "subclasses": "image/apng image/png\n",
    "image/apng.xml": xml("image/apng", "Animated PNG image", ["*.apng", "*.png"], parent: "image/png"),
  ]

  private static func xml(_ type: String, _ comment: String, _ globs: [String], parent: String? = nil) -> String {
    let space = "http://www.freedesktop.org/standards/shared-mime-info"
    let patterns = globs.map { "<glob pattern=\"\($0)\"/>" }.joined()
    let parents = parent.map { "<sub-class-of type=\"\($0)\"/>" } ?? ""
    return """
      <mime-type xmlns="\(space)" type="\(type)"><comment>\(comment)</comment>\(parents)\(patterns)</mime-type>

      """
  }

  /// What `update-mime-database` makes of these types.
  private static let cache =
    Data(
      base64Encoded: """
        AAEAAgAAAKQAAACwAAAA5AAAAOgAAAMAAAADBAAAA6QAAAOoAAADrAAAA7B0ZXh0L3BsYWluAAB0ZXh0L3gtbWFya2Rvd24AYXBwbGljYXRpb24v
        eC1jb21wcmVzc2VkLXRhcgAAAABpbWFnZS9hcG5nAAB0ZXh0L21hcmtkb3duAAAAYXBwbGljYXRpb24vZ3ppcAAAAABpbWFnZS9wbmcAAAAAAAAB
        AAAAOAAAAHQAAAADAAAASAAAAMwAAABoAAAA1AAAAHQAAADcAAAAAQAAAIQAAAABAAAAmAAAAAEAAAAsAAAAAAAAAAUAAADwAAAAZAAAAAIAAAEs
        AAAAZwAAAAEAAAFEAAAAbgAAAAEAAAFQAAAAdAAAAAEAAAFcAAAAegAAAAEAAAFoAAAAawAAAAEAAAF0AAAAbQAAAAEAAAGAAAAAbgAAAAEAAAGM
        AAAAdwAAAAEAAAGYAAAAeAAAAAEAAAGkAAAAZwAAAAIAAAGwAAAAbQAAAAEAAAHIAAAALgAAAAEAAAHUAAAAcAAAAAIAAAHgAAAAbwAAAAEAAAH4
        AAAAdAAAAAEAAAIEAAAALgAAAAIAAAIQAAAAdAAAAAEAAAIoAAAALgAAAAEAAAI0AAAAAAAAAHQAAAAyAAAALgAAAAIAAAJAAAAAYQAAAAEAAAJY
        AAAAZAAAAAEAAAJkAAAALgAAAAEAAAJwAAAAAAAAAIQAAAAyAAAAcgAAAAEAAAJ8AAAALgAAAAEAAAKIAAAAAAAAAHQAAAAyAAAAAAAAAJgAAAAy
        AAAAAAAAAGgAAAAoAAAALgAAAAEAAAKUAAAAawAAAAEAAAKgAAAAAAAAACwAAAAyAAAAYQAAAAEAAAKsAAAAAAAAAEgAAAAyAAAAAAAAAGgAAAAy
        AAAAcgAAAAEAAAK4AAAAdAAAAAEAAALEAAAAYQAAAAEAAALQAAAALgAAAAEAAALcAAAAbQAAAAEAAALoAAAAAAAAAEgAAAAyAAAALgAAAAEAAAL0
        AAAAAAAAAHQAAAAyAAAAAAAAAAIAAAAqAAADEAAAADwAAABoAAAAAQAAAzAAAAAyAAAAmAAAAAEAAANwAAAAAAAAAAEAAAABAAAACAAAA5AAAAAA
        AAAAAQAAA1AAAAAlAAAAAQAAAAEAAAAEAAADmAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAQAAAAgAAAOcAAAAAAAAAAAAAAAAiVBORw0KGgphY1RM
        iVBORw0KGgoAAAAAAAAAAAAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        """, options: .ignoreUnknownCharacters) ?? Data()
}

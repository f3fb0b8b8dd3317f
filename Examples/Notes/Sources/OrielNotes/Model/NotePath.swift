import Oriel

/// Where the file of a note is in the library's folder: `Garden/Seeds.md`, or `.trash/Garden/Seeds.md`.
nonisolated struct NotePath: Hashable, Sendable, RawRepresentable {
  static let trashName = ".trash"
  static let fileExtension = "md"

  /// The folder; nil for the library's own.
  var folder: String?
  var title: String
  var isInTrash = false

  init(folder: String? = nil, title: String, isInTrash: Bool = false) {
    self.folder = folder
    self.title = title
    self.isInTrash = isInTrash
  }

  init?(rawValue: String) {
    var parts = rawValue.split(separator: "/")
    guard let name = parts.popLast(), name.hasSuffix(".\(Self.fileExtension)") else { return nil }
    title = String(name.dropLast(Self.fileExtension.count + 1))
    if parts.first == Self.trashName[...] {
      isInTrash = true
      parts.removeFirst()
    }
    guard parts.count < 2 else { return nil }
    folder = parts.first.map(String.init)
  }

  var rawValue: String {
    ([isInTrash ? Self.trashName : nil, folder, "\(title).\(Self.fileExtension)"].compactMap { $0 }).joined(
      separator: "/")
  }

  /// The name of a file or a folder for what the user has typed; nil if nothing is left of it.
  static func name(_ text: String) -> String? {
    let text = text.replacing("/", with: "∕").trimmingCharacters(in: .whitespacesAndNewlines)
    var name = text.drop { $0 == "." }.prefix(120)
    // File systems allow 255 bytes, of which a number and the extension need some.
    while name.utf8.count > 240 { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }
}

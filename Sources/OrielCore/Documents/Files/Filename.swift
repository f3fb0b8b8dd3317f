import FoundationEssentials

/// The names of files: which are possible, and how others are made so.
enum Filename {
  /// The longest name that Linux has, in bytes.
  static let maximumLength = 255

  /// Whether a file in a folder can have this name. Whether it fits, only the disk knows.
  static func isPossible(_ name: [UInt8]) -> Bool {
    let dot = UInt8(ascii: ".")
    return !name.isEmpty && name != [dot] && name != [dot, dot] && !name.contains(0)
      && !name.contains(UInt8(ascii: "/"))
  }

  /// A name for a file that a document or item suggests: on one line, without slashes, not hidden, never empty.
  static func suggested(_ text: String?, otherwise fallback: String) -> String {
    var name = ""
    for scalar in (text ?? "").unicodeScalars {
      if scalar == "/" {
        name += "-"
      } else if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .lineSeparator {
        name += " "
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    name = name.trimmingSpaces()
    while name.hasPrefix(".") { name.removeFirst() }
    name = name.trimmingSpaces()
    return name.isEmpty ? fallback : name
  }

  /// The name with the type's extension, and a number if it isn't the first: `Notes.txt`, `Notes 2.txt`. What is too
  /// long loses its end, never its extension.
  static func numbered(_ name: String, _ number: Int, type: UTType) -> String {
    let type = type.namingType
    let full = type.filename(for: name)
    let ending = extensionWithDot(of: full, type: type)
    let tail = (number > 1 ? " \(number)" : "") + ending
    var base = String(full.dropLast(ending.count))
    while base.utf8.count + tail.utf8.count > maximumLength, !base.isEmpty { base.removeLast() }
    return base + tail
  }

  /// The name before its extension, and the extension with its dot.
  static func split(_ name: String) -> (base: String, ending: String) {
    let ending = extensionWithDot(of: name, type: UTType(filename: name, conformingTo: .item) ?? .data)
    return (String(name.dropLast(ending.count)), ending)
  }

  /// The part of the name that says its type: `.tar.gz`. Empty if there is none.
  private static func extensionWithDot(of name: String, type: UTType) -> String {
    let lowered = name.lowercased()
    let endings = type.tags[.filenameExtension] ?? []
    for ending in endings.sorted(by: { $0.count > $1.count }) where lowered.hasSuffix(".\(ending)") {
      return String(name.suffix(ending.count + 1))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    let ending = name[dot...]
    // "Dr. Who and the rest" has no extension.
    return ending.count > 1 && ending.count <= 12 && !ending.contains(where: { $0 == " " }) ? String(ending) : ""
  }
}

import FoundationEssentials

/// Checks file names and derives valid ones.
enum Filename {
  /// The maximum length of a file name on Linux, in bytes.
  static let maximumLength = 255

  /// Whether a file can have this name. The file system may have a lower maximum length.
  static func isPossible(_ name: [UInt8]) -> Bool {
    let dot = UInt8(ascii: ".")
    return !name.isEmpty && name != [dot] && name != [dot, dot] && !name.contains(0)
      && !name.contains(UInt8(ascii: "/"))
  }

  /// A valid file name for a suggestion: a single line without slashes that isn't hidden or empty.
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

  /// The name with the type's extension, and a number greater than 1: `Notes.txt`, `Notes 2.txt`. A name that is too
  /// long is truncated before the extension.
  static func numbered(_ name: String, _ number: Int, type: UTType) -> String {
    let type = type.namingType
    let full = type.filename(for: name)
    let ending = extensionWithDot(of: full, type: type)
    let tail = (number > 1 ? " \(number)" : "") + ending
    var base = String(full.dropLast(ending.count))
    while base.utf8.count + tail.utf8.count > maximumLength, !base.isEmpty { base.removeLast() }
    return base + tail
  }

  /// Splits a name into its base and its extension with the dot.
  static func split(_ name: String) -> (base: String, ending: String) {
    let ending = extensionWithDot(of: name, type: UTType(filename: name, conformingTo: .item) ?? .data)
    return (String(name.dropLast(ending.count)), ending)
  }

  /// The extension of the name with its dot, such as `.tar.gz`; empty if there is none.
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

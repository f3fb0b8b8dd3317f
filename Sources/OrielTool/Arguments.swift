import Foundation

/// The words after a command: options with `--`, and others.
struct Arguments {
  private var words: [String]

  init(_ words: [String]) { self.words = words }

  /// Whether an option without a value is there, which it removes.
  mutating func flag(_ name: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == "--\(name)" }
    return words.count < count
  }

  /// The value of an option, `--name value` or `--name=value`, which it removes; nil if it isn't there.
  mutating func option(_ name: String) throws -> String? {
    var value: String?
    while let index = words.firstIndex(where: { $0 == "--\(name)" || $0.hasPrefix("--\(name)=") }) {
      let word = words.remove(at: index)
      if word.contains("=") {
        value = String(word.dropFirst(name.count + 3))
      } else {
        guard index < words.count, !words[index].hasPrefix("--") else {
          throw Failure("--\(name) needs a value", status: 2)
        }
        value = words.remove(at: index)
      }
    }
    return value
  }

  /// The next word that is no option, which it removes; nil if there is none.
  mutating func word() -> String? {
    words.firstIndex { !$0.hasPrefix("-") }.map { words.remove(at: $0) }
  }

  /// Throws if a word is left.
  func finish() throws {
    if let word = words.first { throw Failure("\(word) isn't known here; see swift package oriel --help", status: 2) }
  }
}

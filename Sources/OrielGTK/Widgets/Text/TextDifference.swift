/// The part in which a text differs from another one. Positions count Unicode scalars.
struct TextDifference {
  /// The part of the old text.
  let removed: Range<Int>
  /// The part of the new text.
  let inserted: String

  init(_ old: String, _ new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    var (prefix, suffix) = (0, 0)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    removed = prefix..<old.count - suffix
    inserted = String(String.UnicodeScalarView(new[prefix..<new.count - suffix]))
  }
}

/// Where the highlighting of matches changes when a text is edited or searched again.
package struct MatchChange: Equatable {
  /// The part of the new text whose highlighting is outdated, in UTF-8. The rest has moved with its characters.
  package let part: Range<Int>
  /// The matches in this part.
  package let matches: ArraySlice<Range<Int>>

  /// - Parameter isIntact: whether a match is still highlighted. One isn't if the edit has replaced it by the same text.
  package init(from old: EditorFind, to new: EditorFind, isIntact: (Range<Int>) -> Bool) {
    let (former, found) = (old.matches, new.matches)
    let edit = UnknownEdit(from: old.text, to: new.text)
    let most = min(former.count, found.count)
    var first = 0
    while first < most, former[first] == found[first], found[first].upperBound <= edit.start { first += 1 }
    var last = 0
    while last < most - first {
      let (before, after) = (former[former.count - 1 - last], found[found.count - 1 - last])
      let moved = before.lowerBound + edit.growth..<before.upperBound + edit.growth
      guard moved == after, after.lowerBound >= edit.end else { break }
      last += 1
    }
    while first > 0, !isIntact(found[first - 1]) { first -= 1 }
    while last > 0, !isIntact(found[found.count - last]) { last -= 1 }
    let end = found.count - last
    matches = found[first..<end]
    let start = first == 0 ? 0 : found[first - 1].upperBound
    part = start..<(last == 0 ? max(start, new.text.utf8.count) : found[end].lowerBound)
  }
}

/// An edit of which only the texts before and after it are known. Positions are in UTF-8.
private struct UnknownEdit {
  /// Nothing has changed before this place,
  let start: Int
  /// nor behind this place in the new text.
  let end: Int
  /// How far the text behind the edit has moved.
  let growth: Int

  init(from old: String, to new: String) {
    let (prefix, suffix, counts) = old.withUTF8Bytes { old in
      new.withUTF8Bytes { new in
        let shorter = min(old.count, new.count)
        var (prefix, suffix) = (0, 0)
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        while suffix < shorter, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        return (prefix, suffix, (old.count, new.count))
      }
    }
    growth = counts.1 - counts.0
    if prefix == counts.0, prefix == counts.1 {
      (start, end) = (prefix, 0)
    } else {
      // A letter among equal ones may have been inserted or deleted at any of them.
      let shorter = min(counts.0, counts.1)
      start = min(prefix, shorter - suffix)
      end = counts.1 - (shorter - max(prefix, shorter - suffix))
    }
  }
}

import OrielCore

extension String {
  /// The text as GTK can show it: without zeros, at the first of which a text of C ends.
  ///
  /// What is shown or read aloud goes through this, whatever shows it. It is the text itself where there are none.
  var forGTK: String {
    guard containsZero else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 }))
  }

  /// The text as the name of something, which shortened would be the name of something else; nil if it contains a zero.
  var nameForGTK: String? { containsZero ? nil : self }

  /// Where a part of this text, given in UTF-8 offsets, is in ``forGTK``.
  func rangeForGTK(_ range: Range<Int>) -> Range<Int> {
    guard containsZero else { return range }
    let zeros = utf8.enumerated().filter { $0.element == 0 }.map(\.offset)
    func moved(_ offset: Int) -> Int { offset - zeros.count { $0 < offset } }
    return moved(range.lowerBound)..<moved(range.upperBound)
  }
}

extension [String] {
  /// Calls `body` with the strings as C has them, a null pointer behind the last.
  func withCStrings(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) {
    func call(_ rest: ArraySlice<String>, _ pointers: [UnsafePointer<CChar>?]) {
      guard let first = rest.first else {
        return (pointers + [nil]).withUnsafeBufferPointer { $0.baseAddress.map(body) } ?? ()
      }
      first.withCString { call(rest.dropFirst(), pointers + [$0]) }
    }
    call(self[...], [])
  }
}

import OrielCore

extension String {
  /// The text without NUL characters, at the first of which a C string ends.
  ///
  /// All displayed or spoken text is passed to GTK through this property. It is the text itself if there are none.
  var forGTK: String {
    guard containsZero else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 }))
  }

  /// The text as an identifying name, which must not be truncated; nil if it contains a NUL character.
  var nameForGTK: String? { containsZero ? nil : self }

  /// The ranges in ``forGTK`` of ranges of this text, which are in order, in UTF-8 offsets.
  func rangesForGTK(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard !ranges.isEmpty, containsZero else { return ranges }
    let zeros = utf8.enumerated().filter { $0.element == 0 }.map(\.offset)
    var passed = 0
    func moved(_ offset: Int) -> Int {
      while passed < zeros.count, zeros[passed] < offset { passed += 1 }
      return offset - passed
    }
    return ranges.map { range in
      let start = moved(range.lowerBound)
      return start..<moved(range.upperBound)
    }
  }

  /// The range in ``forGTK`` of a range of this text, in UTF-8 offsets.
  func rangeForGTK(_ range: Range<Int>) -> Range<Int> {
    rangesForGTK([range])[0]
  }
}

extension [String] {
  /// Calls `body` with a null-terminated array of the strings.
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

extension String {
  /// The text as GTK can show it: C's strings end at the first zero.
  var forGTK: String { utf8.contains(0) ? filter { $0 != "\0" } : self }
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

/// A digest with which changes of a file's content are detected. It is valid within the process only.
struct FileDigest {
  private var hasher = Hasher()

  mutating func add(_ block: UnsafeRawBufferPointer) { hasher.combine(bytes: block) }

  /// The digest. Equal contents that are read in blocks of the same size have equal digests.
  var value: Int {
    // A hasher can be finalized only once.
    let copy = hasher
    return copy.finalize()
  }
}

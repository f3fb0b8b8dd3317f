@_spi(Reflection) import Swift

extension ForEach {
  /// The identities of the elements, in order.
  ///
  /// If the identity is a stored property of elements in contiguous memory, it is read directly: a key path or a
  /// closure takes ten to fifty times as long.
  func readIDs() -> [ID] {
    if let range = data as? Range<Int>, let ids = Array(range) as? [ID] { return ids }
    if Data.Element.self == ID.self, Self.isElementID(idPath), let ids = Array(data) as? [ID] { return ids }
    if let offset = idOffset {
      let ids = data.withContiguousStorageIfAvailable { elements in Self.copyIDs(of: elements, at: offset) }
      if let ids { return ids }
    }
    var ids: [ID] = []
    for element in data { ids.append(identity(element)) }
    return ids
  }

  /// The identities of the elements; nil if they equal `old`, which is found without a copy where possible.
  func readIDs(unlessEqualTo old: [ID]) -> [ID]? {
    if let offset = idOffset,
      let areSame = data.withContiguousStorageIfAvailable({ Self.areIDs(of: $0, at: offset, equalTo: old) }), areSame
    {
      return nil
    }
    return readIDs()
  }

  private static func areIDs(of elements: UnsafeBufferPointer<Data.Element>, at offset: Int, equalTo old: [ID]) -> Bool
  {
    guard elements.count == old.count else { return false }
    guard let base = UnsafeRawPointer(elements.baseAddress) else { return true }
    let (start, stride) = (base + offset, MemoryLayout<Data.Element>.stride)
    return old.withUnsafeBufferPointer { old in
      // A comparison of words takes a tenth of the time of one by the type's conformance.
      if _isPOD(ID.self), MemoryLayout<ID>.size == 8, MemoryLayout<ID>.alignment == 8, let known = old.baseAddress {
        if areWordsEqual(start, stride: stride, UnsafeRawPointer(known), count: old.count) { return true }
      }
      return old.indices.allSatisfy { (start + $0 * stride).assumingMemoryBound(to: ID.self).pointee == old[$0] }
    }
  }

  private static func isElementID(_ path: KeyPath<Data.Element, ID>?) -> Bool {
    guard let path else { return false }
    return path as AnyKeyPath == \Data.Element.self as AnyKeyPath
  }

  /// The offset of the identity in an element; nil if it may be computed.
  private var idOffset: Int? {
    guard MetadataKind(of: Data.Element.self) == .struct else { return nil }
    if let idPath { return MemoryLayout<Data.Element>.offset(of: idPath) }
    guard isIdentifiable else { return nil }
    var found: Int?
    // The only property with this name is the requirement of `Identifiable`.
    _ = _forEachField(of: Data.Element.self) { name, offset, type, _ in
      guard type == ID.self, String(cString: name) == "id" else { return true }
      found = offset
      return false
    }
    return found
  }

  private static func copyIDs(of elements: UnsafeBufferPointer<Data.Element>, at offset: Int) -> [ID] {
    guard let base = UnsafeRawPointer(elements.baseAddress) else { return [] }
    let stride = MemoryLayout<Data.Element>.stride
    return [ID](unsafeUninitializedCapacity: elements.count) { ids, count in
      for index in 0..<elements.count {
        let id = (base + offset + index * stride).assumingMemoryBound(to: ID.self)
        ids.initializeElement(at: index, to: id.pointee)
      }
      count = elements.count
    }
  }

  /// Whether both collections have the same storage, and therefore the same elements. The storage of the other one must
  /// be retained.
  func sharesStorage(with other: Self) -> Bool {
    if let range = data as? Range<Int>, let otherRange = other.data as? Range<Int> { return range == otherRange }
    guard Data.self is any ElementStorage.Type else { return false }
    let result = data.withContiguousStorageIfAvailable { new in
      other.data.withContiguousStorageIfAvailable { old in
        new.count == old.count && (new.count == 0 || new.baseAddress == old.baseAddress)
      }
    }
    return result.flatMap { $0 } ?? false
  }

  /// The element at an offset.
  func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
}

/// Whether words at a distance of `stride` equal consecutive ones. Not generic, so that it is compiled for words.
private func areWordsEqual(_ words: UnsafeRawPointer, stride: Int, _ known: UnsafeRawPointer, count: Int) -> Bool {
  var (word, index) = (words, 0)
  while index < count {
    if word.load(as: UInt64.self) != known.load(fromByteOffset: index &* 8, as: UInt64.self) { return false }
    word += stride
    index &+= 1
  }
  return true
}

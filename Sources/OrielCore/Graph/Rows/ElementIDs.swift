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
      let ids = data.withContiguousStorageIfAvailable { IDColumn<ID>($0, at: offset).copy() }
      if let ids { return ids }
    }
    var ids: [ID] = []
    for element in data { ids.append(identity(element)) }
    return ids
  }

  /// The identities of the elements, compared with those before. A few that differ at one place are found without a
  /// copy of the others, if the identity is a stored property of elements in contiguous memory.
  func readIDs(after old: [ID]) -> IDReading<ID> {
    let found = idOffset.flatMap { offset in
      data.withContiguousStorageIfAvailable { IDColumn($0, at: offset).reading(after: old) } ?? nil
    }
    return found ?? .all(readIDs())
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

import CGtk

/// The types of the program that conform to a protocol, according to the metadata for the runtime.
///
/// The section `swift5_protocol_conformances` holds a relative pointer to each conformance; layouts are those of
/// Swift's ABI (`ProtocolConformanceDescriptor` and `TypeContextDescriptor` in its `Metadata.h`).
enum ConformanceList {
  /// The types that conform to a protocol, except generic ones.
  ///
  /// - Parameter type: the protocol as a type, such as `(any PreviewRegistry).self`.
  static func types(conformingTo type: Any.Type) -> [Any.Type] {
    guard let start = oriel_conformances_start(), let wanted = descriptor(ofProtocol: type) else { return [] }
    let count = oriel_conformances_size() / MemoryLayout<Int32>.size
    return (0..<count).compactMap { index in
      let conformance = target(of: start + index * MemoryLayout<Int32>.size)
      guard target(ofIndirectable: conformance) == wanted else { return nil }
      return conformingType(of: conformance)
    }
  }

  /// The protocol's descriptor, which the metadata of its existential type points to.
  private static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The kind, the flags, the number of protocols, then the protocols.
    let countOffset = MemoryLayout<UInt>.size + MemoryLayout<UInt32>.size
    guard metadata.load(fromByteOffset: countOffset, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: countOffset + MemoryLayout<UInt32>.size, as: UnsafeRawPointer.self)
  }

  private static func conformingType(of conformance: UnsafeRawPointer) -> Any.Type? {
    let typeField = conformance + 4
    let flags = (conformance + 12).load(as: UInt32.self)
    let descriptor: UnsafeRawPointer
    switch flags >> 3 & 7 {
    case 0: descriptor = target(of: typeField)
    case 1: descriptor = target(of: typeField).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let typeFlags = descriptor.load(as: UInt32.self)
    let (kind, isGeneric) = (typeFlags & 0x1f, typeFlags & 0x80 != 0)
    // Classes, structures and enumerations.
    guard 16...18 ~= kind, !isGeneric else { return nil }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer?
    // The function takes the state in which the metadata is wanted, complete being 0, and returns it in the first register.
    let access = unsafeBitCast(target(of: descriptor + 12), to: Access.self)
    return access(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The address that a relative pointer refers to.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.load(as: Int32.self))
  }

  /// The address that a relative pointer refers to, possibly indirectly, which its lowest bit indicates.
  private static func target(ofIndirectable field: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = Int(field.load(as: Int32.self))
    let place = field + (offset & ~1)
    return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
  }
}

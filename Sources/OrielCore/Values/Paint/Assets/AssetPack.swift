import FoundationEssentials

/// The file into which the plugin `Assets` packs the catalogs of a target, in the folder of its resources.
///
/// It begins with `oriel001`, the length of the index in eight bytes, least significant first, and the index in JSON. The
/// pictures and tables follow, and are read when they are needed.
package final class AssetPack: Sendable {
  package static let fileName = "Assets.oriel"
  private static let signature = Array("oriel001".utf8)
  private static let headerLength = 16

  private let folder: ResourceFolder
  /// Where what the index describes begins.
  private let start: Int
  package let index: AssetIndex

  /// Reads the index; nil if the folder has no pack, or one that can't be read.
  init?(in folder: ResourceFolder) {
    guard let header = folder.contents(of: Self.fileName, from: 0, count: Self.headerLength),
      header.starts(with: Self.signature)
    else { return nil }
    let length = header.dropFirst(Self.signature.count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length < 1 << 31, let json = folder.contents(of: Self.fileName, from: Self.headerLength, count: Int(length)),
      let index = try? JSONDecoder().decode(AssetIndex.self, from: Data(json))
    else { return nil }
    self.folder = folder
    self.index = index
    start = Self.headerLength + Int(length)
  }

  /// The bytes of a picture or a table; nil if they can't be read.
  func contents(of slice: AssetIndex.Slice) -> [UInt8]? {
    let (offset, isTooLarge) = start.addingReportingOverflow(slice.offset)
    guard slice.offset >= 0, slice.length >= 0, !isTooLarge else { return nil }
    return folder.contents(of: Self.fileName, from: offset, count: slice.length)
  }

  // MARK: Packs of folders

  private static let lock = Lock()
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) static var known: [ResourceFolder: AssetPack?] = [:]

  /// The packs in a folder, or in those of the app.
  static func packs(in folder: ResourceFolder?) -> [AssetPack] {
    let folders = folder.map { [$0] } ?? ResourceFolder.main
    return lock.withLock {
      folders.compactMap { folder in
        if let pack = known[folder] { return pack }
        let pack = AssetPack(in: folder)
        known[folder] = .some(pack)
        return pack
      }
    }
  }

  /// The first pack in a folder with something. Of the app, also one of its package's other modules, if only one has it.
  static func pack(in folder: ResourceFolder?, where hasIt: (AssetPack) -> Bool) -> AssetPack? {
    if let own = packs(in: folder).first(where: hasIt) { return own }
    guard folder == nil else { return nil }
    let others = ResourceFolder.others.flatMap { packs(in: $0) }.filter(hasIt)
    return others.count == 1 ? others[0] : nil
  }
}

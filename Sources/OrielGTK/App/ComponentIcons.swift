import CGtk
import OrielCore

/// The icons of an application in AppStream's metadata.
///
/// Icons on the network aren't among them, since metadata of others would cause a download.
struct ComponentIcons {
  /// The folders with the icons of catalogs, by AppStream's specification and its older version. An icon is at
  /// `ORIGIN/WIDTHxHEIGHT/NAME` in one of them.
  static let systemFolders = [
    "/var/lib/swcatalog/icons", "/usr/share/swcatalog/icons", "/var/cache/swcatalog/icons",
    "/var/lib/app-info/icons", "/usr/share/app-info/icons", "/var/cache/app-info/icons",
  ]

  /// The size of the largest icon that isn't scaled down to the size of the card, on displays of twice the resolution.
  private static let preferredSize = 128

  /// An icon that may exist as a file.
  private struct Candidate {
    /// The size in pixels.
    let size: Int
    /// The path; that in the folder of the origin if the icon belongs to a catalog.
    let path: String
    let isCached: Bool

    /// The preference over other candidates: the largest size up to the preferred one, then the next larger ones.
    var rank: Int { size <= preferredSize ? preferredSize - size : size }
  }

  private var stock: String?
  private var candidates: [Candidate] = []

  /// Adds the icon of an `icon` element.
  mutating func add(_ name: String, _ attributes: [String: String]) {
    switch attributes["type"] {
    case "stock": stock = stock ?? name
    case "local" where name.hasPrefix("/"): add(name, isCached: false, attributes)
    case "cached" where Self.isFileName(name): add(name, isCached: true, attributes)
    default: break
    }
  }

  private mutating func add(_ name: String, isCached: Bool, _ attributes: [String: String]) {
    let width = attributes["width"].flatMap { Int($0) }
    let height = attributes["height"].flatMap { Int($0) } ?? width
    let scale = attributes["scale"].flatMap { Int($0) } ?? 1
    guard let width, let height else {
      // Old metadata. As in libappstream, the size is 64 unless the icon is in the folder of another one.
      let folders = isCached ? [("128x128/", 128), ("64x64/", 64), ("", 64)] : [("", 64)]
      candidates += folders.map { Candidate(size: $0.1, path: $0.0 + name, isCached: isCached) }
      return
    }
    guard (1...4096).contains(width), (1...4096).contains(height), (1...16).contains(scale) else { return }
    let folder = isCached ? "\(width)x\(height)\(scale > 1 ? "@\(scale)" : "")/" : ""
    candidates.append(Candidate(size: max(width, height) * scale, path: folder + name, isCached: isCached))
  }

  /// The path of the best file that exists, or otherwise the name of the icon in the theme. A theme rarely has the icon
  /// of an application that isn't installed.
  ///
  /// - Parameters:
  ///   - origin: the catalog; nil to search those of all. AppStream's program doesn't print it.
  ///   - folders: the folders with the icons of catalogs.
  func best(origin: String?, in folders: [String]) -> String? {
    var catalogs: [String]?
    for candidate in candidates.sorted(by: { $0.rank < $1.rank }) {
      guard candidate.isCached else {
        if Self.isFile(candidate.path) { return candidate.path }
        continue
      }
      let places = catalogs ?? folders.flatMap { Self.catalogs(in: $0, origin) }
      catalogs = places
      if let found = places.lazy.map({ "\($0)/\(candidate.path)" }).first(where: Self.isFile) { return found }
    }
    return stock
  }

  private static func catalogs(in folder: String, _ origin: String?) -> [String] {
    if let origin { return isFileName(origin) ? ["\(folder)/\(origin)"] : [] }
    guard let list = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(list) }
    var names: [String] = []
    while let name = g_dir_read_name(list) { names.append(String(cString: name)) }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  private static func isFile(_ path: String) -> Bool { g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 }

  /// Whether a text from metadata names a file in a folder, and not one elsewhere.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.containsZero && !name.utf8.contains(UInt8(ascii: "/"))
  }
}

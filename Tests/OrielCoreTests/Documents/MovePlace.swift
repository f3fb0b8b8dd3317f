import Foundation
import Testing

@testable import OrielCore

/// Where files are moved to.
enum MovePlace: String, CaseIterable {
  case sameFileSystem, sameWithoutFlags, sameWithoutLinks, pretendedOther, other

  /// Those that the machine has.
  static let here = allCases.filter { $0 != .other || DocumentFolder.hasOtherFileSystem }
  /// Those of them that are on another file system.
  static let others = here.filter { $0 == .pretendedOther || $0 == .other }

  /// A folder at the place, and the calls with which it is there.
  func target(for source: DocumentFolder) throws -> (folder: DocumentFolder, calls: FileSystemCalls) {
    switch self {
    case .sameFileSystem: return (try DocumentFolder(), .system)
    case .sameWithoutFlags: return (try DocumentFolder(), .withoutRenameFlags())
    case .sameWithoutLinks: return (try DocumentFolder(), .withoutRenameFlags(links: false))
    case .pretendedOther:
      let folder = try DocumentFolder()
      return (folder, .separating(source.path, folder.path))
    case .other: return (try #require(try DocumentFolder.onAnotherFileSystem(than: source)), .system)
    }
  }
}

extension DocumentFolder {
  /// Puts files, folders and links there, with permissions and times of their own.
  func fillForMove() throws {
    try makeFolder("tree/sub")
    try put("one", in: "tree/one.txt")
    try put("two", in: "tree/sub/two.txt")
    try link("tree/link", to: "sub/two.txt")
    try put(String(repeating: "x", count: 3 << 19), in: "big.txt")
    try link("alone", to: "big.txt")
    chmod(url("big.txt").path, 0o640)
    chmod(url("tree/sub").path, 0o755)
    for name in ["big.txt", "tree/one.txt", "tree/sub", "tree"] {
      let time = timeval(tv_sec: 1_000_000_000, tv_usec: 0)
      #expect(utimes(url(name).path, [time, time]) == 0)
    }
  }
}

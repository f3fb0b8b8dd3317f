import Foundation

@testable import OrielCore

/// A disk of two layers, as containers have them, where one can be mounted. Folders of the lower one can't be renamed.
struct LayeredDisk {
  private let base: SmallDisk
  private let lower: DocumentFolder
  /// Where both layers are seen together.
  let path: DiskPath
  /// What was filled, as it is seen there.
  var filled: DiskPath { path.appending(lower.path.name) }

  static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? LayeredDisk(fill: { try $0.makeFolder("a") }) else { return false }
    defer { disk.unmount() }
    let (old, new) = (disk.filled.appending("a").description, disk.filled.appending("b").description)
    return rename(old, new) == -1 && errno == EXDEV
  }()

  /// - Parameter fill: puts files into the lower layer.
  init(fill: (DocumentFolder) throws -> Void) throws {
    base = try SmallDisk(megabytes: 4)
    do {
      for name in ["lower", "upper", "work", "seen"] { try base.folder.makeFolder(name) }
      let (below, above) = (base.folder.url("lower").path, base.folder.url("upper").path)
      lower = try DocumentFolder(in: below)
      try fill(lower)
      path = base.folder.path.appending("seen")
      let layers = "lowerdir=\(below),upperdir=\(above),workdir=\(base.folder.url("work").path)"
      let options = ["-t", "overlay", "-o", layers, "oriel-test", path.description]
      guard SmallDisk.run("mount", options) == 0 else { throw CocoaError(.featureUnsupported) }
    } catch {
      base.unmount()
      throw error
    }
  }

  func unmount() {
    _ = SmallDisk.run("umount", [path.description])
    base.unmount()
  }
}

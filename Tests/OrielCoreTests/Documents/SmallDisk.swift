import Foundation

@testable import OrielCore

/// A file system of a few megabytes, where one can be mounted.
struct SmallDisk {
  let folder: DocumentFolder

  static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(megabytes: 1) else { return false }
    disk.unmount()
    return true
  }()

  init(megabytes: Int) throws {
    folder = try DocumentFolder()
    let options = ["-t", "tmpfs", "-o", "size=\(megabytes)m", "oriel-test", folder.path.description]
    guard Self.run("mount", options) == 0 else { throw CocoaError(.featureUnsupported) }
  }

  /// From now on it can only be read. Returns whether that could be done.
  func lock() -> Bool { Self.run("mount", ["-o", "remount,ro", folder.path.description]) == 0 }

  func unmount() { _ = Self.run("umount", [folder.path.description]) }

  /// Runs a program, and returns its status; -1 where there is none.
  static func run(_ program: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

import Foundation

@testable import OrielCore

/// Counts system calls, and makes one of them fail, or all following ones, as after a power failure.
// Unchecked: guarded by its lock.
final class FaultyCalls: @unchecked Sendable {
  enum Fault {
    case none
    /// The call with this number, the first of which is 1, fails with an error.
    case once(Int, Int32)
    /// All calls from this one on have no effect.
    case from(Int)
    /// Every call of this name fails with an error.
    case every(String, Int32)
    /// Another process does something before the call with this number.
    case meanwhile(Int, @Sendable () -> Void)
  }

  private let lock = NSLock()
  private let fault: Fault
  private var names: [String] = []

  init(_ fault: Fault = .none) { self.fault = fault }

  /// How many calls were made.
  var count: Int { lock.withLock { names.count } }

  /// The name of the call with this number.
  func name(_ number: Int) -> String { lock.withLock { names.indices.contains(number - 1) ? names[number - 1] : "" } }

  private func fails(_ name: String) -> Bool {
    let number = lock.withLock {
      names.append(name)
      return names.count
    }
    if case .meanwhile(number, let body) = fault { body() }
    return lock.withLock {
      switch fault {
      case .none, .meanwhile: return false
      case .once(let number, let code):
        guard names.count == number else { return false }
        errno = code
        return true
      case .from(let number):
        guard names.count >= number else { return false }
        errno = EIO
        return true
      case .every(let failing, let code):
        guard name == failing else { return false }
        errno = code
        return true
      }
    }
  }

  /// The system's calls with the fault among them.
  func calls(over system: FileSystemCalls = .system) -> FileSystemCalls {
    var calls = system
    calls.open = { self.fails("open") ? -1 : system.open($0, $1, $2, $3) }
    calls.close = { file in
      // Even where it fails, the file is closed.
      let isFailing = self.fails("close")
      let code = errno
      let result = system.close(file)
      if isFailing { errno = code }
      return isFailing ? -1 : result
    }
    calls.read = { self.fails("read") ? -1 : system.read($0, $1) }
    calls.write = { self.fails("write") ? -1 : system.write($0, $1) }
    calls.sync = { self.fails("fsync") ? -1 : system.sync($0) }
    calls.writeOut = { self.fails("sync_file_range") ? -1 : system.writeOut($0, $1, $2, $3) }
    calls.forget = { self.fails("fadvise") ? -1 : system.forget($0) }
    calls.skip = { self.fails("lseek") ? -1 : system.skip($0, $1) }
    calls.setSize = { self.fails("ftruncate") ? -1 : system.setSize($0, $1) }
    calls.copyAttributes = { self.fails("fsetxattr") ? -1 : system.copyAttributes($0, $1) }
    calls.statusOfOpen = { self.fails("fstat") ? -1 : system.statusOfOpen($0, &$1) }
    calls.status = { self.fails("stat") ? -1 : system.status($0, &$1) }
    calls.statusOfLink = { self.fails("lstat") ? -1 : system.statusOfLink($0, $1, &$2) }
    calls.access = { self.fails("access") ? -1 : system.access($0, $1) }
    calls.rename = { self.fails("rename") ? -1 : system.rename($0, $1) }
    calls.renameWithFlags = { self.fails("renameat2") ? -1 : system.renameWithFlags($0, $1, $2) }
    calls.link = { self.fails("link") ? -1 : system.link($0, $1) }
    calls.unlink = { self.fails("unlink") ? -1 : system.unlink($0, $1) }
    calls.makeFolder = { self.fails("mkdir") ? -1 : system.makeFolder($0, $1, $2) }
    calls.removeFolder = { self.fails("rmdir") ? -1 : system.removeFolder($0, $1) }
    calls.makeLink = { self.fails("symlink") ? -1 : system.makeLink($0, $1, $2) }
    calls.readLink = { self.fails("readlink") ? -1 : system.readLink($0, $1, $2) }
    calls.list = { self.fails("readdir") ? nil : system.list($0) }
    calls.changeMode = { self.fails("chmod") ? -1 : system.changeMode($0, $1, $2) }
    calls.changeModeOfOpen = { self.fails("fchmod") ? -1 : system.changeModeOfOpen($0, $1) }
    calls.changeOwnerOfOpen = { self.fails("fchown") ? -1 : system.changeOwnerOfOpen($0, $1, $2) }
    calls.changeOwnerOfLink = { self.fails("lchown") ? -1 : system.changeOwnerOfLink($0, $1, $2, $3) }
    calls.changeTimesOfOpen = { self.fails("futimens") ? -1 : system.changeTimesOfOpen($0, $1, $2) }
    calls.changeTimesOfLink = { self.fails("utimensat") ? -1 : system.changeTimesOfLink($0, $1, $2, $3) }
    calls.requireNoWriter = { self.fails("fcntl") ? -1 : system.requireNoWriter($0) }
    return calls
  }
}

extension FileSystemCalls {
  /// A kernel or file system without `renameat2`, and, if wanted, without second names for a file.
  static func withoutRenameFlags(links: Bool = true) -> FileSystemCalls {
    var calls = FileSystemCalls.system
    calls.renameWithFlags = { _, _, _ in
      errno = ENOSYS
      return -1
    }
    if !links {
      calls.link = { _, _ in
        errno = EPERM
        return -1
      }
    }
    return calls
  }

  /// Calls to which this folder is one from the lower layer of an overlay, which can't be renamed.
  func pinning(_ folder: DiskPath) -> FileSystemCalls {
    let system = self
    @Sendable func isPinned(_ path: UnsafePointer<CChar>) -> Bool {
      guard DiskPath(String(cString: path)) == folder else { return false }
      errno = EXDEV
      return true
    }
    var calls = self
    calls.rename = { isPinned($0) ? -1 : system.rename($0, $1) }
    calls.renameWithFlags = { isPinned($0) ? -1 : system.renameWithFlags($0, $1, $2) }
    return calls
  }

  /// Calls to which these two folders are on different file systems.
  static func separating(_ first: DiskPath, _ second: DiskPath) -> FileSystemCalls {
    let system = FileSystemCalls.system
    @Sendable func isInSecond(_ path: UnsafePointer<CChar>) -> Bool {
      let path = DiskPath(String(cString: path))
      return path == second || second.contains(path)
    }
    @Sendable func isCrossing(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Bool {
      guard isInSecond(old) != isInSecond(new) else { return false }
      errno = EXDEV
      return true
    }
    var calls = system
    calls.rename = { isCrossing($0, $1) ? -1 : system.rename($0, $1) }
    calls.renameWithFlags = { isCrossing($0, $1) ? -1 : system.renameWithFlags($0, $1, $2) }
    calls.link = { isCrossing($0, $1) ? -1 : system.link($0, $1) }
    calls.status = { path, status in
      let result = system.status(path, &status)
      if isInSecond(path) { status.st_dev = ~status.st_dev }
      return result
    }
    calls.statusOfLink = { folder, path, status in
      let result = system.statusOfLink(folder, path, &status)
      if second == DiskPath(path, in: folder) || second.contains(DiskPath(path, in: folder)) {
        status.st_dev = ~status.st_dev
      }
      return result
    }
    calls.statusOfOpen = { file, status in
      let result = system.statusOfOpen(file, &status)
      let path = DiskPath(ofOpen: file)
      if second == path || second.contains(path) { status.st_dev = ~status.st_dev }
      return result
    }
    return calls
  }
}

extension DiskPath {
  /// The path of an open file.
  init(ofOpen file: Int32) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(file)", &buffer, buffer.count)
    self.init(bytes: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) })
  }

  /// The path that a system call with a folder means.
  init(_ path: UnsafePointer<CChar>, in folder: Int32) {
    let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path)).map { $0 }
    self = folder == AT_FDCWD ? DiskPath(bytes: bytes) : DiskPath(ofOpen: folder).appending(bytes)
  }
}

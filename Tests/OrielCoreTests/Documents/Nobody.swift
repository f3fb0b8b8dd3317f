import Foundation

@testable import OrielCore

/// Runs code as an unprivileged user, since tests in containers run as root, to whom the file system refuses nothing.
enum Nobody {
  private typealias SetUser = @convention(c) (uid_t) -> Int32

  private static let id: uid_t = 65534

  // Foundation has no declaration of it. The cast gives the symbol the signature that its manual page has.
  private static let setUser = dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }

  /// Whether the tests run as an unprivileged user, or can do so.
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return true }
    // A refused call returns the current user.
    return run { setUser?(.max) == Int32(id) }
  }()

  /// Runs `body` on this thread as an unprivileged user.
  fileprivate static func run<Result>(_ body: () -> Result) -> Result {
    guard geteuid() == 0, let setUser else { return body() }
    _ = setUser(id)
    let result = body()
    let code = errno
    _ = setUser(0)
    errno = code
    return result
  }
}

extension FileSystemCalls {
  /// The system's calls as an unprivileged user.
  static func ofNobody(over system: FileSystemCalls = .system) -> FileSystemCalls {
    var calls = system
    calls.open = { folder, path, flags, mode in Nobody.run { system.open(folder, path, flags, mode) } }
    // With the effective user, which `access` ignores.
    calls.access = { path, mode in Nobody.run { faccessat(AT_FDCWD, path, mode, AT_EACCESS) } }
    calls.rename = { old, new in Nobody.run { system.rename(old, new) } }
    calls.renameWithFlags = { old, new, flags in Nobody.run { system.renameWithFlags(old, new, flags) } }
    calls.link = { old, new in Nobody.run { system.link(old, new) } }
    calls.unlink = { folder, path in Nobody.run { system.unlink(folder, path) } }
    calls.makeFolder = { folder, path, mode in Nobody.run { system.makeFolder(folder, path, mode) } }
    calls.removeFolder = { folder, path in Nobody.run { system.removeFolder(folder, path) } }
    calls.makeLink = { text, folder, path in Nobody.run { system.makeLink(text, folder, path) } }
    calls.changeMode = { folder, path, mode in Nobody.run { system.changeMode(folder, path, mode) } }
    calls.list = { folder in Nobody.run { system.list(folder) } }
    return calls
  }
}

import CGtk
import Glibc

/// The system calls that programs in the sandbox for thumbnails must not make: those that Flatpak forbids.
///
/// A program for the kernel's packet filter; each call of the list fails with `EPERM`.
///
/// libseccomp would compile the same list, but each app would have to link it. bubblewrap takes only the compiled program:
/// as a file, it would be unreadable, and another one for each architecture.
enum SystemCallFilter {
  /// The filter for the processor's architecture; nil for an unsupported one.
  static let program: [UInt8]? = {
    #if arch(x86_64)
      // ptrace, syslog, personality, uselib, modify_ldt, pivot_root, chroot, acct, mount, umount2, quotactl, mbind,
      // set_mempolicy, get_mempolicy, add_key, request_key, keyctl, migrate_pages, unshare, move_pages,
      // perf_event_open, setns, bpf, userfaultfd
      let calls: [UInt32] = [
        101, 103, 135, 134, 154, 155, 161, 163, 165, 166, 179, 237, 238, 239, 248, 249, 250, 256, 272, 279, 298, 308,
        321, 323,
      ]
      return make(architecture: 0xC000_003E, calls, clone: 56, ioctl: 16, hasSecondTable: true)
    #elseif arch(arm64)
      // The same calls, if the architecture has them.
      let calls: [UInt32] = [
        117, 116, 92, 41, 51, 89, 40, 39, 60, 235, 237, 236, 217, 218, 219, 238, 97, 239, 241, 268, 280, 282,
      ]
      return make(architecture: 0xC000_00B7, calls, clone: 220, ioctl: 29, hasSecondTable: false)
    #else
      return nil
    #endif
  }()

  /// open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, clone3, mount_setattr: programs fall back to older
  /// calls.
  private static let unknownCalls: [UInt32] = [428, 429, 430, 431, 432, 433, 435, 442]

  private static let forbidden = UInt32(0x0005_0000) | UInt32(EPERM)
  private static let unknown = UInt32(0x0005_0000) | UInt32(ENOSYS)
  private static let allowed = UInt32(0x7FFF_0000)
  private static let killed = UInt32(0x8000_0000)

  private static func make(
    architecture: UInt32, _ calls: [UInt32], clone: UInt32, ioctl: UInt32, hasSecondTable: Bool
  ) -> [UInt8] {
    var code: [UInt8] = []
    func add(_ operation: UInt16, _ value: UInt32, yes: UInt8 = 0, no: UInt8 = 0) {
      code += [UInt8(truncatingIfNeeded: operation), UInt8(truncatingIfNeeded: operation >> 8), yes, no]
      code += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let load: UInt16 = 0x20
    let isEqual: UInt16 = 0x15
    let isAtLeast: UInt16 = 0x35
    let hasBits: UInt16 = 0x45
    let answer: UInt16 = 0x06
    // The offsets are those in the kernel's `seccomp_data`.
    add(load, 4)
    add(isEqual, architecture, yes: 1)
    add(answer, killed)
    add(load, 0)
    if hasSecondTable {
      // The calls of the x32 interface.
      add(isAtLeast, 0x4000_0000, no: 1)
      add(answer, forbidden)
    }
    for (list, result) in [(calls, forbidden), (unknownCalls, unknown)] {
      for call in list {
        add(isEqual, call, no: 1)
        add(answer, result)
      }
    }
    // Creating a user namespace.
    add(isEqual, clone, no: 4)
    add(load, 16)
    add(hasBits, 0x1000_0000, no: 1)
    add(answer, forbidden)
    add(answer, allowed)
    // Simulating terminal input.
    add(isEqual, ioctl, no: 3)
    add(load, 24)
    add(isEqual, 0x5412, no: 1)
    add(answer, forbidden)
    add(answer, allowed)
    return code
  }

  /// Opens a file with the filter, which the caller has to close; nil if there is none.
  static func open() -> Int32? {
    guard let program else { return nil }
    var template = Array("/tmp/oriel-filter-XXXXXX".utf8CString)
    let descriptor = g_mkstemp_full(&template, O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    guard write(descriptor, program, program.count) == program.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}

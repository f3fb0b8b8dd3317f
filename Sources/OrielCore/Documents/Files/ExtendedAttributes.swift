import FoundationEssentials
import Glibc

/// The extended attributes of a file, such as access control lists, tags and the origin of a download.
package enum ExtendedAttributes {
  /// The file whose attributes are read.
  package enum Source {
    /// The file at a path. A symbolic link isn't followed.
    case path(UnsafePointer<CChar>)
    /// An open file.
    case open(Int32)
  }

  private typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
  private typealias Get =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  private typealias ListOfOpen = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
  private typealias GetOfOpen = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

  /// The system calls, which Foundation doesn't declare.
  private struct Calls: Sendable {
    let list: List
    let get: Get
    let listOfOpen: ListOfOpen
    let getOfOpen: GetOfOpen
    let set: Set
  }

  private static let calls: Calls? = {
    guard let list = dlsym(nil, "llistxattr"), let get = dlsym(nil, "lgetxattr"),
      let listOfOpen = dlsym(nil, "flistxattr"), let getOfOpen = dlsym(nil, "fgetxattr"),
      let set = dlsym(nil, "fsetxattr")
    else { return nil }
    // The casts are to the signatures of the manual pages.
    return Calls(
      list: unsafeBitCast(list, to: List.self), get: unsafeBitCast(get, to: Get.self),
      listOfOpen: unsafeBitCast(listOfOpen, to: ListOfOpen.self),
      getOfOpen: unsafeBitCast(getOfOpen, to: GetOfOpen.self), set: unsafeBitCast(set, to: Set.self))
  }()

  /// Copies the attributes of a file to an open file, as far as its file system and the user's rights allow.
  ///
  /// - Returns: 0, or -1 with `errno` if an attribute couldn't be set.
  static func copy(from source: Source, to file: Int32) -> Int32 {
    var result: Int32 = 0
    for name in names(of: source) {
      guard let value = value(of: name, from: source) else { continue }
      if set(name, value, on: file) != 0 { result = -1 }
    }
    return result
  }

  /// The names of a file's attributes.
  static func names(of source: Source) -> [String] {
    guard let calls else { return [] }
    func list(_ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
      switch source {
      case .path(let path): calls.list(path, buffer, size)
      case .open(let file): calls.listOfOpen(file, buffer, size)
      }
    }
    let size = list(nil, 0)
    guard size > 0 else { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let count = list(&buffer, size)
    guard count > 0 else { return [] }
    return buffer[..<min(count, size)].split(separator: 0).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The value of an attribute; nil if there is none.
  static func value(of name: String, from source: Source) -> [UInt8]? {
    guard let calls else { return nil }
    func get(_ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
      switch source {
      case .path(let path): calls.get(path, name, buffer, size)
      case .open(let file): calls.getOfOpen(file, name, buffer, size)
      }
    }
    let size = get(nil, 0)
    guard size >= 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: max(size, 1))
    let count = get(&buffer, size)
    return count >= 0 ? Array(buffer[..<min(count, size)]) : nil
  }

  /// The value of an attribute of the file at a path; nil if there is none.
  static func value(of name: String, at path: UnsafePointer<CChar>) -> [UInt8]? { value(of: name, from: .path(path)) }

  /// Sets an attribute of an open file. Returns -1 and sets `errno` on failure.
  static func set(_ name: String, _ value: [UInt8], on file: Int32) -> Int32 {
    guard let calls else {
      errno = ENOSYS
      return -1
    }
    return calls.set(file, name, value, value.count, 0)
  }
}

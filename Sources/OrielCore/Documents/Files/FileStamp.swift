import FoundationEssentials
import Glibc

/// The state of a file, or of all files in a folder, by which a change by another program is recognized.
struct FileStamp: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let identity: FileStatus.Identity
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: FileStatus) {
      identity = status.identity
      // The size of a folder, and its time, change with hidden files in it that aren't a part of the document.
      let isFolder = status.kind == .folder
      size = isFolder ? 0 : status.size
      seconds = isFolder ? 0 : status.modified.tv_sec
      nanoseconds = isFolder ? 0 : status.modified.tv_nsec
    }
  }

  private var entries: [[UInt8]: Entry] = [:]

  /// The state of a file that is unknown, which differs from that of any file.
  static let unknown = FileStamp()

  /// The identity of the file itself; nil if it isn't known.
  var identity: FileStatus.Identity? { entries[[]]?.identity }

  /// When the content was last changed; nil if it isn't known.
  var lastModification: Date? {
    let times = entries.values.map { Double($0.seconds) + Double($0.nanoseconds) / 1e9 }
    return times.max().flatMap { $0 > 0 ? Date(timeIntervalSince1970: $0) : nil }
  }

  /// The present state of the file at a path; nil if there is none.
  init?(of path: DiskPath, in system: FileSystem, for subject: FileSubject) throws {
    let target = try system.resolved(path, for: subject)
    guard let status = try system.statusIfThere(target, for: subject) else { return nil }
    try add(FilePlace(target), status, named: [], in: system, for: subject)
  }

  private mutating func add(
    _ place: FilePlace, _ status: FileStatus, named name: [UInt8], in system: FileSystem, for subject: FileSubject
  ) throws {
    entries[name] = Entry(status)
    guard status.kind == .folder else { return }
    let children = try system.inFolder(place, as: status.identity, for: subject) { folder, names in
      try names.map { child in
        let place = FilePlace(child, in: folder)
        let status = try system.status(place, for: subject)
        var stamp = Self()
        try stamp.add(place, status, named: name + [UInt8(ascii: "/")] + child, in: system, for: subject)
        return stamp
      }
    }
    for child in children { entries.merge(child.entries) { first, _ in first } }
  }

  private init() {}

  /// Throws an error unless the file at a path is in this state.
  func require(at path: DiskPath, in system: FileSystem, for subject: FileSubject) throws {
    guard let present = try FileStamp(of: path, in: system, for: subject) else { throw subject.error(.notFound) }
    guard present == self else { throw subject.error(.changedMeanwhile) }
  }
}

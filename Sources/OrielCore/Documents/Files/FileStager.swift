import FoundationEssentials
import Glibc

/// Writes complete, synchronized contents to a temporary name next to the destination, before it is changed.
struct FileStager: Sendable {
  /// The existing file that is replaced.
  struct Replaced: Sendable {
    let path: DiskPath
    let status: FileStatus
  }

  /// Complete contents under a hidden name.
  struct Staged: Sendable {
    let path: DiskPath
    /// The created files, which are the only ones that are removed on failure.
    let made: Set<FileStatus.Identity>
  }

  let system: FileSystem
  let job: FileJob

  /// Adds the size of the contents to the job's total.
  func expect(_ content: FileContent, for subject: FileSubject) throws {
    job.expect(try size(of: content, for: subject))
  }

  /// Writes contents under a hidden name in the folder of the destination.
  ///
  /// - Parameters:
  ///   - replaced: the file that is replaced, whose owner, attributes and permissions are copied.
  ///   - subject: the subject of errors.
  func stage(
    _ content: FileContent, for path: DiskPath, like replaced: Replaced? = nil, subject: FileSubject
  ) throws -> Staged {
    let staged = system.temporaryPath(in: path.folder)
    let made = MadeFiles()
    do {
      job.begin(subject.path)
      let writing = Writing(folder: path.folder, made: made)
      try put(content, at: FilePlace(staged), like: replaced, writing, for: subject)
      return Staged(path: staged, made: made.identities)
    } catch {
      system.discard(staged, only: made.identities)
      throw error
    }
  }

  /// The context of writing nested contents.
  private struct Writing {
    /// The folder of the destination.
    let folder: DiskPath
    let made: MadeFiles
  }

  /// Whether the content is a folder.
  func isFolder(_ content: FileContent) throws -> Bool {
    switch content {
    case .folder: return true
    case .data, .link: return false
    case .copy(let source):
      return try system.status(source, followingLinks: true, for: FileSubject(.read, source)).kind == .folder
    }
  }

  private func size(of content: FileContent, for subject: FileSubject) throws -> Int64 {
    switch content {
    case .data(let data, _): return Int64(data.count)
    case .link: return 0
    case .folder(let entries):
      return try entries.reduce(0) { try $0 + size(of: $1.content, for: subject.appending($1.name)) }
    case .copy(let source):
      let reading = FileSubject(.read, source)
      return try copier(MadeFiles()).size(of: system.resolved(source, for: reading), for: reading)
    }
  }

  private func put(
    _ content: FileContent, at place: FilePlace, like replaced: Replaced?, _ writing: Writing, for subject: FileSubject
  ) throws {
    try job.checkCancellation()
    switch content {
    case .data(let data, let permissions):
      // Other users can't read it before it has its permissions.
      let mode: mode_t = replaced == nil && permissions == nil ? 0o666 : 0o600
      try system.creating(place, mode: mode, made: writing.made, for: subject) { file, _ in
        try system.write(data, to: file, job: job, for: subject)
        try keep(replaced, permissions: permissions, of: file, for: subject)
        try system.sync(file, for: subject)
      }
    case .link(let text):
      try system.makeLink(place, to: text, made: writing.made, for: subject)
    case .folder(let entries):
      try putFolder(entries, at: place, like: replaced, writing, for: subject)
    case .copy(let source):
      let reading = FileSubject(.read, source)
      let original = try system.resolved(source, for: reading)
      try system.require(writing.folder, notInside: system.status(original, for: reading).identity, for: subject)
      try copier(writing.made).copy(
        FilePlace(original), to: place, isPrivate: replaced != nil, reading: reading, writing: subject)
      try keepPermissions(of: replaced, at: place, writing, for: subject)
    }
  }

  private func putFolder(
    _ entries: [FileContent.Entry], at place: FilePlace, like replaced: Replaced?, _ writing: Writing,
    for subject: FileSubject
  ) throws {
    let mode: mode_t = replaced == nil ? 0o777 : 0o700
    try system.creatingFolder(place, mode: mode, made: writing.made, for: subject) { folder in
      for entry in entries {
        let child = FileSubject(subject.action, subject.path.appending(entry.name))
        guard Filename.isPossible(entry.name) else {
          throw FileSubject(subject.action, subject.path.appending(entry.name.filter { $0 != 0 })).error(.invalidName)
        }
        try put(entry.content, at: FilePlace(entry.name, in: folder), like: nil, writing, for: child)
      }
      try keep(replaced, permissions: nil, of: folder, for: subject)
      try system.syncFileOrFolder(folder, for: subject)
    }
  }

  private func keepPermissions(
    of replaced: Replaced?, at place: FilePlace, _ writing: Writing, for subject: FileSubject
  ) throws {
    guard let replaced else { return }
    let file = system.opened(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw subject.error() }
    defer { _ = system.calls.close(file) }
    guard writing.made.identities.contains(try system.statusOfOpen(file, for: subject).identity) else {
      throw subject.error(.changedMeanwhile)
    }
    try keep(replaced, permissions: nil, of: file, for: subject)
    try system.syncFileOrFolder(file, for: subject)
  }

  private func keep(
    _ replaced: Replaced?, permissions: UInt16?, of file: Int32, for subject: FileSubject
  ) throws {
    if let replaced {
      let existing = replaced.status
      let isOwnerKept = system.calls.changeOwnerOfOpen(file, existing.owner, existing.group) == 0
      _ = replaced.path.withCString { system.calls.copyAttributes(.path($0), file) }
      // Only root can change the owner. Without the owner, the set-user-ID and set-group-ID bits must not be kept.
      let mode = isOwnerKept ? existing.mode : existing.mode & 0o777
      try system.setMode(mode, of: file, for: subject)
    } else if let permissions {
      try system.setMode(mode_t(permissions & 0o777), of: file, for: subject)
    }
  }

  private func copier(_ made: MadeFiles) -> FileCopier {
    FileCopier(system: system, job: job, fidelity: .contents, made: made)
  }
}

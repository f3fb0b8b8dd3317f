import Foundation

/// Writes contents beside the place where they will be, complete and on the disk, before anything there is touched.
struct FileStager: Sendable {
  let system: FileSystem
  let job: FileJob

  /// Tells the job how much is to be written.
  func expect(_ content: FileContent, for subject: FileSubject) throws {
    job.expect(try size(of: content, for: subject))
  }

  /// Writes contents under a hidden name in the folder of the path that they are meant for.
  ///
  /// - Parameters:
  ///   - existing: what is to be replaced, whose owner and permissions the new one gets.
  ///   - subject: what an error tells of.
  func stage(
    _ content: FileContent, for path: DiskPath, like existing: FileStatus? = nil, subject: FileSubject
  ) throws -> DiskPath {
    let staged = system.temporaryPath(in: path.folder)
    do {
      job.begin(subject.path)
      try put(content, at: staged, like: existing, for: subject)
      return staged
    } catch {
      system.discard(staged)
      throw error
    }
  }

  /// Whether the contents are a folder.
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
      return try copier.size(of: system.resolved(source, for: reading), for: reading)
    }
  }

  private func put(_ content: FileContent, at path: DiskPath, like existing: FileStatus?, for subject: FileSubject)
    throws
  {
    try job.checkCancellation()
    switch content {
    case .data(let data, let permissions):
      // Nobody else sees what is in it before it has its permissions.
      try system.creating(path, mode: existing == nil ? 0o666 : 0o600, for: subject) { file in
        try system.write(data, to: file, job: job, for: subject)
        try keep(existing, permissions: permissions, of: file, for: subject)
        try system.sync(file, for: subject)
      }
    case .link(let text):
      try system.makeLink(path, to: text, for: subject)
    case .folder(let entries):
      try putFolder(entries, at: path, like: existing, for: subject)
    case .copy(let source):
      let reading = FileSubject(.read, source)
      try copier.copy(try system.resolved(source, for: reading), to: path, reading: reading, writing: subject)
      try keepPermissions(of: existing, at: path, for: subject)
    }
  }

  private func putFolder(
    _ entries: [FileContent.Entry], at path: DiskPath, like existing: FileStatus?, for subject: FileSubject
  ) throws {
    try system.makeFolder(path, for: subject)
    for entry in entries {
      let child = FileSubject(subject.action, subject.path.appending(entry.name))
      guard Filename.isPossible(entry.name) else {
        throw FileSubject(subject.action, subject.path.appending(entry.name.filter { $0 != 0 })).error(.invalidName)
      }
      try put(entry.content, at: path.appending(entry.name), like: nil, for: child)
    }
    try keepPermissions(of: existing, at: path, for: subject)
    try system.syncFolder(path, for: subject)
  }

  private func keepPermissions(of existing: FileStatus?, at path: DiskPath, for subject: FileSubject) throws {
    guard let existing else { return }
    let file = system.opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw subject.error() }
    defer { _ = system.calls.close(file) }
    try keep(existing, permissions: nil, of: file, for: subject)
  }

  private func keep(
    _ existing: FileStatus?, permissions: UInt16?, of file: Int32, for subject: FileSubject
  ) throws {
    if let existing {
      let isOwnerKept = system.calls.changeOwnerOfOpen(file, existing.owner, existing.group) == 0
      // Only root may give a file away. What a program may do as its owner, it mustn't do as another.
      let mode = isOwnerKept ? existing.mode : existing.mode & 0o777
      guard system.calls.changeModeOfOpen(file, mode) == 0 else { throw subject.error() }
    } else if let permissions {
      guard system.calls.changeModeOfOpen(file, mode_t(permissions & 0o777)) == 0 else { throw subject.error() }
    }
  }

  private var copier: FileCopier { FileCopier(system: system, job: job, fidelity: .contents) }
}

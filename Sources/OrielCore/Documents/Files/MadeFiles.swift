/// The files, folders and links that an operation has made: when it is undone nothing else is removed, whatever it is
/// called.
final class MadeFiles {
  private(set) var identities: Set<FileStatus.Identity> = []

  func insert(_ identity: FileStatus.Identity) { identities.insert(identity) }
}

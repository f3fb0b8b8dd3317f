/// The files, folders and links that an operation has created. Undoing it removes only these.
final class MadeFiles {
  private(set) var identities: Set<FileStatus.Identity> = []

  func insert(_ identity: FileStatus.Identity) { identities.insert(identity) }
}

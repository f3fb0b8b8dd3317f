import FoundationEssentials

/// The content to write: a file, a folder with its files, or a symbolic link.
package indirect enum FileContent: Sendable {
  /// A file with the given bytes. Nil permissions are the default ones.
  case data(Data, permissions: UInt16? = nil)
  /// A copy of a file or folder.
  case copy(of: DiskPath)
  /// A folder.
  case folder([Entry])
  /// A symbolic link with a target.
  case link(to: [UInt8])

  /// A file in a folder.
  package struct Entry: Sendable {
    package var name: [UInt8]
    package var content: FileContent

    package init(name: [UInt8], content: FileContent) {
      self.name = name
      self.content = content
    }
  }
}

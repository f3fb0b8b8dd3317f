import FoundationEssentials

/// What is to be written: a file, a folder with all that is in it, or a symbolic link.
package indirect enum FileContent: Sendable {
  /// A file with these bytes; nil for the usual permissions.
  case data(Data, permissions: UInt16? = nil)
  /// The same as this file or folder.
  case copy(of: DiskPath)
  /// A folder.
  case folder([Entry])
  /// A symbolic link with this text.
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

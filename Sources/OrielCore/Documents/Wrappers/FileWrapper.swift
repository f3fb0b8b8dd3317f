import FoundationEssentials

/// A file, a folder with all that is in it, or a symbolic link, in memory.
///
/// ```swift
/// let wrapper = FileWrapper(directoryWithFileWrappers: [
///   "text.txt": FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// ])
/// try wrapper.write(to: url, originalContentsURL: nil)
/// ```
///
/// What is read is read at once: later changes on the disk don't change a wrapper. What is written is written whole or
/// not at all, a folder too.
open class FileWrapper {
  /// How a wrapper is read. Everything is read at once whatever they say.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Read all contents now.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Don't map files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written. It is always done as with `atomic`.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Write beside the place, and put the whole there at the end.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Take over the names that were written as `filename`.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link([UInt8])
  }

  var content: Content
  /// The name on the disk in its own bytes, where they are no UTF-8.
  var nameOnDisk: [UInt8]?

  /// The name that the file should have, if it is free. It is set apart from the name that it got on the disk.
  open var preferredFilename: String?

  /// The name that the file had on the disk when it was last read or written.
  open var filename: String?

  /// Attributes of the file, by the keys of `FileAttributeKey`. Its permissions are written, where there are any.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a folder with these files, whose names are the keys.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a file with these contents.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a symbolic link that leads to this file.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(Self.text(ofLinkTo: url)) }

  /// Reads a file, a folder with all that is in it, or a symbolic link, which isn't followed.
  ///
  /// - Throws: `FileAccessError`, also when there is a pipe or a device anywhere in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .file(Data())
    try read(from: url, options: options)
  }

  init(content: Content) { self.content = content }

  /// Whether it is a folder.
  open var isDirectory: Bool {
    switch content {
    case .folder: true
    case .file, .link: false
    }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool {
    switch content {
    case .file: true
    case .folder, .link: false
    }
  }

  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool {
    switch content {
    case .link: true
    case .file, .folder: false
    }
  }

  /// The contents of a file; nil if it is none.
  open var regularFileContents: Data? {
    switch content {
    case .file(let contents): contents
    case .folder, .link: nil
    }
  }

  /// The files in a folder by their names; nil if it is none.
  open var fileWrappers: [String: FileWrapper]? {
    switch content {
    case .folder(let children): children
    case .file, .link: nil
    }
  }

  /// Where a symbolic link leads; nil if it is none.
  open var symbolicLinkDestinationURL: URL? {
    switch content {
    case .link(let text):
      if text.first == UInt8(ascii: "/") {
        DiskPath(bytes: text).url()
      } else {
        URL(string: Self.percentEncoded(text), relativeTo: nil)
      }
    case .file, .folder: nil
    }
  }

  // A relative link stays relative: what it leads to moves with it.
  private static func text(ofLinkTo url: URL) -> [UInt8] {
    if url.scheme == nil || url.baseURL != nil {
      return Array(PercentEncoding.decoded(url.relativePath))
    }
    return DiskPath(url)?.bytes ?? Array(url.path.utf8)
  }

  private static func percentEncoded(_ text: [UInt8]) -> String {
    PercentEncoding.encoded(Array(String(decoding: text, as: UTF8.self).utf8))
  }
}

import FoundationEssentials

/// An in-memory representation of a file, a folder with its contents, or a symbolic link.
///
/// ```swift
/// let wrapper = FileWrapper(directoryWithFileWrappers: [
///   "text.txt": FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// ])
/// try wrapper.write(to: url, originalContentsURL: nil)
/// ```
///
/// Contents are read completely at initialization; later changes on disk don't affect a wrapper. Files and folders are
/// written atomically.
open class FileWrapper {
  /// Options for reading. Contents are always read immediately.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads all contents immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Doesn't map files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing. Files are always written atomically.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes to a temporary file, which then replaces the destination.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets `filename` to the names of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link([UInt8])
  }

  var content: Content
  /// The bytes of the file name if they aren't valid UTF-8.
  var nameOnDisk: [UInt8]?

  /// The preferred name of the file, which is used unless it is taken.
  open var preferredFilename: String?

  /// The name of the file when it was last read or written.
  open var filename: String?

  /// The attributes of the file, by `FileAttributeKey`. Only the permissions are written.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a folder with the given files, whose preferred names are the keys.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a file with the given contents.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a symbolic link to a file.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(Self.text(ofLinkTo: url)) }

  /// Reads a file, a folder with its contents, or a symbolic link, which isn't followed.
  ///
  /// - Throws: `FileAccessError`, also if a folder contains a pipe or a device.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = .file(Data())
    try read(from: url, options: options)
  }

  init(content: Content) { self.content = content }

  /// Whether the wrapper is a folder.
  open var isDirectory: Bool {
    switch content {
    case .folder: true
    case .file, .link: false
    }
  }

  /// Whether the wrapper is a file.
  open var isRegularFile: Bool {
    switch content {
    case .file: true
    case .folder, .link: false
    }
  }

  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool {
    switch content {
    case .link: true
    case .file, .folder: false
    }
  }

  /// The contents of a file; nil for folders and links.
  open var regularFileContents: Data? {
    switch content {
    case .file(let contents): contents
    case .folder, .link: nil
    }
  }

  /// The files of a folder by name; nil for files and links.
  open var fileWrappers: [String: FileWrapper]? {
    switch content {
    case .folder(let children): children
    case .file, .link: nil
    }
  }

  /// The target of a symbolic link; nil for files and folders.
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

  // A relative link stays relative, so that it can be moved with its target.
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

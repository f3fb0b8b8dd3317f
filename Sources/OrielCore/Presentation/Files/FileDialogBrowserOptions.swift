/// What a file dialog shows besides the usual.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The contents of packages. On Linux a package is a folder like any other, so they are always shown.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files, whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of file names. On Linux they are always shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

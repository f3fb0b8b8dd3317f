/// Options for the files that a file dialog displays.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Displays the contents of packages, which are ordinary folders on Linux and always displayed.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Displays hidden files, whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Displays file name extensions, which are always displayed on Linux.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
